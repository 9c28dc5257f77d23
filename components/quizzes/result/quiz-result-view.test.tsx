import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Outcome, ReachedOutcome } from "@/lib/client/contract"
import { newScoringConfig } from "@/lib/quizzes/defaults"
import { resultOf } from "@/lib/quizzes/sessions/result-of"
import { outcome, question } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { QuizResultView } from "./quiz-result-view"

const RATING = [question("one", { type: "rating", options: [], points: {}, category: "Skills" })]

interface Given {
	end?: Partial<Omit<Outcome, "result_design">> & Partial<Pick<ReachedOutcome, "redirect_url" | "custom_message">>
	design?: Partial<Outcome["result_design"]>
	answer?: string
	userEmail?: string | null
}

/** What a visitor sees whose quiz ends with this outcome; null for no outcome that fits. */
function showResult({ end = {}, design, answer = "5", userEmail = null }: Given = {}, fits = true) {
	const { redirect_url, custom_message, ...rest } = end
	const reached = outcome("end", { title: "Well done", ...rest })
	const content = { questions: RATING, scoringConfig: newScoringConfig(), outcomes: fits ? [reached] : [] }
	const { result } = resultOf(content, { one: answer })
	if (result.outcome) {
		Object.assign(result.outcome, { redirect_url: redirect_url ?? null, custom_message: custom_message ?? "" })
		Object.assign(result.outcome.result_design, design)
	}
	renderScreen(<QuizResultView quizName="Coffee" result={result} userEmail={userEmail} />)
	return screen.getByRole("region", { name: "Your result" })
}

it.each([
	["5", "100%", "Excellent"],
	["4", "80%", "Good"],
	["3", "60%", "Poor"],
])("grades the score of a rating of %s", (answer, score, badge) => {
	const shown = within(showResult({ answer }))
	// Of all, and of its one category.
	expect(shown.getAllByText(score)).toHaveLength(2)
	shown.getByText(badge)
	shown.getByText(`${score.slice(0, -1)} of 100 points`)
})

it("shows the message in readable colors, and nothing that the design leaves out", () => {
	const shown = showResult({
		end: { custom_message: "Come and see us on Monday." },
		design: {
			background_color: "#ffee00",
			text_color: "#ffffff",
			accent_color: "#ffee00",
			show_performance_badge: false,
			show_category_breakdown: false,
		},
	})
	within(shown).getByText("Come and see us on Monday.")
	expect(shown.style.getPropertyValue("--surface")).toBe("#ffee00")
	// White on yellow was chosen, and cannot be read.
	expect(shown.style.getPropertyValue("--ink")).not.toBe("#ffffff")
	expect(within(shown).queryByText("Excellent")).toBe(null)
	expect(within(shown).queryAllByRole("listitem")).toEqual([])
})

it("names the host of a redirect, and leads there by a press alone, in a tab of its own", () => {
	const address = "https://bank.example@shop.example/offer"
	const shown = showResult({ end: { action: "redirect", redirect_url: address } })
	expect(shown.textContent).toContain("The next step is on shop.example")
	const link = within(shown).getByRole("link", { name: /^Continue to shop\.example/ })
	expect(link.getAttribute("href")).toBe(address)
	expect(link.getAttribute("target")).toBe("_blank")
	expect(link.getAttribute("rel")).toContain("noopener")
})

it("has no way on to what is no web address", () => {
	const shown = showResult({ end: { action: "redirect", redirect_url: "javascript:alert(1)" } })
	within(shown).getByRole("heading", { name: "Well done" })
	expect(within(shown).queryAllByRole("link")).toEqual([])
})

it.each([
	["ada@example.com", /^Sent to ada@example\.com\./],
	[null, "You gave no e-mail address, so nothing was sent."],
])("says where the mail went for the address %s", (userEmail, words) => {
	within(showResult({ end: { action: "send_email" }, userEmail })).getByText(words)
})

it("is neutral where no outcome fits: the score without a grade", () => {
	const shown = within(showResult({}, false))
	shown.getByRole("heading", { name: "Your result" })
	shown.getByText("Thank you for taking this quiz.")
	expect(shown.getAllByText("100%")).toHaveLength(2)
	expect(shown.queryByText("Excellent")).toBe(null)
})
