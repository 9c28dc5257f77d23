import { type Answer, answerParts, chosenOptions, isBlank } from "../answer-types"
import { optionKey } from "../option-key"
import type { Condition, PathTest } from "./answers"

/** What has happened so far. Each gives null where there is nothing to judge. */
export interface Facts {
	/** Null for a question that the path did not meet. */
	answer(id: string): Answer | null
	field(name: string): string | null
	/** Percent. */
	score(): number | null
}

/** Nothing follows from silence: a test about what was not met or not answered fails, "is not" included. */
export function holds({ join, tests }: Condition, facts: Facts): boolean {
	const passes = (test: PathTest) => testPasses(test, facts)
	return join === "or" && tests.length > 0 ? tests.some(passes) : tests.every(passes)
}

function testPasses(test: PathTest, facts: Facts): boolean {
	switch (test.of) {
		case "answer":
			return answerPasses(test, facts.answer(test.id))
		case "field": {
			const text = facts.field(test.id)
			return text !== null && text.trim() !== "" && compare(test, text, loosely)
		}
		case "score": {
			const score = facts.score()
			return score !== null && compare(test, score, String)
		}
	}
}

export function answerPasses(test: PathTest, answer: Answer | null): boolean {
	if (!answer || isBlank(answer)) return false
	return comparesAll(test, answerParts(answer), isChosen(answer) ? String : loosely)
}

const isChosen = (answer: Answer) => chosenOptions(answer).length > 0

/** One of several choices is enough, except for "is not", which says that none of them is it. */
function comparesAll(test: PathTest, given: readonly string[], read: (value: string | number) => string): boolean {
	const passes = (part: string) => compare(test, part, read)
	return test.is === "is_not" ? given.every(passes) : given.some(passes)
}

const loosely = (text: string | number) => optionKey(String(text)).toLowerCase()

/** An unfinished test never passes. */
function compare(test: PathTest, given: string | number, read: (value: string | number) => string): boolean {
	if (!isFinished(test)) return false
	const { is, value } = test
	const values = (Array.isArray(value) ? value : [value]).map(read)
	switch (is) {
		case "is":
		case "any_of":
			return values.includes(read(given))
		case "is_not":
			return !values.includes(read(given))
		case "contains":
			return values.some((part) => loosely(given).includes(loosely(part)))
		case "at_least":
			return Number(given) >= Number(value)
	}
}

/** Zero is a value. */
export function isFinished({ of, is, value }: Pick<PathTest, "of" | "is" | "value">): boolean {
	if (of === "score" || is === "at_least")
		return typeof value === "number" && Number.isFinite(value) && is !== "any_of" && is !== "contains"
	if (is === "any_of") return Array.isArray(value) && value.length > 0 && value.every((each) => each.trim() !== "")
	return typeof value === "string" && value.trim() !== ""
}
