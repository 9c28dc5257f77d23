/** A public quiz needs at least one question. */
export function canPublish(quiz: { questions: readonly unknown[] }): boolean {
	return quiz.questions.length > 0
}
