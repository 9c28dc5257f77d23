import type { Db } from "@/lib/db/client"

export interface SpokenWords {
	tenantId: string
	submissionId: string
	/** "" if the chatbot may no longer use any. */
	spoken: string
}

/** In the transaction that changes the words. Injected, because the chatbot is a domain of its own. */
export type TeachSpoken = (tx: Db, words: SpokenWords) => Promise<void>
