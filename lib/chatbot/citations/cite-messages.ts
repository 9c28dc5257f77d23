import type { ChatMessage } from "@/lib/db/generated/client"
import { isUuid } from "@/lib/db/is-uuid"
import type { PlayedWish } from "@/lib/tenants/played/answers"
import type { TenantScope } from "@/lib/tenants/scope"
import type { Citation } from "./answers"
import { type FindSpoken, pickQuote } from "./pick-quote"
import { findCited, type Origin } from "./queries"
import { type StoredSource, storedSources } from "./stored-sources"

export type CitedMessage<Message> = Message & { citations: Citation[] }

/** The answer plays what the first of its sources asks for. */
export const playedBy = (sources: readonly (Pick<Origin, "plays"> | undefined)[]): PlayedWish | null =>
	sources.find((source) => source?.plays)?.plays ?? null

export interface CitedPassage {
	title: string
	passage: string | null
	address: string | null
	submissionId: string | null
}

export async function citationsOf(
	scope: TenantScope,
	cited: readonly (CitedPassage & { question: string })[],
	findSpoken: FindSpoken,
): Promise<Citation[]> {
	const ids = new Set(cited.map(({ submissionId }) => submissionId).filter((id) => id !== null))
	const spoken = ids.size > 0 ? await findSpoken(scope, [...ids]) : []
	return cited.map(({ title, passage, address, submissionId, question }) => {
		const heard = spoken.find((testimonial) => testimonial.submissionId === submissionId)
		return { title, passage, address, quote: heard && passage ? pickQuote(heard, passage, question) : null }
	})
}

const keyOf = (id: string, mark: string | undefined) => `${id} ${mark ?? ""}`

/** @param messages one conversation's, oldest first. */
export async function citeMessages<Message extends Pick<ChatMessage, "sources" | "role" | "content">>(
	scope: TenantScope,
	messages: readonly Message[],
	findSpoken: FindSpoken,
): Promise<(CitedMessage<Message> & { plays: PlayedWish | null })[]> {
	const stored = messages.map(({ sources }) => storedSources(sources))
	const wanted = new Map(stored.flat().map((source) => [keyOf(source.id, source.passage), source]))
	const rows = await findCited(
		scope,
		[...wanted.values()].filter(({ id }) => isUuid(id)),
	)
	const found = new Map(rows.map((row) => [keyOf(row.sourceId, row.mark || undefined), row]))
	const rowOf = ({ id, passage }: StoredSource) => found.get(keyOf(id, passage))
	const cited = stored.flatMap((sources, at) => {
		const question = messages.slice(0, at).findLast(({ role }) => role === "user")?.content ?? ""
		return sources.map((source) => {
			const { passage = null, address = null, submissionId = null } = rowOf(source) ?? {}
			return { title: source.title, passage, address, submissionId, question }
		})
	})
	const citations = await citationsOf(scope, cited, findSpoken)
	return messages.map((message, at) => {
		const sources = stored[at] ?? []
		return { ...message, citations: citations.splice(0, sources.length), plays: playedBy(sources.map(rowOf)) }
	})
}
