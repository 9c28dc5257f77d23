/** A public quiz has something to ask. */
export function canPublish(quiz: { questions: readonly unknown[] }): boolean {
	return quiz.questions.length > 0
}
