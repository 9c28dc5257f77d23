export interface FinishedAnswer {
	/** The stored message's id. */
	id: string
	text: string
	at: Date
	/** Titles, in the order of their numbers in the text. */
	sources: string[]
	/** Whether the answer is "I do not know", in which case the question was recorded. */
	unanswered: boolean
	/** The message went to a person, and there is no answer. */
	handledBy?: "person"
}
