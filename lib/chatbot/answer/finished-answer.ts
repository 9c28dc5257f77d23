import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { t } from "@/lib/languages/t"
import type { PlayedTestimonial } from "@/lib/tenants/played/answers"
import type { Citation } from "../citations/answers"
import { citationsOf, playedBy } from "../citations/cite-messages"
import { forgetIfGone } from "../citations/mutations"
import type { Testimonials } from "../citations/pick-quote"
import { passageMark, type StoredSource } from "../citations/stored-sources"
import * as chatbotSentences from "../words"
import type { Question } from "./gather-material"
import type { CitablePassage } from "./rules-of"

export interface FinishedAnswer {
	id: string
	text: string
	at: Date
	cited: readonly CitablePassage[]
	/** "I do not know", in which case the question was recorded. */
	unanswered: boolean
	handledBy?: "person"
}

export function storedSourcesOf(cited: readonly CitablePassage[]): StoredSource[] {
	return cited.map(({ sourceId, title, content }) => ({ id: sourceId, title, passage: passageMark(content) }))
}

type CitedAnswer = Omit<FinishedAnswer, "cited"> & {
	sources: string[]
	citations: Citation[]
	testimonial?: PlayedTestimonial | null
}

/** @param language of the page */
export async function withCitations(
	{ scope, message: question, language }: Pick<Question, "scope" | "message" | "language">,
	{ cited, ...answer }: FinishedAnswer,
	{ findSpoken, findPlayed }: Testimonials,
): Promise<CitedAnswer> {
	const sources = cited.map(({ title }) => title)
	const spoken = cited.filter(({ submissionId }) => submissionId !== null).map(({ sourceId }) => sourceId)
	if (spoken.length > 0 && (await forgetIfGone(scope, answer.id, spoken))) {
		const gone = { passage: null, address: null, quote: null }
		return {
			...answer,
			text: inLanguage(language ?? ENGLISH, () => t(chatbotSentences.answerWithdrawn)),
			sources,
			citations: sources.map((title) => ({ title, ...gone })),
		}
	}
	const passages = cited.map(({ title, content, address, submissionId }) => ({
		...{ title, passage: content, address, submissionId },
		question,
	}))
	const plays = playedBy(cited)
	const testimonial = plays && (await findPlayed(plays))
	return { ...answer, sources, citations: await citationsOf(scope, passages, findSpoken), testimonial }
}
