import { questionWords } from "../knowledge/search/common-words"
import type { FoundKnowledge } from "../knowledge/search/queries"
import { leftContact } from "../left-contact"
import type { Language } from "../settings/schema"
import { courtesyOf, plainWords } from "../small-talk"
import { bestPassages } from "./best-passages"
import { BUILT_IN_TEXTS, type BuiltInTexts } from "./built-in-texts"
import { hasIntent } from "./intents"
import { type OfferedQuiz, quizLink } from "./offered-quiz"

interface Asked {
	question: string
	tenantName: string
	chatbotName: string
	chatbotDescription: string
	chatGreeting: string
	testimonialPageUrl: string | null
	leadCapture: boolean
	leadCard: boolean
	quizzes: readonly OfferedQuiz[]
	language: Language
	ownLanguage: Language
	knowledge: readonly FoundKnowledge[]
}

/** Like a model's: numbered citations, and the marker without an answer. */
export interface BuiltInAnswer {
	text: string
	unanswered: boolean
}

/** A second passage this close to the best one's rank is quoted too. */
const AS_GOOD = 0.8
const QUOTE_CAP = 900
/** A shorter quiz name, such as "Fit", appears in questions by accident. */
const NAME_ENOUGH = 6

function excerpt(text: string): string {
	const whole = text.trim()
	if (whole.length <= QUOTE_CAP) return whole
	const cut = whole.slice(0, QUOTE_CAP)
	const sentence = cut.search(/[.!?。！？؟।](?=[^.!?。！？؟।]*$)/)
	if (sentence > QUOTE_CAP / 2) return cut.slice(0, sentence + 1)
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), QUOTE_CAP / 2)).toWellFormed()} …`
}

function quizOffer(quizzes: readonly OfferedQuiz[], texts: BuiltInTexts): string {
	const [only, ...more] = quizzes.map(quizLink)
	if (more.length === 0) return texts.oneQuiz.replace("{link}", () => only ?? "")
	return `${texts.moreQuizzes}\n\n${[only, ...more].map((link) => `- ${link}`).join("\n")}`
}

/** Quotes the best passage that answers, always the same way, for a tenant whose provider has no key. */
export function builtInAnswer(asked: Asked): BuiltInAnswer {
	const told = plainWords(asked.question)
	const answered = (text: string) => ({ text, unanswered: false })
	const texts = BUILT_IN_TEXTS[asked.language]
	const values = { tenant: asked.tenantName, chatbot: asked.chatbotName, link: asked.testimonialPageUrl ?? "" }
	const filled = (text: string) =>
		text.replace(/\{(tenant|chatbot|link)\}/g, (_, name: keyof typeof values) => values[name])
	const courtesy = courtesyOf(asked.question)
	if (courtesy === "greeting") return answered(asked.chatGreeting)
	if (courtesy === "thanks") return answered(texts.welcome)
	if (courtesy === "goodbye") return answered(filled(texts.goodbye))
	if (leftContact(asked.question)) {
		return answered(filled(asked.leadCapture ? texts.thanksForAddress : texts.cannotPassOn))
	}

	const words = questionWords(asked.question)
	const quotable = asked.knowledge.flatMap((piece, at) => {
		const passage = piece.answers ? bestPassages(piece, words).trim() : ""
		return passage && plainWords(passage) !== told
			? [{ rank: piece.rank, quote: `${excerpt(passage)} [${at + 1}]` }]
			: []
	})
	const [best, second] = quotable
	if (best) {
		const alsoGood = second && second.rank >= best.rank * AS_GOOD
		return answered([best, ...(alsoGood ? [second] : [])].map(({ quote }) => quote).join("\n\n"))
	}
	const quizzes = asked.quizzes.filter(
		({ name }) => plainWords(name).length >= NAME_ENOUGH && told.includes(plainWords(name)),
	)
	if (quizzes.length > 0) return answered(quizOffer(quizzes, texts))
	if (hasIntent("quiz", told) && asked.quizzes.length > 0) return answered(quizOffer(asked.quizzes, texts))
	if (hasIntent("testimonial", told) && asked.testimonialPageUrl) {
		return answered(filled(texts.shareTestimonial))
	}
	if (hasIntent("who", told)) return answered(`${filled(texts.who)} ${asked.chatbotDescription}`.trim())
	// A visitor whose words the business doesn't use reads on in the language in which it can be answered.
	const own = asked.knowledge.length > 0 ? texts : BUILT_IN_TEXTS[asked.ownLanguage]
	const reason = hasIntent("contact", told) ? own.noContact : own.unknown
	const leave = asked.leadCard ? ` ${own.leaveAddress}` : ""
	return { text: filled(`${reason}${leave}`), unanswered: true }
}
