import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { QuestionWorth } from "@/lib/client/contract"
import { renderScreen } from "../../../tests/support/render-screen"
import { QuestionWorths } from "./question-worths"

const NUMBERS = new Map([
	["one", 1],
	["two", 2],
])
const judged = (given: Partial<QuestionWorth>): QuestionWorth => {
	return {
		question_id: "one",
		question: "Who bakes?",
		answered: 40,
		earned: 50,
		separates: 0.5,
		same_outcome: 80,
		advice: null,
		...given,
	}
}

function show(counted: number, questions: QuestionWorth[]) {
	renderScreen(<QuestionWorths worth={{ counted, questions }} numbers={NUMBERS} />)
	return screen.getByRole("region", { name: "What each question is worth" })
}

it("says how hard a question is, whether it tells visitors apart, what goes without it, and what follows", () => {
	const region = show(1_412, [
		judged({ question_id: "two", earned: 23.5, separates: 0.62, same_outcome: 71.4, advice: "keep" }),
		judged({ earned: 99, separates: -0.3, same_outcome: null, advice: "too_easy" }),
	])
	const [first, second] = within(region).getAllByRole("list").slice(1)
	expect(region.textContent).toContain("From the 1,412 visitors")
	expect(first?.textContent).toBe(
		"Hard: visitors earn 23.5% of its pointsTells visitors apart wellWithout it, 71.4% get the same outcome",
	)
	expect(second?.textContent).toBe("Easy: visitors earn 99% of its pointsPoints the wrong way")
	within(region).getByText("2. Who bakes?")
	within(region).getByText("Keep it. It tells visitors apart, and outcomes depend on it.")
	within(region).getByText("Nearly everyone answers this the same and earns its points. Drop it or make it harder.")
})

it("says how many visitors are still missing", () => {
	expect(show(12, []).textContent).toContain("Once 30 visitors have finished the quiz as it is now")
	screen.getByText(/12 have so far/)
})
