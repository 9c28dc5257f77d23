import type { Db } from "@/lib/db/client"

/** The words of a testimonial, spoken or written, that the chatbot may use. */
export interface SpokenWords {
	tenantId: string
	submissionId: string
	/** "" if it may no longer use any. */
	spoken: string
}

/**
 * Passes a testimonial's words to the chatbot, in the transaction that changes them. Injected, because the chatbot is a
 * domain of its own.
 */
export type TeachSpoken = (tx: Db, words: SpokenWords) => Promise<void>
