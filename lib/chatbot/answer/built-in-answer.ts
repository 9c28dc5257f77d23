import type { FoundKnowledge } from "../knowledge/queries"
import { searchTerms } from "../knowledge/search/search-terms"
import { addressOf, courtesyOf, plainWords } from "../small-talk"
import { bestPassages } from "./best-passages"
import { type OfferedQuiz, quizLink } from "./offered-quiz"

interface Asked {
	question: string
	tenantName: string
	chatbotName: string
	chatbotDescription: string
	chatGreeting: string
	testimonialPageUrl: string | null
	leadCapture: boolean
	/** Whether the card that asks for an address is in the chat, or comes with this answer. */
	leadCard: boolean
	/** The quizzes that the visitor can take in the chat. */
	quizzes: readonly OfferedQuiz[]
	/** Best match first. */
	knowledge: readonly FoundKnowledge[]
}

/** Written like a model's answer: numbered citations, and the marker if there is no answer. */
export interface BuiltInAnswer {
	text: string
	unanswered: boolean
}

/** How close to the best passage's rank a second one must come to be quoted too. */
const AS_GOOD = 0.8
const QUOTE_CAP = 900
/** A shorter quiz name, such as "Fit", appears in questions by accident. */
const NAME_ENOUGH = 6

const WHO =
	/\b(who|what) are you\b|\bare you (a |an )?(bot|robot|human|person|ai|real)\b|\byour name\b|\bwhat can you do\b/
const CONTACT =
	/\b(contact|phone|telephone|call you|e-?mail|reach (you|someone|a person)|speak (to|with)|talk to (a|some)|human|person|support team|address)\b/
const QUIZ =
	/\bquiz(zes)?\b|\b(self[- ]?)?(assessments?|tests?)\b.*\b(take|do|have|offer)\b|\b(take|do) (a|an|the|your) (self[- ]?)?(test|assessment)\b|\btest (me|myself)\b/
const TESTIMONIAL =
	/\b(testimonials?|feedback|reviews?)\b.*\b(leave|give|share|record|submit|write|send|post|make)\b|\b(leave|give|share|record|submit|write|send|post|make)\b.*\b(testimonials?|feedback|reviews?)\b/

/** Cuts at the end of a sentence, or else of a word. */
function excerpt(text: string): string {
	const whole = text.trim()
	if (whole.length <= QUOTE_CAP) return whole
	const cut = whole.slice(0, QUOTE_CAP)
	const sentence = cut.search(/[.!?。！？](?=[^.!?。！？]*$)/)
	if (sentence > QUOTE_CAP / 2) return cut.slice(0, sentence + 1)
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), QUOTE_CAP / 2)).toWellFormed()} …`
}

function quizOffer(quizzes: readonly OfferedQuiz[]): string {
	const [only, ...more] = quizzes.map(quizLink)
	if (more.length === 0) return `You can take this quiz right here: ${only}`
	return `You can take these quizzes right here:\n\n${[only, ...more].map((link) => `- ${link}`).join("\n")}`
}

/**
 * Answers from the tenant's own texts, without a model and always the same way, for a tenant whose provider has no key.
 * Quotes the best passage if the search says that it answers. Otherwise says that it does not know.
 */
export function builtInAnswer(asked: Asked): BuiltInAnswer {
	const told = plainWords(asked.question)
	const answered = (text: string) => ({ text, unanswered: false })
	const courtesy = courtesyOf(asked.question)
	if (courtesy === "greeting") return answered(asked.chatGreeting)
	if (courtesy === "thanks") return answered("You're welcome! Is there anything else I can help you with?")
	if (courtesy === "goodbye") return answered(`Goodbye, and thank you for visiting ${asked.tenantName}!`)
	if (addressOf(asked.question)) {
		return answered(
			asked.leadCapture
				? `Thanks! ${asked.tenantName} has your email address and can get back to you.`
				: `I'm sorry, I can't pass email addresses on to ${asked.tenantName}. What would you like to know?`,
		)
	}

	const [best, second] = asked.knowledge.filter(({ answers }) => answers)
	if (best) {
		const alsoGood = second && second.rank >= best.rank * AS_GOOD
		const words = searchTerms(asked.question)
		const quotes = [best, ...(alsoGood ? [second] : [])].map(
			(piece) => `${excerpt(bestPassages(piece, words))} [${asked.knowledge.indexOf(piece) + 1}]`,
		)
		return answered(quotes.join("\n\n"))
	}
	const quizzes = asked.quizzes.filter(
		({ name }) => plainWords(name).length >= NAME_ENOUGH && told.includes(plainWords(name)),
	)
	if (quizzes.length > 0) return answered(quizOffer(quizzes))
	if (QUIZ.test(told) && asked.quizzes.length > 0) return answered(quizOffer(asked.quizzes))
	if (TESTIMONIAL.test(told) && asked.testimonialPageUrl) {
		return answered(`We'd love to hear from you. You can share a video testimonial here: ${asked.testimonialPageUrl}`)
	}
	if (WHO.test(told)) {
		return answered(
			`I'm ${asked.chatbotName}, the assistant for ${asked.tenantName}. ${asked.chatbotDescription}`.trim(),
		)
	}
	const leave = asked.leadCard ? " You can leave your email address here so someone can get back to you." : ""
	if (CONTACT.test(told)) {
		return { text: `I don't have contact details for ${asked.tenantName}.${leave}`, unanswered: true }
	}
	return {
		text: `I'm sorry, I don't know that. I've noted your question for ${asked.tenantName}.${leave}`,
		unanswered: true,
	}
}
