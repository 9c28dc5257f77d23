import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Outcome } from "@/lib/client/contract"
import { outcome } from "../../../tests/support/quiz-content"
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
