import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { ReachedOutcome, ShownResult } from "@/lib/client/contract"
import { RESULT_DESIGN } from "@/lib/quizzes/defaults"
import { PLAYED } from "@/tests/support/played"
import { quizResult } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { QuizResultView } from "./quiz-result-view"

interface Given {
	percentage?: number
	userEmail?: string | null
	/** The parts that the outcome's switches allow. */
	details?: Partial<ShownResult>
	business?: { name: string; url: string }
}

/** Renders the result of a visitor who reaches this outcome. */
function showResult(
	end: Partial<ReachedOutcome> | null,
	{ percentage, userEmail = null, details, business }: Given = {},
) {
	const result = { ...quizResult(end, percentage), ...details }
	renderScreen(<QuizResultView quizName="Coffee" result={result} userEmail={userEmail} business={business} />)
	return screen.getByRole("region", { name: "Your result" })
}

it.each([
	[100, "Excellent"],
	[80, "Good"],
	[60, "Poor"],
])("grades a score of %s percent", (percentage, badge) => {
	const shown = within(showResult({}, { percentage }))
	// The overall score, and its one category.
	expect(shown.getAllByText(`${percentage}%`)).toHaveLength(2)
	shown.getByText(badge)
	expect(shown.getAllByText(`${percentage} of 100 points`)).toHaveLength(2)
})

it("draws no score where answers alone decide", () => {
	const details = { unscored: true as const, categories: [], better_than: 63 }
	const shown = within(showResult({}, { percentage: 0, details }))
	shown.getByText("Well done")
	for (const score of ["Poor", /%/, /points/]) expect(shown.queryByText(score)).toBe(null)
})

it("says how many did worse only where the quiz compares", () => {
	expect(showResult({}).textContent).not.toContain("Better than")
	cleanup()
	within(showResult({}, { details: { better_than: 63 } })).getByText("Better than 63% of those who took it")
})

it("shows the message in readable colors, and nothing that the design hides", () => {
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
	// The chosen white on yellow is unreadable.
	expect(shown.style.getPropertyValue("--ink")).not.toBe("#ffffff")
	expect(within(shown).queryByText("Excellent")).toBe(null)
	expect(within(shown).queryAllByRole("listitem")).toEqual([])
})

it("names the host of a redirect, and opens it only on a press, in a new tab", () => {
	const address = "https://bank.example@shop.example/offer"
	const shown = showResult({ action: "redirect", redirect_url: address })
	expect(shown.textContent).toContain("Your next step is on shop.example")
	const link = within(shown).getByRole("link", { name: /^Continue to shop\.example/ })
	expect(link.getAttribute("href")).toBe(address)
	expect(link.getAttribute("target")).toBe("_blank")
	expect(link.getAttribute("rel")).toContain("noopener")
})

it("shows the outcome's own button before its action, and says where it leads", () => {
	const shown = showResult({ action: "download_pdf", button: { text: "Book a class", url: "https://shop.example/a" } })
	const [first, second] = within(shown).getAllByText(/^(Book a class|Download your report)$/)
	expect([first?.textContent, second?.textContent]).toEqual(["Book a class", "Download your report"])
	const link = within(shown).getByRole("link", { name: /^Book a class/ })
	expect(link.getAttribute("href")).toBe("https://shop.example/a")
	expect(link.getAttribute("target")).toBe("_blank")
	within(shown).getByText("Opens shop.example in a new tab")
})

const business = { name: "Bakery", url: "https://bakery.example/" }

it.each<[string, Partial<ReachedOutcome> | null, Partial<ShownResult>, (string | null)[]]>([
	["the outcome leads nowhere", {}, {}, ["https://bakery.example/"]],
	["it only offers the report", { action: "download_pdf" }, {}, ["https://bakery.example/"]],
	["there is no outcome", null, {}, ["https://bakery.example/"]],
	["it has a button", { button: { text: "Book", url: "https://shop.example/a" } }, {}, ["https://shop.example/a"]],
	["it leads on", { action: "redirect", redirect_url: "https://shop.example/b" }, {}, ["https://shop.example/b"]],
	["every place is taken", null, { full: "" }, []],
])("leads to the business's website unless there is a nearer step: %s", (_, end, details, hrefs) => {
	const links = within(showResult(end, { business, details })).queryAllByRole("link")
	expect(links.map((link) => link.getAttribute("href"))).toEqual(hrefs)
})

