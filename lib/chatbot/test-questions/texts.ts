import { TEST_QUESTIONS_MAX } from "./test-questions-max"

export const TEST_NOT_FOUND = "Test question not found."
export const TEST_QUESTION_REQUIRED = "Please enter a question"
export const EXPECTS_UNKNOWN = "expects must be source or no_answer"
export const SOURCE_UNKNOWN = "This source no longer exists, or we're still reading it. Please choose another."
export const TEST_KNOWN = "This is a test question already."
export const TEST_STALE =
	"Someone else changed this question while you were editing. Reload to see their version. Nothing was overwritten."
export const TOO_MANY_TESTS = `You can have up to ${TEST_QUESTIONS_MAX} test questions. Delete one to add another.`
export const NOTHING_TO_RUN = "Add a test question first."
export const NO_SUCH_QUESTION = "This conversation no longer has this question."
/** Why a model's run stopped. */
export const BUDGET_REACHED = "Today's token limit is used up. You can go on tomorrow, or once the limit is higher."
export const modelFailed = (reason: string) => `The AI model gave no answer. ${reason}`
