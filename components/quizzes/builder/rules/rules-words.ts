import type { PathTest } from "@/lib/client/contract"

const NUMBER = (number: number) => `question ${number}`

export const rulesWords = {
	title: "Rules",
	showing: "Show this question",
	showAlways: "Always",
	showIf: "Only if…",
	showWithPrevious: "Together with the question before",
	after: "After this question",
	goOn: "Continue with the next question",
	finish: "Finish the quiz",
	goTo: (number: number, text: string) => `Go to question ${number}: ${text}`,
	go: "Where to",
	otherwise: "Otherwise",
	addJump: "Add a rule",
	removeJump: (number: number) => `Remove rule ${number}`,
	jump: (number: number) => `Rule ${number}: go there if…`,
	join: "How the conditions combine",
	joins: { and: "All of these hold", or: "Any of these holds" },
	about: "What it depends on",
	question: (number: number, text: string) => `Question ${number}: ${text}`,
	gone: "A question that isn't in the quiz",
	score: "Score so far, %",
	field: (name: string) => `Hidden field: ${name}`,
	operator: "How it compares",
	operators: {
		is: "is",
		is_not: "is not",
		any_of: "is any of",
		at_least: "is at least",
		contains: "contains",
	} satisfies Record<PathTest["is"], string>,
	value: "Answer",
	addTest: "Add a condition",
	removeTest: (number: number) => `Remove condition ${number}`,
	problems: "Fix these rules before you publish",
	onPath: (met: number, all: number) => `Your answers lead to ${met} of ${all} questions.`,

	// As a sentence beside the question.
	shownIf: (condition: string) => `Shown only if ${condition}`,
	shownWithPrevious: "Shown together with the question before",
	leads: (to: number | null, condition: string | null) =>
		(to === null ? "Finishes the quiz" : `Goes to ${NUMBER(to)}`) + (condition ? ` if ${condition}` : ""),
	ofQuestion: (number: number) => (number > 0 ? NUMBER(number) : "a deleted question"),
	ofField: (name: string) => `the field ${name}`,
	ofScore: "the score so far",
	test: (about: string, operator: string, value: string) => `${about} ${operator} ${value}`,
	quoted: (value: string) => `“${value}”`,
	percent: (value: number) => `${value}%`,
	or: " or ",
	and: " and ",
}
