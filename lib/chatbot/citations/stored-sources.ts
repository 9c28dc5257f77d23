import { createHash } from "node:crypto"
import { z } from "zod"

/** The passage is looked up when the message is read, so that erased text is gone from stored conversations too. */
export const StoredSource = z.object({
	id: z.string(),
	title: z.string(),
	/** From passageMark(). Older answers have none. */
	passage: z.string().optional(),
})
export type StoredSource = z.infer<typeof StoredSource>

const StoredSources = z.array(StoredSource).catch([])

export function storedSources(stored: unknown): StoredSource[] {
	return StoredSources.parse(stored)
}

export const MARK_LENGTH = 8

/** Survives a rebuilt index and notices a change. Too short to reveal a passage: millions of texts share it. */
export function passageMark(content: string): string {
	return createHash("md5").update(content).digest("hex").slice(0, MARK_LENGTH)
}
