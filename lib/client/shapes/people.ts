/** How much one tenant keeps about a person, by domain. */
export interface PersonCounts {
	testimonials: number
	quiz_sessions: number
	/** The person as a lead, and its conversations with the chatbot. */
	chats: number
	/** Mails to the person, and mails to the business that name it. */
	mails: number
}

/** What erasing left behind: proof without the address, which is kept as a keyed hash only. */
export interface ErasureReceipt {
	id: string
	erased_at: string
	erased_by: string
	counts: PersonCounts
	/** HMAC-SHA-256 of the address, hex: shows later whether a given address was meant. */
	email_fingerprint: string
}
