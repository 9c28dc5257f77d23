export interface FinishedAnswer {
	/** Of the stored message. */
	id: string
	text: string
	at: Date
	/** Titles, in the order of their numbers in the text. */
	sources: string[]
}
