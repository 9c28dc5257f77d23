import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { outcome, question } from "../../../../tests/support/quiz-content"
import { renderQuizEditor } from "../../../../tests/support/render-quiz-editor"

const result = () => within(screen.getByRole("region", { name: "Your result", hidden: true }))
const framed = () => document.querySelector("iframe")?.contentDocument?.body.textContent ?? ""

it("shows a result's placeholders as a visitor would read them, with their fallbacks", async () => {
	const said = "{name}, you said {answer:q1}. {field:city|Your city} has {score} points, {answer:gone|none} more. {x}"
	const button = { text: "Go on, {name}", url: "https://shop.example" }
	const end = outcome("end", { title: "Ready, {name|friend}?", description: said, button })
	const owner = renderQuizEditor({ questions: [question("q1")], outcomes: [end] }, "outcomes")
	await owner.press("Edit Ready, {name|friend}?")
	result().getByText("Ready, Ada?", { selector: "h2" })
	result().getByText("Ada, you said Good. Your city has 50 points, none more. {x}")
	result().getByText("Go on, Ada")
})

it("shows a question's with what the questions before it have, and leaves the rest as the page does", async () => {
	const why = question("q2", { question: "{name}, why {answer:q1}, not {answer:q2|that}? {score}" })
	const owner = renderQuizEditor({ questions: [question("q1"), why], outcomes: [] })
	await owner.press("Preview")
	await screen.findByRole("dialog", { name: "Preview of the quiz" })
	await owner.press("Next")
	await owner.press("Next")
	expect(framed()).toContain("Ada, why Good, not that? {score}")
})

it("draws no score of a quiz in which answers alone decide", async () => {
	const points = { Good: 0, Bad: 0 }
	const asked = [question("q1", { points, votes: { Good: ["end"] } })]
	const owner = renderQuizEditor({ questions: asked, outcomes: [outcome("end", { title: "Ready" })] }, "outcomes")
	await owner.press("Edit Ready")
	expect(result().queryByText("50%")).toBe(null)
	await owner.press("Preview")
	await screen.findByRole("dialog", { name: "Preview of the quiz" })
	await owner.press("Next")
	await owner.press("Next")
	await owner.press("Next")
	expect(framed()).toContain("Ready")
	expect(framed()).not.toContain("50%")
})
