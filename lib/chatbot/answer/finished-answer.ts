import type { TenantScope } from "@/lib/tenants/scope"
import type { Citation } from "../citations/answers"
import { citationsOf } from "../citations/cite-messages"
import { forgetIfGone } from "../citations/mutations"
import type { FindSpoken } from "../citations/pick-quote"
import { passageMark, type StoredSource } from "../citations/stored-sources"
import * as chatbotSentences from "../words"
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

export async function withCitations(
	scope: TenantScope,
	question: string,
	{ cited, ...answer }: FinishedAnswer,
	findSpoken: FindSpoken,
): Promise<Omit<FinishedAnswer, "cited"> & { sources: string[]; citations: Citation[] }> {
	const sources = cited.map(({ title }) => title)
	const spoken = cited.filter(({ submissionId }) => submissionId !== null).map(({ sourceId }) => sourceId)
	if (spoken.length > 0 && (await forgetIfGone(scope, answer.id, spoken))) {
		const gone = { passage: null, address: null, quote: null }
		return {
			...answer,
			text: chatbotSentences.answerWithdrawn,
			sources,
			citations: sources.map((title) => ({ title, ...gone })),
		}
	}
	const passages = cited.map(({ title, content, address, submissionId }) => ({
		...{ title, passage: content, address, submissionId },
		question,
	}))
	return { ...answer, sources, citations: await citationsOf(scope, passages, findSpoken) }
}
