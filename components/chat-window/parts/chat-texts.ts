import type { PersonState } from "@/lib/client/contract"

/** Texts of the public chat. */
export const UNAVAILABLE_TITLE = "Chatbot Unavailable"
export const CONFIG_FAILED = "Failed to load chatbot configuration"
export const FEEDBACK = "Your Feedback - Share Video Testimonial"
export const poweredBy = (tenantName: string) => `Powered by ${tenantName}`
export const NEW_TAB = " (opens in a new tab)"
export const MORE = "More"
export const NO_SCRIPT = "The chat needs JavaScript. Turn it on in your browser, then reload this page."

/**
 * Who answers, as a law requires it (EU AI Act, Article 50). The words come before the only name in them, and a
 * chatbot's own name is never part of them, so that no name can hide what they say.
 */
export function whoAnswers(state: PersonState | null, tenantName: string): string {
	if (state === "waiting") return "The AI assistant is silent until a person joins"
	return state === "taken" ? `You're chatting with a person from ${tenantName}` : "You're chatting with an AI assistant"
}

// The conversation.
export const conversationWith = (name: string) => `Conversation with ${name}`
export const speaker = (name: string) => `${name}:`
export const YOU = "You:"
export const CONTINUE_PREVIOUS = "Continue previous chat"
export const START_AGAIN = "Start again"
export const NEW_CHAT = "New chat started."
export const earlierMessages = (count: number) => `${count} earlier messages loaded.`
export const NOTHING_PREVIOUS = "Your previous chat is no longer available."
export const PREVIOUS_FAILED = "Your previous chat couldn't be loaded. Please try again."
export const NEWEST = "Latest"

// The field.
export const MESSAGE = "Message"
export const PLACEHOLDER = "Type your message…"
export const SEND = "Send"
export const STOP = "Stop"
export const DISCLOSURE = "Automated answers can be wrong."
export const charactersLeft = (count: number) => `${count} left`
export const charactersOver = (count: number) => `${count} ${count === 1 ? "character" : "characters"} too many`

// An answer.
export const isWriting = (name: string) => `${name} is writing…`
export const says = (name: string, text: string) => `${name}: ${text}`
export const WRITING = "Writing…"
export const STOPPED = "Stopped."
export const RETRY = "Try again"
export const SOURCES = "Sources: "
export const numbered = (number: number, title: string) => `[${number}] ${title}`
export const sourceNumber = (number: number, title: string) => `Source ${number}: ${title}`
export const PASSAGE_GONE = "This text has been changed or removed since the answer."
export const READ_ON = "Read the page"
export const CLOSE = "Close"
export const hearFrom = (firstName: string, at: string) =>
	firstName ? `Hear it from ${firstName}, ${at}` : `Hear it, ${at}`
export const testimonialOf = (firstName: string) =>
	firstName ? `Testimonial by ${firstName}` : "A customer's testimonial"
export const QUOTE_GONE = "This testimonial can't be played, or is no longer available."
export const CAPTIONS_TRACK = "Captions"
export const TABLE = "Table"
export const COPY_ANSWER = "Copy answer"
export const COPIED = "Copied"
export const COPY_FAILED = "Your browser doesn't allow copying here."
export const HELPFUL = "Helpful"
export const NOT_HELPFUL = "Not helpful"
export const RATE_FAILED = "Your rating couldn't be saved."

// The card that asks for an address.
export const LEAVE_ADDRESS = "Leave your email address"
export const leadTitle = (tenantName: string) => `Want ${tenantName} to follow up?`
export const LEAD_EMAIL = "Email"
export const LEAD_NAME = "Name"
export const LEAD_PHONE = "Phone"
export const LEAD_COMPANY = "Company"
export const LEAD_MORE = "Add name and phone"
export const LEAD_SEND = "Send details"
export const LEAD_SKIP = "No, thanks"
export const LEAD_SENT = "Your details were sent."
export const leadThanks = (tenantName: string) => `Thank you. ${tenantName} has your details.`
export const LEAD_FAILED = "Your details couldn't be sent. Please try again."

// A person takes over.
export const ASK_PERSON = "Ask for a person"
export const ASK_PERSON_AGAIN = "Ask again"
export const BACK_TO_CHATBOT = "Back to the assistant"
export const ASK_PERSON_FAILED = "Your request couldn't be sent. Please try again."
export const SENDING = "Sending…"
export const SENT = "Sent."
export const NOT_SENT = "Your message wasn't sent."
export const RECONNECTING = "The connection was lost. Reconnecting…"
export const offersPerson = (tenantName: string) => `Would you rather talk to someone from ${tenantName}?`
export const fromBusiness = (tenantName: string) => `From ${tenantName}`
/** Where a request for a person stands, as the visitor reads and hears it. Empty if there is nothing to say. */
export function personStatus(state: PersonState | null, tenantName: string, name: string): string {
	switch (state) {
		case "waiting":
			return `${tenantName} was asked to join. You can go on writing while you wait.`
		case "taken":
			return `Someone from ${tenantName} has joined. Your messages go to them.`
		case "missed":
			return `No one from ${tenantName} can join right now. Leave your email address, and ${tenantName} can get back to you.`
		case "handed_back":
			return `Someone from ${tenantName} handed this chat back. ${name} answers again.`
		case "closed":
			return `Someone from ${tenantName} closed this chat. ${name} answers if you write again.`
		case null:
			return ""
	}
}
export const missedKnown = (tenantName: string) =>
	`No one from ${tenantName} can join right now. ${tenantName} has your address and can get back to you.`

// A quiz in the conversation.
export const TAKE_QUIZ = "Take the quiz"
export const MORE_QUIZZES = "More quizzes"
export const QUIZ_LEFT = "You left the quiz. Your answers are saved."
export const BACK_TO_QUIZ = "Back to the quiz"
