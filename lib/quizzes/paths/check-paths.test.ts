import { describe, expect, it } from "vitest"
import { question } from "@/tests/support/quiz-content"
import type { Question } from "../answers"
import type { Condition } from "./answers"
import { checkPaths } from "./check-paths"

describe("a quiz that waits for hidden fields alone", () => {
	const fromShop: Condition = { join: "and", tests: [{ of: "field", id: "shop", is: "is", value: "Bonn" }] }

	it("is not in order, since a visitor without them sees no question", () => {
		const kinds = (questions: Question[]) => checkPaths(questions, ["shop"]).map(({ kind }) => kind)
		const hidden = question("q1", { show_if: fromShop })
		expect(kinds([hidden])).toEqual(["empty"])
		expect(kinds([hidden, question("q2")])).toEqual([])
	})
})

it("names rules about numbers and days in a form that no answer has", () => {
	const kinds = (type: "number" | "date", value: string, is: "is" | "is_not" = "is") => {
		const test = { of: "answer" as const, id: "q1", is, value }
		const questions = [question("q1", { type }), question("q2", { show_if: { join: "and", tests: [test] } })]
		return checkPaths(questions).map(({ kind }) => kind)
	}
	expect([kinds("number", "3.5"), kinds("date", "2026-03-01"), kinds("number", "-4", "is_not")]).toEqual([[], [], []])
	for (const wrong of [kinds("number", "3,5"), kinds("date", "1 March 2026"), kinds("date", "soon", "is_not")]) {
		expect(wrong).toContain("never")
	}
})
