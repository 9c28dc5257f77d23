import { expect, it } from "vitest"
import { outcome, question } from "@/tests/support/quiz-content"
import type { Condition } from "./answers"
import { toldRules } from "./rules-in-words"

const is = (id: string, value: string): Condition => ({ join: "and", tests: [{ of: "answer", id, is: "is", value }] })

it("tells rules by the texts of questions, which keep their sense when numbers change", () => {
	const questions = [
		question("q1", { question: "Team?", next: [{ if: is("q1", "Bad"), to: null }] }),
		question("q2", { question: "Budget?", show_if: is("q1", "Good"), group_name: "Money" }),
		question("q3", { question: "Since when?", with_previous: true }),
	]
	const told = toldRules(questions, [outcome("a", { title: "Ready", when: is("q2", "Good") }), outcome("b")])
	expect(told).toEqual([
		{ decides: "where “Team?” leads", rule: "Finishes the quiz if “Team?” is “Bad”" },
		{ decides: "when “Budget?” is shown", rule: "Begins the group “Money”; Shown only if “Team?” is “Good”" },
		{ decides: "when “Since when?” is shown", rule: "In the group “Money”" },
		{ decides: "when “Ready” is reached", rule: "Reached if “Budget?” is “Good”" },
	])
	expect(toldRules([question("q1")], [outcome("b")])).toEqual([])
})
