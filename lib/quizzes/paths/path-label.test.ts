import { expect, it } from "vitest"
import { question } from "@/tests/support/quiz-content"
import type { Condition, Jump, PathTest } from "./answers"
import { pathLabels } from "./path-label"

const only = (...tests: PathTest[]): Condition => ({ join: "and", tests })
const is = (id: string, value: PathTest["value"], how: PathTest["is"] = "is"): PathTest => {
	return { of: "answer", id, is: how, value }
}
const go = (to: string | null, ...tests: PathTest[]): Jump => ({ if: tests.length > 0 ? only(...tests) : null, to })
const choice = (id: string, words: string, options: string[], own: object = {}) =>
	question(id, { question: words, options, points: {}, ...own })

const BUDGET = choice("budget", "Budget?", ["None", "Under 10,000", "Over 10,000"])
const TEAM = choice("team", "Team size", ["1", "2 to 49", "50+"], { show_if: only(is("budget", "Over 10,000")) })

it("names a path by the answers that its conditions show", () => {
	const questions = [BUDGET, TEAM, question("large", { show_if: only(is("team", "50+")) }), question("last")]
	expect(
		pathLabels(questions, [
			["budget", "team", "large", "last"],
			["budget", "team", "last"],
			["budget", "last"],
		]),
	).toEqual([
		"Budget: Over 10,000 → Team size: 50+",
		"Budget: Over 10,000 → Team size: 1 or 2 to 49",
		"Budget: None or Under 10,000",
	])
})

it("names it by the jumps taken, and those not taken before", () => {
	const questions = [
		choice("budget", "Budget?", ["None", "Under 10,000", "Over 10,000"], {
			next: [go("last", is("budget", "None")), go(null, is("budget", "Under 10,000"))],
		}),
		question("more"),
		question("last"),
	]
	expect(pathLabels(questions, [["budget", "last"], ["budget"], ["budget", "more", "last"]])).toEqual([
		"Budget: None",
		"Budget: Under 10,000",
		"Budget: Over 10,000",
	])
})

it("says what is not where an answer may be missing, and tests of numbers, texts, fields, and the score", () => {
	const optional = { required: false }
	const typed = { options: [], points: {} }
	const questions = [
		choice("a", "A", ["Yes", "No", "Never"], optional),
		question("n", { question: "How many?", type: "number", ...typed }),
		question("x", { show_if: only(is("a", "Yes")) }),
		question("y", { show_if: only(is("n", 5, "at_least")) }),
		question("z", { show_if: only({ of: "field", id: "plan", is: "any_of", value: ["pro", "team"] }) }),
		question("s", { show_if: only({ of: "score", id: "", is: "at_least", value: 60 }) }),
	]
	expect(
		pathLabels(questions, [
			["a", "n"],
			["a", "n", "x", "y", "z", "s"],
		]),
	).toEqual([
		"A: not Yes → How many: under 5 → plan: not pro or team → Score: under 60%",
		"A: Yes → How many: at least 5 → plan: pro or team → Score: at least 60%",
	])
})

it("leaves out what all paths share, and what no rule tells", () => {
	const questions = [BUDGET, TEAM, choice("b", "Old?", ["Yes", "No"]), question("o", { show_if: only(is("b", "Yes")) })]
	expect(
		pathLabels(questions, [
			["budget", "team", "b", "o"],
			["budget", "team", "b"],
		]),
	).toEqual(["Old: Yes", "Old: No"])
	const either: Condition = { join: "and", tests: [is("budget", "None"), is("budget", "Over 10,000", "is_not")] }
	expect(pathLabels([BUDGET, question("q", { show_if: either }), question("r")], [["budget", "r"]])).toEqual([null])
	expect(pathLabels([BUDGET], [["gone"]])).toEqual([null])
})

it("says nothing of jumps where several ways lead to the same question", () => {
	const budget = (next: Jump[], ...between: ReturnType<typeof question>[]) => [
		choice("budget", "Budget", ["A", "B", "C"], { next }),
		...between,
		question("last"),
	]
	const met = [["budget", "last"]]
	const twice = budget([go("last", is("budget", "A")), go("last", is("budget", "B"))], question("between"))
	expect(pathLabels(twice, met)).toEqual([null])
	const hidden = question("between", { show_if: only(is("budget", "B")) })
	expect(pathLabels(budget([go("last", is("budget", "A"))], hidden), met)).toEqual([null])
	const always = budget([go(null, is("budget", "A")), go("last", is("budget", "B")), go("last")], question("between"))
	expect(pathLabels(always, met)).toEqual(["Budget: B or C"])
})

it("says nothing about a question that the path jumped over", () => {
	const questions = [
		choice("a", "A", ["Yes", "No"], { next: [go("end", is("a", "No"))] }),
		BUDGET,
		{ ...TEAM, show_if: only(is("a", "Yes")) },
		question("end"),
	]
	expect(pathLabels(questions, [["a", "end"]])).toEqual(["A: No"])
})

it("shortens long texts at a blank, and many pieces", () => {
	const long = "How much money can your business spend on this each year?"
	const asked = [long, "B", "C", "D", "E"].map((words, at) => choice(`q${at}`, words, ["Yes", "No"]))
	const shown = asked.map(({ id }) => question(`of-${id}`, { show_if: only(is(id, "Yes")) }))
	expect(pathLabels([...asked, ...shown], [asked.map(({ id }) => id)])).toEqual([
		"How much money can your…: No → B: No → C: No → D: No → …",
	])
})
