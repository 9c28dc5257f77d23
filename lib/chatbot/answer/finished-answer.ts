export interface FinishedAnswer {
	/** Of the stored message. */
	id: string
	text: string
	at: Date
	/** Titles, in the order of their numbers in the text. */
	sources: string[]
	/** It says that the answer is not known, and the question was noted. */
	unanswered: boolean
}
