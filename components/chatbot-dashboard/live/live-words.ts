import { counted } from "@/components/ui/counted"
import type { LiveConversation } from "@/lib/client/contract"

function spanOf(minutes: number): string {
	if (minutes < 1) return "Under 1 min"
	const hours = Math.floor(minutes / 60)
	return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

export const liveWords = {
	waiting: "Waiting",
	mine: "Mine",
	all: "All",
	which: "Which conversations",
	list: "Visitors who asked for a person",
	noOneWaiting: "No one is waiting",
	noOneWaitingWhy: "When a visitor asks for a person, the conversation shows up here by itself.",
	noneMine: "You're not answering anyone",
	noneMineWhy: "Conversations that you take over are here until you close them or hand them back.",
	/** Above those whom no person answered. lib/chatbot/person keeps them for a week. */
	missed: "Missed in the last 7 days",
	seeWho: "See who",
	waitingCount: (count: number) => `${counted(count, "visitor")} ${count === 1 ? "is" : "are"} waiting for a person`,
	since: "Since ",
	waited: spanOf,
	waitedSince: ", since ",
	notOffered: "Asking for a person is off",
	notOfferedWhy:
		"When a visitor asks for a person now, the chatbot answers, and no one is notified. You find the conversation under All. Turn it on in the settings, and it waits for you here.",
	openSettings: "Open the settings",
	chooseOne: "Choose a conversation",
	chooseOneWhy: "You see what was said before you take it.",
	notHere: "This visitor isn't waiting any more",
	backTo: { waiting: "All waiting", mine: "All of mine" },
	lineLost: "The connection was lost. New messages show up once it's back.",
	notifyMe: "Notify me in this browser",
	notifyRefused: "Your browser doesn't allow notifications for this site.",
	notifies: "This browser notifies you.",
	someoneWaits: "A visitor is waiting for a person",
	aVisitor: "A visitor",
	write: "Your message",
	send: "Send",
	sendFailed: "Your message wasn't sent",
	take: "Take over",
	takeAway: "Take it over",
	takeFailed: "You couldn't take the conversation",
	releaseFailed: "The conversation couldn't be handed over",
	handBack: "Hand back to the chatbot",
	takenTitle: "Take this conversation over?",
	takenEffect: (email: string) => `${email} is answering this visitor. They can't write any more after you.`,
	readFailed: "The messages couldn't be loaded",
	sendingLabel: "Sending…",
	takeFirst: "The visitor doesn't see you before you take over. Until then, no one answers.",
	missedNote: "No one answered in time, so the chatbot answers again. You can still take over.",

	stateOf({ state, taken_by, awaits_answer }: LiveConversation): string {
		if (state === "waiting") return "Waiting for a person"
		if (state === "missed") return "Missed"
		if (!taken_by) return "Taken"
		if (!taken_by.is_you) return `Taken by ${taken_by.email}`
		return awaits_answer ? "Waiting for your answer" : "Yours"
	},

	titleWith: (count: number, title: string) => (count > 0 ? `(${count}) ${title}` : title),
}
