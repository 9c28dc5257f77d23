export function canPublish(quiz: { questions: readonly unknown[] }): boolean {
	return quiz.questions.length > 0
}
