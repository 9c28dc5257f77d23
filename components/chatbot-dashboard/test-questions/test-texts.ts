import { counted } from "@/components/ui/counted"
import { MODELS } from "@/lib/ai/models"
import type { SourceChange, TestQuestion } from "@/lib/client/contract"

/** Texts of the test questions. */

export const wrongCount = (count: string) => `${count} wrong test ${count === "1" ? "question" : "questions"}`
export const TESTS_ABOUT = "Save the questions your chatbot has to get right. You'll see when a change breaks one."
export const RUNS_BY_ITSELF = "They run by themselves whenever your knowledge changes."
export const runsOnPress = (model: string) =>
	`They run only when you press Run now: each question asks ${model}, and its tokens count toward your daily limit.`
export const ADD_TEST = "Add test question"
export const RUN_NOW = "Run now"
export const CONTINUE_RUN = "Continue"
export const RUN_FAILED = "Failed to run the test questions"
export const TEST_LIST = "Test questions"
export const testsUsed = (count: number, limit: number) => `${count} of ${limit} test questions`
export const testsFull = (limit: number) =>
	`You have ${limit} test questions, which is the limit. Delete one to add another.`

export const NO_TESTS = "No test questions yet"
export const NO_TESTS_WHY =
	"For example: “When are you open on Sundays?” should be answered from “Opening hours”. If someone deletes or rewrites that text, the question turns red here before a visitor notices."
export const NO_TESTS_HOW = "You can also save a visitor's question, in Conversations or under Unanswered."

export const RIGHT = "Right"
export const WRONG = "Wrong"
export const UNDECIDED = "Choose a source"
export const WAITING = "Not run yet"
export const rightCount = (count: number) => `${count.toLocaleString("en-US")} right`
export const wrongNow = (count: number) => `${count.toLocaleString("en-US")} wrong`
export const undecidedCount = (count: number) => `${counted(count, "needs", "need")} a source`
export const waitingCount = (count: number) => `${count.toLocaleString("en-US")} not run yet`

export const RUNNING = "Running…"
export const PREPARING = "Your knowledge is being prepared. The questions run right after."
export const askedSoFar = (asked: number, total: number) => `Asked ${asked} of ${counted(total, "question")}…`
export const LAST_RUN = "Last run "
export const ranWith = (model: string) => `, answered by ${model}.`
export const nothingTurned = " Nothing changed since the run before."
export function turnedSince({ right, wrong }: { right: number; wrong: number }): string {
	const parts = [wrong > 0 && `${wrong} turned wrong`, right > 0 && `${right} turned right`].filter(Boolean)
	return ` Since the run before, ${parts.join(" and ")}.`
}
export const NEVER_RAN = "They haven't run yet."
export const KNOWLEDGE_CHANGED = "Your knowledge has changed since the last run."
export const otherAnswers = (then: string, now: string) => `These results are from ${then}. Now ${now} answers.`
export const RUN_STOPPED = "The run stopped"

export const BUILT_IN_NAME = "the built-in responder"
export const modelLabel = (model: string) =>
	model === "built-in" ? BUILT_IN_NAME : (MODELS.find((known) => known.model === model)?.label ?? model)

// One question.
export const shouldComeFrom = (title: string) => `Should be answered from “${title}”.`
export const SHOULD_NOT_ANSWER = "Shouldn't be answered."
export const NO_SOURCE_CHOSEN = "You haven't chosen what should answer it."
export const ANSWER_GONE = "The answer came from a text that's deleted. Run the questions again to see the new one."

const quoted = (titles: readonly string[]) => {
	const names = titles.map((title) => `“${title}”`)
	return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
}

/** Why an answer is wrong. */
export function faultOf({ fault, source, answered_from: from }: TestQuestion): string {
	switch (fault) {
		case "deleted":
			return `“${source?.title}” was deleted. Choose another source, or delete this question.`
		case "unanswered":
			return "Your chatbot said that it doesn't know."
		case "other_source":
			return `It was answered from ${quoted(from) || "a text that's deleted"} instead.`
		case "no_source":
			return "It was answered without any of your sources."
		case "not_given":
			return `The answer names no source, and “${source?.title}” wasn't among the texts the AI was given.`
		case "answered":
			return from.length > 0 ? `It was answered anyway, from ${quoted(from)}.` : "It was answered anyway."
		case "person":
			return "Visitors who write this get a person instead of an answer."
		case null:
			return ANSWER_GONE
	}
}

const CHANGES = { added: "was added", changed: "was changed", deleted: "was deleted" } as const

/** Before the time. */
export const wasUntil = (state: TestQuestion["state"]) => `${state === "right" ? "Was wrong" : "Was right"} until `

/** After the time: which changes turned it, as far as that is known. */
export function turnedWhen(changes: readonly SourceChange[]): string {
	const named = changes.map(({ change, title }) => `${title ? `“${title}”` : "a text"} ${CHANGES[change]}`)
	return named.length === 0 ? "." : `, when ${[...new Set(named)].join(" and ")}.`
}

export const NOT_CITED = "The answer names no source, but this one was among the texts the AI was given."
export const THE_ANSWER = "Answer"
export const answeredFrom = (titles: readonly string[], isCited: boolean) =>
	titles.length === 0 ? "" : isCited ? `From ${quoted(titles)}.` : `No source named. Given: ${quoted(titles)}.`
export const ASKED = "Asked "

// Adding and editing.
export const ADD_TEST_TITLE = "Add a test question"
export const EDIT_TEST_TITLE = "Edit test question"
export const TEST_QUESTION = "Question"
export const TEST_QUESTION_HINT = "As a visitor would ask it."
export const TEST_EXAMPLE = "When are you open on Sundays?"
export const EXPECTED = "What should happen"
export const EXPECTED_HINT = "Choose the text that has the answer."
export const EXPECTED_NONE = "No sources to choose from yet. Add knowledge first."
export const CHOOSE = "Choose…"
export const NOT_ANSWERED = "It shouldn't be answered"
export const fromSource = (title: string) => `Answer from: ${title}`
export const EXPECTED_REQUIRED = "Please choose what should happen"
export const TEST_SAVED = "Test question saved"
export const TEST_SAVE_FAILED = "Failed to save the test question"
export const TEST_DELETED = "Test question deleted"
export const TEST_DELETE_FAILED = "Failed to delete the test question"
export const DELETE_TEST_TITLE = "Delete this test question?"
export const DELETE_TEST_EFFECT = "Only the test goes. What your chatbot knows stays as it is."

// From a visitor's question.
export const SAVE_AS_TEST = "Save as test question"
export const SAVED_AS_TEST = "Saved as test question"
export const savedFrom = (title: string) => `“${title}” should answer it.`
export const SAVED_UNDECIDED =
	"Choose which text should answer it. If you answer it under Unanswered, your answer is chosen."
export const SEE_TESTS = "See test questions"
export const IS_TEST_ALREADY = "It's a test question already"

// Help.
export const WHAT_COUNTS = "What counts as right?"
export const COUNTS_BUILT_IN =
	"The built-in responder quotes your texts. A question is right if it was answered, and a passage it quotes is from the source you chose."
export const COUNTS_MODEL =
	"An AI model is asked like a visitor asks it. A question is right if the answer cites the source you chose. AI models sometimes forget to cite: if an answer names no source at all, it's enough that the AI was given a passage of yours, since that's all it may answer from. An answer that cites only other sources is wrong."
export const COUNTS_NO_ANSWER =
	"A question that shouldn't be answered is right if your chatbot says that it doesn't know, or hands the visitor to a person."
export const COUNTS_NOT = "Whether an answer reads well is up to you: open it and look."
