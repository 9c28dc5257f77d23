import type { Db } from "@/lib/db/client"

/** What may be used of a testimonial's words. */
export interface SpokenWords {
	tenantId: string
	submissionId: string
	/** "" where nothing of it may be used any more. */
	spoken: string
}

/**
 * Tells whoever answers from testimonials what one of them says, or no longer, in the transaction that changes it. Passed
 * in, since the chatbot is a domain of its own.
 */
export type TeachSpoken = (tx: Db, words: SpokenWords) => Promise<void>
