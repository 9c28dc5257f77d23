import { counted } from "@/components/ui/counted"
import type { Webhook, WebhookDeliveryStatus } from "@/lib/client/contract"
import { EVENTS, type EventGroup, isEventType } from "@/lib/webhooks/event-types"

const GROUPS: Record<EventGroup, string> = {
	testimonial: "Testimonials",
	lead: "Leads",
	chat: "Chatbot",
	quiz: "Quizzes",
}
const milliseconds = (ms: number) =>
	ms < 1000 ? `${ms} ms` : `${(ms / 1000).toLocaleString("en-US", { maximumFractionDigits: 1 })} s`

export const webhookWords = {
	webhooks: "Webhooks",
	about: "We send what happens here to an address of yours, within seconds.",
	none: "No webhooks yet",
	noneWhy: "Add one, and your CRM, a spreadsheet, or a chat hears of each new testimonial or lead.",
	new: "New webhook",
	add: "Add webhook",
	save: "Save webhook",

	url: "Address",
	urlHint: "Each event is sent there as a POST request.",
	urlPlain:
		"This address isn't encrypted: others on the way can read people's data. Start it with https:// unless it's in your own network.",
	urlExample: "https://www.example.com/webhooks",
	nameHint: "What it's for, like “CRM”.",
	webhookEvents: "Events",
	chooseAll: "Choose all",
	groups: GROUPS,
	/** An event that this version doesn't know is named by its type. */
	eventName: (type: string) => (isEventType(type) ? EVENTS[type].happened : type),

	webhookAdded: "Your webhook's signing secret",
	secretReplaced: "The new signing secret",
	secretOnce:
		"Your program checks with it that a request comes from us (Standard Webhooks). Copy it now: you can't see it again.",
	oldSecretWorks: "For a day, requests are signed with the old secret too, so that you have time to change it.",
	theSecret: "Signing secret",

	allEvents: "All events",
	eventsCount: (count: number) => counted(count, "event"),
	working: "Working",
	unused: "Nothing sent yet",
	retrying: "Retrying",
	notArrived: "Last event failed",
	isOff: "Off",
	switchedOff: "Turned off",
	/** Both are followed by a time. */
	lastSent: "Last event sent",
	lastTried: "Last event tried",
	failingSince: "No event has got through since",
	waitingCount: (count: number) => `${counted(count, "event waits", "events wait")} to be sent.`,
	offMeans: "Events that happen while it's off aren't sent.",
	offReasons: {
		gone: "We turned it off because its address answered that it's gone (410). Events that happen meanwhile aren't sent.",
		failing:
			"We turned it off because no event got through for three days. Events that happen meanwhile aren't sent. Look at the log below, mend the cause, and turn it on again.",
	} satisfies Record<NonNullable<Webhook["disabled_reason"]>, string>,
	sends: "Sends",
	added: "Added",
	secret: "Signing secret",
	secretHidden: "Shown once, when it was made.",
	oldSecretUntil: "The one before signs too until",
	turnOn: "Turn on",
	turnOff: "Turn off",
	turnedOn: "Webhook turned on",
	turnedOff: "Webhook turned off",
	turnFailed: "Failed to change the webhook",
	newSecret: "New secret",
	newSecretAsk: (name: string) => `Replace the signing secret of “${name}”?`,
	newSecretMeans:
		"You get a new one to give your program. The old one keeps signing beside it for a day, then it's gone.",
	replace: "Replace",
	newSecretFailed: "Failed to replace the secret",
	deleteAsk: (name: string) => `Delete “${name}”?`,
	deleteMeans: "Nothing more is sent there, and its log goes too. You can't undo this.",
	deleted: "Webhook deleted",
	deleteFailed: "Failed to delete the webhook",
	saved: "Webhook saved",

	testEvent: "Try it with made-up data",
	testHint: "It's marked as a test, so that your program can tell.",
	testNeedsOn: "Turn the webhook on to send a test.",
	sendTest: "Send a test",
	sendTestFailed: "Failed to send the test",
	testSending: "Sending…",
	testArrived: (status: number | null, ms: number | null) =>
		`It arrived: your address answered ${status ?? "nothing"}${ms === null ? "" : ` in ${milliseconds(ms)}`}.`,
	testRefused: (why: string) => `It didn't arrive. ${why}`,
}

export const deliveryLogWords = {
	log: "Log",
	about: "What was sent in the last 30 days, newest first.",
	loading: "Loading the log",
	failed: "Failed to load the log",
	nothingSent: "Nothing sent yet. Send a test to see what arrives.",
	nothingSentOff: "Nothing sent yet.",
	nothingLikeIt: "Nothing in this list.",
	olderEvents: "Older events",
	whichEvents: "Which events",
	all: "All",
	statuses: { waiting: "Waiting", sent: "Sent", failed: "Failed" } satisfies Record<WebhookDeliveryStatus, string>,
	test: "Test",
	answered: (status: number) => `It answered ${status}.`,
	milliseconds,
	eventId: "Event ID",
	tries: "Tries",
	duration: "Took",
	lastTry: "Last try",
	nextTry: "Next try",
	result: "Result",
	noTryYet: "Not tried yet.",
	request: "Request",
	response: "Answer",
	removed: "What was sent has been removed, because what it was about was deleted.",
	responseEmpty: "Empty",
}
