import type { LiveConversation } from "@/lib/client/contract"

/** Texts of the live inbox. */
export const WAITING = "Waiting"
export const MINE = "Mine"
export const ALL = "All"
export const WHICH = "Which conversations"
export const LIVE_LIST = "Visitors who asked for a person"
export const NO_ONE_WAITING = "No one is waiting"
export const NO_ONE_WAITING_WHY = "When a visitor asks for a person, the conversation shows up here by itself."
export const NOT_OFFERED = "Visitors can't ask for a person yet"
export const NOT_OFFERED_WHY = "Turn it on, and visitors can ask you to take over from the chatbot."
export const OPEN_SETTINGS = "Open the settings"
export const CHOOSE_ONE = "Choose a conversation"
export const CHOOSE_ONE_WHY = "You see what was said before you take it."
export const NOT_HERE = "This visitor isn't waiting any more"
export const NOT_HERE_WHY = "The conversation was closed or went back to the chatbot. You find it under Conversations."
export const BACK_TO_LIST = "All waiting"
export const LINE_LOST = "The connection was lost. New messages show up once it's back."
export const NOTIFY_ME = "Notify me in this browser"
export const NOTIFY_REFUSED = "Your browser doesn't allow notifications for this site."
export const NOTIFIES = "This browser notifies you."
export const SOMEONE_WAITS = "A visitor is waiting for a person"
export const A_VISITOR = "A visitor"
export const WRITE = "Your message"
export const SEND = "Send"
export const SEND_FAILED = "Your message wasn't sent"
export const TAKE = "Take over"
export const TAKE_AWAY = "Take it over"
export const TAKE_FAILED = "You couldn't take the conversation"
export const RELEASE_FAILED = "The conversation couldn't be handed over"
export const HAND_BACK = "Hand back to the chatbot"
export const CLOSE = "Close"
export const TAKEN_TITLE = "Take this conversation over?"
export const takenEffect = (email: string) => `${email} is answering this visitor. They can't write any more after you.`
export const READ_FAILED = "The messages couldn't be loaded"
export const TRY_AGAIN = "Try again"
export const LOADING = "Loading the messages"
export const SENDING_LABEL = "Sending…"
export const takeFirst = "The visitor doesn't see you before you take over. Until then, no one answers."
export const missedNote = "No one answered in time, so the chatbot answers again. You can still take over."

/** Where a conversation stands, for the admin who reads the list. */
export function stateOf({ state, taken_by, awaits_answer }: LiveConversation): string {
	if (state === "waiting") return "Waiting for a person"
	if (state === "missed") return "Missed"
	if (!taken_by) return "Taken"
	if (!taken_by.is_you) return `Taken by ${taken_by.email}`
	return awaits_answer ? "Waiting for your answer" : "Yours"
}

/** "(2) Chatbot". */
export const titleWith = (count: number, title: string) => (count > 0 ? `(${count}) ${title}` : title)
