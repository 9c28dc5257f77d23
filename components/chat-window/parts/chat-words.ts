import type { PersonState } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"

export const unavailableTitle = "Chatbot Unavailable"
export const configFailed = "Failed to load chatbot configuration"
export const feedback = "Your Feedback - Share Video Testimonial"
export const poweredBy = (tenantName: string) => t`Powered by ${tenantName}`
export const newTab = " (opens in a new tab)"
export const more = "More"
export const noScript = "The chat needs JavaScript. Turn it on in your browser, then reload this page."

/**
 * Who answers, as a law requires it (EU AI Act, Article 50). The words come before the only name in them, and a
 * chatbot's own name is never part of them, so that no name can hide what they say.
 */
export function whoAnswers(state: PersonState | null, tenantName: string): string {
	if (state === "waiting") return t("The AI assistant is silent until a person joins")
	return state === "taken"
		? t`You're chatting with a person from ${tenantName}`
		: t("You're chatting with an AI assistant")
}

export const conversationWith = (name: string) => t`Conversation with ${name}`
export const speaker = (name: string) => `${name}:`
export const you = "You:"
export const continuePrevious = "Continue previous chat"
export const startAgain = "Start again"
export const newChat = "New chat started."
export const earlierMessages = (count: number) => t`${count} earlier messages loaded.`
export const nothingPrevious = "Your previous chat is no longer available."
export const previousFailed = "Your previous chat couldn't be loaded. Please try again."
export const newest = "Latest"

export const message = "Message"
export const placeholder = "Type your message…"
export const send = "Send"
export const stop = "Stop"
export const disclosure = "Automated answers can be wrong."
export const charactersLeft = (count: number) => t`${count} left`
export const charactersOver = (count: number) =>
	count === 1 ? t("1 character too many") : t`${count} characters too many`

export const isWriting = (name: string) => t`${name} is writing…`
export const says = (name: string, text: string) => `${name}: ${text}`
export const writing = "Writing…"
export const stopped = "Stopped."
export const retry = "Try again"
export const sources = "Sources: "
export const numbered = (number: number, title: string) => `[${number}] ${title}`
export const sourceNumber = (number: number, title: string) => t`Source ${number}: ${title}`
export const passageGone = "This text has been changed or removed since the answer."
export const readOn = "Read the page"
export const close = "Close"
export const hearFrom = (firstName: string, at: string) =>
	firstName ? t`Hear it from ${firstName}, ${at}` : t`Hear it, ${at}`
export const testimonialOf = (firstName: string) =>
	firstName ? t`Testimonial by ${firstName}` : t("A customer's testimonial")
export const quoteGone = "This testimonial can't be played, or is no longer available."
export const table = "Table"
export const copyAnswer = "Copy answer"
export const copied = "Copied"
export const copyFailed = "Your browser doesn't allow copying here."
export const helpful = "Helpful"
export const notHelpful = "Not helpful"
export const rateFailed = "Your rating couldn't be saved."

export const leaveAddress = "Leave your email address"
export const leadTitle = (tenantName: string) => t`Want ${tenantName} to follow up?`
export const leadEmail = "Email"
export const leadName = "Name"
export const leadPhone = "Phone"
export const leadCompany = "Company"
export const leadMore = "Add name and phone"
export const leadSend = "Send details"
export const leadSkip = "No, thanks"
export const leadSent = "Your details were sent."
export const leadThanks = (tenantName: string) => t`Thank you. ${tenantName} has your details.`
export const leadFailed = "Your details couldn't be sent. Please try again."

export const askPerson = "Ask for a person"
export const askPersonAgain = "Ask again"
export const backToChatbot = "Back to the assistant"
export const askPersonFailed = "Your request couldn't be sent. Please try again."
export const sending = "Sending…"
export const sent = "Sent."
export const notSent = "Your message wasn't sent."
export const reconnecting = "The connection was lost. Reconnecting…"
export const offersPerson = (tenantName: string) => t`Would you rather talk to someone from ${tenantName}?`
export const fromBusiness = (tenantName: string) => t`From ${tenantName}`
/** The state of a request for a person, as the visitor reads and hears it. Empty if there is nothing to say. */
export function personStatus(state: PersonState | null, tenantName: string, name: string): string {
	switch (state) {
		case "waiting":
			return t`${tenantName} was asked to join. You can go on writing while you wait.`
		case "taken":
			return t`Someone from ${tenantName} has joined. Your messages go to them.`
		case "missed":
			return t`No one from ${tenantName} can join right now. Leave your email address, and ${tenantName} can get back to you.`
		case "handed_back":
			return t`Someone from ${tenantName} handed this chat back. ${name} answers again.`
		case "closed":
			return t`Someone from ${tenantName} closed this chat. ${name} answers if you write again.`
		case null:
			return ""
	}
}
export const missedKnown = (tenantName: string) =>
	t`No one from ${tenantName} can join right now. ${tenantName} has your address and can get back to you.`

export const takeQuiz = "Take the quiz"
export const moreQuizzes = "More quizzes"
export const quizLeft = "You left the quiz. Your answers are saved."
export const backToQuiz = "Back to the quiz"
