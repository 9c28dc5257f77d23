import { TEST_QUESTIONS_MAX } from "./test-questions-max"

export const testQuestionRefusals = {
	notFound: "Test question not found.",
	questionRequired: "Please enter a question",
	expectsUnknown: "expects must be source or no_answer",
	sourceUnknown: "This source no longer exists, or we're still reading it. Please choose another.",
	known: "This is a test question already.",
	stale:
		"Someone else changed this question while you were editing. Reload to see their version. Nothing was overwritten.",
	tooMany: `You can have up to ${TEST_QUESTIONS_MAX} test questions. Delete one to add another.`,
	nothingToRun: "Add a test question first.",
	noSuchQuestion: "This conversation no longer has this question.",
	budgetReached: "Today's token limit is used up. You can go on tomorrow, or once the limit is higher.",
	modelFailed: (reason: string) => `The AI model gave no answer. ${reason}`,
}
