import type { FieldError } from "@/components/forms/edit-values"
import { fieldErrors } from "@/components/forms/field-labels"
import { NewTestQuestion } from "@/lib/chatbot/test-questions/schema"
import type { TestQuestion } from "@/lib/client/contract"
import { testQuestionWords } from "./test-words"

/** `expected` is the id of a source, NOTHING, or "" as long as nothing is chosen. */
export type TestValues = Readonly<{ question: string; expected: string }>

export const NOTHING = "no_answer"

export function valuesOf({ question, expects, source }: TestQuestion): TestValues {
	return { question, expected: expects === "no_answer" ? NOTHING : (source?.id ?? "") }
}

export function expectationOf(expected: string) {
	return expected === NOTHING
		? ({ expects: "no_answer", source_id: null } as const)
		: ({ expects: "source", source_id: expected || null } as const)
}

const FIELDS: Readonly<Record<string, keyof TestValues>> = { expects: "expected", source_id: "expected" }
const LABELS: Readonly<Record<string, string>> = {
	question: testQuestionWords.question,
	expected: testQuestionWords.expected,
}

export const fieldOf = (field: string) => FIELDS[field] ?? field

export function testWords(field: string, detail: string): string {
	const label = LABELS[fieldOf(field)]
	return label && detail.startsWith(`${field} `) ? label + detail.slice(field.length) : detail
}

export function checkTest({ question, expected }: TestValues): FieldError[] {
	const { error } = NewTestQuestion.shape.question.safeParse(question)
	const wrong = fieldErrors(
		error?.issues.map((issue) => ({ ...issue, path: ["question"] })),
		testWords,
	)
	return expected === "" ? [...wrong, { field: "expected", detail: testQuestionWords.expectedRequired }] : wrong
}
