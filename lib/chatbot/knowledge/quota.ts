import { invalid } from "@/lib/errors"

/** Per tenant. Every answer searches all of it, so it has to stay small. */
export const KNOWLEDGE_SOURCES_MAX = 200
const MEGABYTES_MAX = 2
export const KNOWLEDGE_BYTES_MAX = MEGABYTES_MAX * 1_048_576

export const TOO_MANY_SOURCES = `Your chatbot can have up to ${KNOWLEDGE_SOURCES_MAX} knowledge sources. Delete one you no longer need first.`
export const TOO_MUCH_TEXT = `Your chatbot's knowledge can hold up to ${MEGABYTES_MAX} MB of text in total. Shorten or delete something first.`

/** Besides the text in question. Bytes are UTF-8, as the database counts them. */
export interface Occupied {
	sources: number
	bytes: number
}

/** @throws `invalid` if there is no room. Exactly the limit passes. */
export function assertQuota(occupied: Occupied, ...texts: string[]): void {
	if (occupied.sources + texts.length > KNOWLEDGE_SOURCES_MAX) throw invalid("content", TOO_MANY_SOURCES)
	const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), occupied.bytes)
	if (bytes > KNOWLEDGE_BYTES_MAX) throw invalid("content", TOO_MUCH_TEXT)
}
