import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Outcome } from "@/lib/client/contract"
import { outcome, question } from "../../../tests/support/quiz-content"
import { renderQuizEditor } from "../../../tests/support/render-quiz-editor"

const preview = () => within(screen.getByRole("region", { name: "Your result", hidden: true }))

it("opens a new outcome without a grade, and gives it a button whose link it completes", async () => {
	const owner = renderQuizEditor({}, "outcomes")
	await owner.press("Add outcome")
	await owner.fill(owner.field("Title"), "Ready")
	expect(owner.field("Show the performance badge").checked).toBe(false)
	expect(preview().queryByText("Poor")).toBe(null)
	await owner.fill(owner.field(/^Button text/), "Book a call")
	await owner.user.keyboard("{Enter}")
	owner.form().getByText("Please enter the button's link")
	expect(document.activeElement).toBe(owner.field(/^Button link/))
	await owner.fill(owner.field(/^Button link/), "shop.example/call")
	await owner.user.tab()
	expect(owner.field(/^Button link/).value).toBe("https://shop.example/call")
	preview().getByText("Book a call")
	preview().getByText("Opens shop.example in a new tab")
	await owner.user.click(owner.field("Title"))
	await owner.user.keyboard("{Enter}")
	owner.answerSaved()
	await owner.press("Save Quiz")
	await screen.findByText("Quiz saved")
	const [stored] = JSON.parse(owner.saves()[0]?.outcomes ?? "[]") as Outcome[]
	expect(stored).toMatchObject({
		button: { text: "Book a call", url: "https://shop.example/call" },
		result_design: { show_performance_badge: false, accent_color: "#007aff" },
	})
})

it("says where the colors come from, and leads back from colors of its own", async () => {
	const owner = renderQuizEditor({ outcomes: [outcome("end", { title: "Ready" })] }, "outcomes")
	await owner.press("Edit Ready")
	const told = () => owner.form().queryByText(/^Until you change a color, results use your brand color/)
	expect(told()).not.toBe(null)
	await owner.fill(owner.field("Accent"), "#b3261e")
	expect(told()).toBe(null)
	await owner.press("Use my brand color instead")
	expect(told()).not.toBe(null)
	expect(owner.field("Accent").value).toBe("#007aff")
})

it("lets the owner stop the quiz from moving on", async () => {
	const owner = renderQuizEditor()
	await owner.press("Details")
	await owner.user.click(screen.getByRole("switch", { name: "Move on after each answer" }))
	owner.answerSaved({ auto_advance: false })
	await owner.press("Save Quiz")
	await screen.findByText("Quiz saved")
	expect(owner.saves()).toEqual([{ auto_advance: "false", updated_at: owner.quiz.updated_at }])
})

it("plays a testimonial only once the owner chooses one", async () => {
	const owner = renderQuizEditor({ outcomes: [outcome("end", { title: "Ready" })] }, "outcomes")
	await owner.press("Edit Ready")
	const plays = () => owner.form().getByLabelText<HTMLSelectElement>("Testimonial on this page")
	expect(plays().selectedOptions[0]?.text).toBe("None")
	await owner.user.selectOptions(plays(), "best_rated")
	await owner.press("Done")
	owner.answerSaved()
	await owner.press("Save Quiz")
	await screen.findByText("Quiz saved")
	const [stored] = JSON.parse(owner.saves()[0]?.outcomes ?? "[]") as Outcome[]
	expect(stored?.testimonial).toEqual({ tag_id: null, rule: "best_rated" })
})

const byAnswer = { join: "and" as const, tests: [{ of: "answer" as const, id: "a", is: "is" as const, value: "Good" }] }
const byScore = { join: "and" as const, tests: [{ of: "score" as const, id: "", is: "at_least" as const, value: 50 }] }
const RULED = /the rule asks for answers/
const VOTED = /whose score decides/
const WITHOUT_POINTS = /no answer earns points/
it.each([
	["a rule about answers", { when: byAnswer }, {}, RULED],
	["a rule about the score", { when: byScore }, {}, null],
	["votes", {}, { votes: { Good: ["end"] } }, VOTED],
	["votes for another one", {}, { votes: { Good: ["other"] } }, null],
	["votes in a quiz without points", {}, { points: {}, votes: { Good: ["other"] } }, WITHOUT_POINTS],
])("says beside Recommendations when %s leaves nothing to recommend", async (_by, reached, asked, hint) => {
	const outcomes = [outcome("end", { title: "Ready", ...reached }), outcome("other")]
	const owner = renderQuizEditor({ questions: [question("a", asked)], outcomes }, "outcomes")
	await owner.press("Edit Ready")
	const said = [RULED, VOTED, WITHOUT_POINTS].filter((each) => owner.form().queryByText(each) !== null)
	expect(said).toEqual(hint ? [hint] : [])
})

it("previews an outcome that answers vote for as those see it who vote for it", async () => {
	const asked = question("a", { category: "Skills", votes: { Bad: ["end"] } })
	const shown = outcome("end", { title: "Ready", description: "You said {answer:a}." })
	const config = { ...shown.action_config, include_recommendations: true, include_detailed_breakdown: true }
	const outcomes = [{ ...shown, action_config: config }, outcome("other", { title: "By score" })]
	const owner = renderQuizEditor({ questions: [asked], outcomes }, "outcomes")
	await owner.press("Edit Ready")
	preview().getByText("Bad")
	expect(preview().queryByText("Recommendations")).toBe(null)
	owner.form().getByText("An example of answers that vote for it.")
	await owner.press("Cancel")
	await owner.press("Edit By score")
	preview().getByText("Recommendations")
	owner.form().getByText("An example from the middle of the range.")
})
