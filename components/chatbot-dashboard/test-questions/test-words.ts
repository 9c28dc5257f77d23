import { counted } from "@/components/ui/counted"
import { MODELS } from "@/lib/ai/models"
import type { SourceChange, TestQuestion } from "@/lib/client/contract"

const BUILT_IN_NAME = "the built-in responder"
const ANSWER_GONE = "The answer came from a text that's deleted. Run the questions again to see the new one."

const quoted = (titles: readonly string[]) => {
	const names = titles.map((title) => `“${title}”`)
	return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
}

const CHANGES = { added: "was added", changed: "was changed", deleted: "was deleted" } as const

export const testQuestionWords = {
	wrongCount: (count: string) => `${count} wrong test ${count === "1" ? "question" : "questions"}`,
	about: "Save the questions your chatbot has to get right. You'll see when a change breaks one.",
	runsByItself: "They run by themselves whenever your knowledge changes.",
	runsOnPress: (model: string) =>
		`They run only when you press Run now: each question asks ${model}, and its tokens count toward your daily limit.`,
	add: "Add test question",
	runNow: "Run now",
	runFailed: "Failed to run the test questions",
	list: "Test questions",
	used: (count: number, limit: number) => `${count} of ${limit} test questions`,
	full: (limit: number) => `You have ${limit} test questions, which is the limit. Delete one to add another.`,

	none: "No test questions yet",
	noneWhy:
		"For example: “When are you open on Sundays?” should be answered from “Opening hours”. If someone deletes or rewrites that text, the question turns red here before a visitor notices.",
	noneHow: "You can also save a visitor's question, in Conversations or under Unanswered.",

	right: "Right",
	wrong: "Wrong",
	undecided: "Choose a source",
	waiting: "Not run yet",
	rightCount: (count: number) => `${count.toLocaleString("en-US")} right`,
	wrongNow: (count: number) => `${count.toLocaleString("en-US")} wrong`,
	undecidedCount: (count: number) => `${counted(count, "needs", "need")} a source`,
	waitingCount: (count: number) => `${count.toLocaleString("en-US")} not run yet`,

	running: "Running…",
	preparing: "Your knowledge is being prepared. The questions run right after.",
	askedSoFar: (asked: number, total: number) => `Asked ${asked} of ${counted(total, "question")}…`,
	lastRun: "Last run ",
	ranWith: (model: string) => `, answered by ${model}.`,
	nothingTurned: " Nothing changed since the run before.",
	turnedSince({ right, wrong }: { right: number; wrong: number }): string {
		const parts = [wrong > 0 && `${wrong} turned wrong`, right > 0 && `${right} turned right`].filter(Boolean)
		return ` Since the run before, ${parts.join(" and ")}.`
	},
	neverRan: "They haven't run yet.",
	knowledgeChanged: "Your knowledge has changed since the last run.",
	otherAnswers: (then: string, now: string) => `These results are from ${then}. Now ${now} answers.`,
	runStopped: "The run stopped",

	builtInName: BUILT_IN_NAME,
	modelLabel: (model: string) =>
		model === "built-in" ? BUILT_IN_NAME : (MODELS.find((known) => known.model === model)?.label ?? model),

	shouldComeFrom: (title: string) => `Should be answered from “${title}”.`,
	shouldNotAnswer: "Shouldn't be answered.",
	noSourceChosen: "You haven't chosen what should answer it.",
	answerGone: ANSWER_GONE,

	faultOf({ fault, source, answered_from: from }: TestQuestion): string {
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
	},

	wasUntil: (state: TestQuestion["state"]) => `${state === "right" ? "Was wrong" : "Was right"} until `,

	/** After the time: which changes turned it, as far as that is known. */
	turnedWhen(changes: readonly SourceChange[]): string {
		const named = changes.map(({ change, title }) => `${title ? `“${title}”` : "a text"} ${CHANGES[change]}`)
		return named.length === 0 ? "." : `, when ${[...new Set(named)].join(" and ")}.`
	},

	notCited: "The answer names no source, but this one was among the texts the AI was given.",
	theAnswer: "Answer",
	answeredFrom: (titles: readonly string[], isCited: boolean) =>
		titles.length === 0 ? "" : isCited ? `From ${quoted(titles)}.` : `No source named. Given: ${quoted(titles)}.`,
	asked: "Asked ",

	addTitle: "Add a test question",
	editTitle: "Edit test question",
	question: "Question",
	questionHint: "As a visitor would ask it.",
	example: "When are you open on Sundays?",
	expected: "What should happen",
	expectedHint: "Choose the text that has the answer.",
	expectedNone: "No sources to choose from yet. Add knowledge first.",
	choose: "Choose…",
	notAnswered: "It shouldn't be answered",
	fromSource: (title: string) => `Answer from: ${title}`,
	expectedRequired: "Please choose what should happen",
	saved: "Test question saved",
	saveFailed: "Failed to save the test question",
	deleted: "Test question deleted",
	deleteFailed: "Failed to delete the test question",
	deleteTitle: "Delete this test question?",
	deleteEffect: "Only the test goes. What your chatbot knows stays as it is.",

	saveAsTest: "Save as test question",
	savedAsTest: "Saved as test question",
	savedFrom: (title: string) => `“${title}” should answer it.`,
	savedUndecided: "Choose which text should answer it. If you answer it under Unanswered, your answer is chosen.",
	see: "See test questions",
	isTestAlready: "It's a test question already",

	whatCounts: "What counts as right?",
	countsBuiltIn:
		"The built-in responder quotes your texts. A question is right if it was answered, and a passage it quotes is from the source you chose.",
	countsModel:
		"An AI model is asked like a visitor asks it. A question is right if the answer cites the source you chose. AI models sometimes forget to cite: if an answer names no source at all, it's enough that the AI was given a passage of yours, since that's all it may answer from. An answer that cites only other sources is wrong.",
	countsNoAnswer:
		"A question that shouldn't be answered is right if your chatbot says that it doesn't know, or hands the visitor to a person.",
	countsNot: "Whether an answer reads well is up to you: open it and look.",
}
