import type { PathTest } from "./answers"

export const ruleSentences = {
	operators: {
		is: "is",
		is_not: "is not",
		any_of: "is",
		at_least: "is at least",
		contains: "contains",
	} satisfies Record<PathTest["is"], string>,
	shownIf: (condition: string) => `Shown only if ${condition}`,
	shownWithPrevious: "Shown together with the question before",
	inGroup: (name: string) => `In the group “${name}”`,
	beginsGroup: (name: string) => `Begins the group “${name}”`,
	finishes: "Finishes the quiz",
	goesTo: (question: string) => `Goes to ${question}`,
	goesIf: (leads: string, condition: string) => `${leads} if ${condition}`,
	numbered: (number: number) => `question ${number}`,
	deleted: "a deleted question",
	unfinished: "… (this rule isn't finished)",
	ofField: (name: string) => `the field ${name}`,
	ofScore: "the score so far",
	test: (about: string, operator: string, value: string) => `${about} ${operator} ${value}`,
	quoted: (value: string) => `“${value}”`,
	percent: (value: number) => `${value}%`,
	or: " or ",
	and: " and ",
	reachedIf: (condition: string) => `Reached if ${condition}`,
	whenReached: (outcome: string) => `when “${outcome}” is reached`,
	/** After "changed" in the activity. */
	whenShown: (question: string) => `when ${question} is shown`,
	whereItLeads: (question: string) => `where ${question} leads`,
}

/** What decided a way through the quiz, in the results: "Budget: at least 10000". */
export const pathPieces = {
	piece: (about: string, said: string) => `${about}: ${said}`,
	score: "Score",
	percent: (value: string | number) => `${value}%`,
	or: " or ",
	not: (text: string) => `not ${text}`,
	atLeast: (text: string) => `at least ${text}`,
	under: (text: string) => `under ${text}`,
	contains: (text: string) => `contains ${text}`,
	without: (text: string) => `without ${text}`,
}