it.each([
	["the page's colors for the default ones", {}, ""],
	["its own colors once one of them is chosen", { accent_color: "#b3261e" }, "#ffffff"],
])("takes %s", (_, chosen, surface) => {
	const shown = showResult({ result_design: { ...RESULT_DESIGN, ...chosen } })
	expect(shown.style.getPropertyValue("--surface")).toBe(surface)
})

it("has no link for an invalid web address", () => {
	const shown = showResult({ action: "redirect", redirect_url: "javascript:alert(1)" })
	within(shown).getByRole("heading", { name: "Well done" })
	expect(within(shown).queryAllByRole("link")).toEqual([])
})

it.each([
	["ada@example.com", /^Sent to ada@example\.com\./],
	[null, "You didn't leave an email address, so nothing was sent."],
])("says where the mail went, for the address %s", (userEmail, words) => {
	within(showResult({ action: "send_email" }, { userEmail })).getByText(words)
})

it("is neutral if no outcome fits: the score without a grade", () => {
	const shown = within(showResult(null))
	shown.getByRole("heading", { name: "Your result" })
	shown.getByText("Thanks for taking this quiz.")
	expect(shown.getAllByText("100%")).toHaveLength(2)
	expect(shown.queryByText("Excellent")).toBe(null)
})

const ANSWER = { number: 1, question: "How ready?", category: "Skills", answer: "Very", answered: true } as const

it("shows the report's recommendations, and each answer with its points", () => {
	const shown = within(
		showResult(
			{},
			{
				details: {
					recommendations: [{ title: "Start with “Skills”.", detail: "You lost the most points on “How ready?”" }],
					breakdown: [
						{ ...ANSWER, points: "8 of 10 points", share: 80 },
						{ ...ANSWER, number: 2, answer: "Not answered", answered: false, points: "Not scored", share: null },
					],
				},
			},
		),
	)
	for (const words of ["Recommendations", "Start with “Skills”.", "You lost the most points on “How ready?”"]) {
		shown.getByText(words)
	}
	const rows = within(shown.getByRole("group")).getAllByRole("listitem")
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		"1. How ready?Skills · 8 of 10 pointsVery",
		"2. How ready?Skills · Not scoredNot answered",
	])
})

it("folds many answers behind one button, so the recommendations stay visible", () => {
	const breakdown = Array.from({ length: 11 }, (_, n) => ({
		...ANSWER,
		number: n + 1,
		points: "Not scored",
		share: null,
	}))
	const shown = showResult({}, { details: { breakdown } })
	expect(within(shown).getByRole<HTMLDetailsElement>("group").open).toBe(false)
})

it("draws no charts if the outcome shows only numbers", () => {
	const shown = showResult({}, { details: { charts: false, breakdown: [{ ...ANSWER, points: "8 of 10", share: 80 }] } })
	expect(shown.querySelectorAll("circle, [style*=width]")).toHaveLength(0)
	expect(within(shown).getAllByText("100%")).toHaveLength(2)
})

it("plays a customer whom the outcome names, loads no video before a press, and says once it is withdrawn", async () => {
	const shown = within(showResult({}, { details: { testimonial: PLAYED } }))
	const video = await shown.findByLabelText<HTMLVideoElement>("Video testimonial by Grace Hopper")
	expect(video.preload).toBe("none")
	for (const text of ["What customers say", "Grace Hopper", "Employee", "Grace got a cake."]) shown.getByText(text)
	shown.getByRole("img", { name: "5 of 5 stars" })
	const source = video.querySelector("source")
	if (source) fireEvent.error(source)
	await shown.findByText("This testimonial can't be played, or is no longer available.")
})

it("quotes one that is written, and shows nothing where none fits", async () => {
	const written = { ...PLAYED, kind: "written" as const, text: "They fixed my bike.", video_url: null, gift: null }
	const shown = within(showResult({}, { details: { testimonial: written } }))
	expect((await shown.findByText("“They fixed my bike.”")).tagName).toBe("BLOCKQUOTE")
	expect(document.querySelector("video")).toBeNull()
})

it("draws no testimonial by itself", () => {
	expect(within(showResult({})).queryByText("What customers say")).toBeNull()
})
