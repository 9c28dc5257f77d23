import { counted } from "@/components/ui/counted"
import type { Webhook, WebhookDeliveryStatus } from "@/lib/client/contract"
import type { EventType } from "@/lib/webhooks/event-types"

/** Texts about a business's webhooks. */

export const WEBHOOKS = "Webhooks"
export const WEBHOOKS_ABOUT = "We send what happens here to an address of yours, within seconds."
export const NO_WEBHOOKS = "No webhooks yet"
export const NO_WEBHOOKS_WHY = "Add one, and your CRM, a spreadsheet, or a chat hears of each new testimonial or lead."
export const NEW_WEBHOOK = "New webhook"
export const ADD_WEBHOOK = "Add webhook"
export const SAVE_WEBHOOK = "Save webhook"

// The form
export const WEBHOOK_URL = "Address"
export const WEBHOOK_URL_HINT = "Each event is sent there as a POST request."
export const WEBHOOK_URL_PLAIN =
	"This address isn't encrypted: others on the way can read people's data. Start it with https:// unless it's in your own network."
export const WEBHOOK_URL_EXAMPLE = "https://www.example.com/webhooks"
export const WEBHOOK_NAME = "Name"
export const WEBHOOK_NAME_HINT = "What it's for, like “CRM”."
export const WEBHOOK_EVENTS = "Events"
export const CHOOSE_ALL = "Choose all"
export const SUBJECTS: Record<string, string> = {
	testimonial: "Testimonials",
	lead: "Leads",
	chat: "Chatbot",
	quiz: "Quizzes",
}
export const EVENTS: Record<EventType, string> = {
	"testimonial.submitted": "A testimonial came in",
	"testimonial.approved": "A testimonial was approved",
	"testimonial.rejected": "A testimonial was rejected",
	"testimonial.withdrawn": "A customer withdrew their consent",
	"testimonial.deleted": "A testimonial was deleted",
	"lead.created": "A visitor left their contact details",
	"lead.updated": "A lead's details changed",
	"chat.unanswered": "The chatbot couldn't answer a question",
	"chat.needs_person": "A visitor asked for a person",
	"quiz.started": "A visitor started a quiz",
	"quiz.completed": "A visitor completed a quiz",
	"quiz.partial": "A visitor stopped in the middle of a quiz",
}
/** An event that this version doesn't know is named by its type. */
export const eventName = (type: string) => (EVENTS as Partial<Record<string, string>>)[type] ?? type

// The secret
export const WEBHOOK_ADDED = "Your webhook's signing secret"
export const SECRET_REPLACED = "The new signing secret"
export const SECRET_ONCE =
	"Your program checks with it that a request comes from us (Standard Webhooks). Copy it now: you can't see it again."
export const OLD_SECRET_WORKS =
	"For a day, requests are signed with the old secret too, so that you have time to change it."
export const THE_SECRET = "Signing secret"

// A webhook and its state
export const DETAILS = "Details"
export const ALL_EVENTS = "All events"
export const eventsCount = (count: number) => counted(count, "event")
export const WORKING = "Working"
export const UNUSED = "Nothing sent yet"
export const RETRYING = "Retrying"
export const NOT_ARRIVED = "Last event failed"
export const IS_OFF = "Off"
export const SWITCHED_OFF = "Turned off"
/** Both are followed by a time. */
export const LAST_SENT = "Last event sent"
export const LAST_TRIED = "Last event tried"
export const FAILING_SINCE = "No event has got through since"
export const waitingCount = (count: number) => `${counted(count, "event waits", "events wait")} to be sent.`
export const OFF_MEANS = "Events that happen while it's off aren't sent."
export const OFF_REASONS: Record<NonNullable<Webhook["disabled_reason"]>, string> = {
	gone: "We turned it off because its address answered that it's gone (410). Events that happen meanwhile aren't sent.",
	failing:
		"We turned it off because no event got through for three days. Events that happen meanwhile aren't sent. Look at the log below, mend the cause, and turn it on again.",
}
export const SENDS = "Sends"
export const ADDED = "Added"
export const SECRET = "Signing secret"
export const SECRET_HIDDEN = "Shown once, when it was made."
/** Followed by a time. */
export const OLD_SECRET_UNTIL = "The one before signs too until"
export const EDIT_WEBHOOK = "Edit"
export const TURN_ON = "Turn on"
export const TURN_OFF = "Turn off"
export const TURNED_ON = "Webhook turned on"
export const TURNED_OFF = "Webhook turned off"
export const TURN_FAILED = "Failed to change the webhook"
export const NEW_SECRET = "New secret"
export const newSecretAsk = (name: string) => `Replace the signing secret of “${name}”?`
export const NEW_SECRET_MEANS =
	"You get a new one to give your program. The old one keeps signing beside it for a day, then it's gone."
export const REPLACE = "Replace"
export const NEW_SECRET_FAILED = "Failed to replace the secret"
export const DELETE_WEBHOOK = "Delete"
export const deleteAsk = (name: string) => `Delete “${name}”?`
export const DELETE_MEANS = "Nothing more is sent there, and its log goes too. You can't undo this."
export const WEBHOOK_DELETED = "Webhook deleted"
export const DELETE_FAILED = "Failed to delete the webhook"
export const WEBHOOK_SAVED = "Webhook saved"

// A test
export const TEST_EVENT = "Try it with made-up data"
export const TEST_HINT = "It's marked as a test, so that your program can tell."
export const TEST_NEEDS_ON = "Turn the webhook on to send a test."
export const SEND_TEST = "Send a test"
export const SEND_TEST_FAILED = "Failed to send the test"
export const TEST_SENDING = "Sending…"
export const testArrived = (status: number | null, ms: number | null) =>
	`It arrived: your address answered ${status ?? "nothing"}${ms === null ? "" : ` in ${milliseconds(ms)}`}.`
export const testRefused = (why: string) => `It didn't arrive. ${why}`

// The log
export const LOG = "Log"
export const LOG_ABOUT = "What was sent in the last 30 days, newest first."
export const LOADING_LOG = "Loading the log"
export const LOG_FAILED = "Failed to load the log"
export const NOTHING_SENT = "Nothing sent yet. Send a test to see what arrives."
export const NOTHING_SENT_OFF = "Nothing sent yet."
export const NOTHING_LIKE_IT = "Nothing in this list."
export const OLDER_EVENTS = "Older events"
export const WHICH_EVENTS = "Which events"
export const ALL = "All"
export const STATUSES: Record<WebhookDeliveryStatus, string> = { waiting: "Waiting", sent: "Sent", failed: "Failed" }
export const TEST = "Test"
export const answered = (status: number) => `It answered ${status}.`
export const milliseconds = (ms: number) =>
	ms < 1000 ? `${ms} ms` : `${(ms / 1000).toLocaleString("en-US", { maximumFractionDigits: 1 })} s`
export const EVENT_ID = "Event ID"
export const TRIES = "Tries"
export const DURATION = "Took"
export const LAST_TRY = "Last try"
export const NEXT_TRY = "Next try"
export const RESULT = "Result"
export const NO_TRY_YET = "Not tried yet."
export const REQUEST = "Request"
export const RESPONSE = "Answer"
export const REMOVED = "What was sent has been removed, because what it was about was deleted."
export const RESPONSE_EMPTY = "Empty"
