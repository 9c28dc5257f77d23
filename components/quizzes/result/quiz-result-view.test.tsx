import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { ReachedOutcome } from "@/lib/client/contract"
import { quizResult } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { QuizResultView } from "./quiz-result-view"

/** What a visitor sees who ends with this outcome. */
function showResult(end: Partial<ReachedOutcome> | null, percentage?: number, userEmail: string | null = null) {
	renderScreen(<QuizResultView quizName="Coffee" result={quizResult(end, percentage)} userEmail={userEmail} />)
	return screen.getByRole("region", { name: "Your result" })
}

it.each([
	[100, "Excellent"],
	[80, "Good"],
	[60, "Poor"],
])("grades a score of %s percent", (percentage, badge) => {
	const shown = within(showResult({}, percentage))
	// Of all, and of its one category.
	expect(shown.getAllByText(`${percentage}%`)).toHaveLength(2)
	shown.getByText(badge)
	shown.getByText(`${percentage} of 100 points`)
})

it("shows the message in readable colors, and nothing that the design leaves out", () => {
	const shown = showResult({
		custom_message: "Come and see us on Monday.",
		result_design: {
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
	const shown = showResult({ action: "redirect", redirect_url: address })
	expect(shown.textContent).toContain("The next step is on shop.example")
	const link = within(shown).getByRole("link", { name: /^Continue to shop\.example/ })
	expect(link.getAttribute("href")).toBe(address)
	expect(link.getAttribute("target")).toBe("_blank")
	expect(link.getAttribute("rel")).toContain("noopener")
})

it("has no way on to what is no web address", () => {
	const shown = showResult({ action: "redirect", redirect_url: "javascript:alert(1)" })
	within(shown).getByRole("heading", { name: "Well done" })
	expect(within(shown).queryAllByRole("link")).toEqual([])
})

it.each([
	["ada@example.com", /^Sent to ada@example\.com\./],
	[null, "You gave no e-mail address, so nothing was sent."],
])("says where the mail went for the address %s", (userEmail, words) => {
	within(showResult({ action: "send_email" }, 100, userEmail)).getByText(words)
})

it("is neutral where no outcome fits: the score without a grade", () => {
	const shown = within(showResult(null))
	shown.getByRole("heading", { name: "Your result" })
	shown.getByText("Thank you for taking this quiz.")
	expect(shown.getAllByText("100%")).toHaveLength(2)
	expect(shown.queryByText("Excellent")).toBe(null)
})
