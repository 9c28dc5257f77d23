import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Question } from "@/lib/client/contract"
import { newScoringConfig } from "@/lib/quizzes/defaults"
import { outcome, question } from "../../../tests/support/quiz-content"
import { renderQuizEditor } from "../../../tests/support/render-quiz-editor"
import { newCategory } from "./content/content-edits"

it("adds a question by keyboard, and leads to what is missing", async () => {
	const owner = renderQuizEditor({ questions: [] })
	const { user } = owner
	owner.button("Add question").focus()
	await user.keyboard("{Enter}")
	expect(document.activeElement).toBe(owner.field("Question"))
	await owner.press("Add to quiz")
	owner.form().getByText("Please enter a question")
	expect(document.activeElement).toBe(owner.field("Question"))
	await user.keyboard("How do people find you?")
	await owner.press("Add to quiz")
	owner.form().getByText("Multiple choice questions need at least 2 options")
	expect(document.activeElement).toBe(owner.field("Option 1"))
	expect(owner.button("Remove option 1").disabled).toBe(true)
	await user.keyboard("Search{Enter}")
	expect(document.activeElement).toBe(owner.field("Option 3"))
	await user.keyboard("Chance")
	await owner.fill(owner.field("Option 2"), "Friends")
	await owner.fill(owner.field("Points for option 1"), "10")
	await owner.fill(owner.field("Points for option 2"), "6")

	owner.button("Move Friends, 2 of 3").focus()
	await user.keyboard("{ArrowUp}")
	screen.getByText("Friends is now 1 of 3")
	await owner.fill(owner.field("Option 1"), "By friends")
	expect(owner.field("Points for option 1").value).toBe("6")
	await owner.press("Remove option 3")
	expect(owner.button("Remove option 1").disabled).toBe(true)
	await owner.fill(owner.field(/^Category/), "Marketing")
	await owner.fill(owner.field("Weight"), "30")
	await user.tab()
	expect(owner.field("Weight").value).toBe("10")
	await owner.press("Add to quiz")
	expect(document.activeElement).toBe(owner.button("Edit How do people find you?"))
	expect(owner.rows("Questions")).toEqual([
		"1. How do people find you?Multiple choiceup to 10 pointscounts 10×Marketing",
	])
	owner.answerSaved()
	await owner.press("Save Quiz")
	await screen.findByText("Quiz saved")
	const [sent] = owner.saves()
	const [{ id: _, ...stored }] = JSON.parse(sent?.questions ?? "[]") as [Question]
	expect(stored).toEqual({
		question: "How do people find you?",
		type: "multiple_choice",
		options: ["By friends", "Search"],
		points: { "By friends": 6, Search: 10 },
		required: true,
		category: "Marketing",
		weight: 10,
	})
	expect(JSON.parse(sent?.scoring_config ?? "").categories).toEqual([newCategory("Marketing")])
})

it("takes a question in and opens the next with one press, and leaves an untouched one out of the simulator", async () => {
	const owner = renderQuizEditor({ questions: [] })
	await owner.press("Add question")
	await owner.press("Add and start another")
	owner.form().getByText("Please enter a question")
	await owner.user.keyboard("Is it open?")
	await owner.user.selectOptions(owner.field("Type"), "yes_no")
	await owner.fill(owner.field(/^Category/), "Doors")
	await owner.press("Add and start another")
	expect(document.activeElement).toBe(owner.field("Question"))
	expect(owner.field("Question").value).toBe("")
	expect(owner.rows("Questions")[0]).toBe("1. Is it open?Yes or noup to 10 pointsDoors")
	owner.choose("Scoring Rules")
	expect(screen.getAllByRole("combobox").map((select) => select.getAttribute("aria-label"))).toEqual(["Is it open?"])
	owner.button("Delete Doors")
})

it("drops a question that was never filled in once another section opens, so that Save works there", async () => {
	const owner = renderQuizEditor({ questions: [question("a")] })
	await owner.press("Add question")
	owner.choose("Results & Outcomes")
	await owner.press("Add outcome")
	owner.choose("Questions")
	expect([owner.rows("Questions").length, owner.isDirty()]).toEqual([1, false])
	await owner.press("Add question")
	await owner.user.keyboard("Is it open?")
	owner.choose("Scoring Rules")
	expect(owner.isDirty()).toBe(true)
	await owner.press("Save Quiz")
	expect(owner.banner()).toContain("Multiple choice questions need at least 2 options")
})

it.each([
	["after", 6],
	["before", 2],
	["never", 0],
] as const)("previews the whole quiz screen by screen, and asks for the name %s", async (contact_step, place) => {
	const owner = renderQuizEditor({ outcomes: [outcome("end")], contact_step })
	await owner.press("Preview")
	const preview = within(await screen.findByRole("dialog", { name: "Preview of the quiz" }))
	const screens = contact_step === "never" ? 6 : 7
	const asked: number[] = []
	for (let at = 1; at <= screens; at++) {
		preview.getByText(`${at} of ${screens}`)
		if (document.querySelector("iframe")?.contentDocument?.body.textContent?.includes("Tell us who you are"))
			asked.push(at)
		if (at < screens) await owner.press("Next")
	}
	expect(asked).toEqual(place ? [place] : [])
	expect(owner.button("Next").disabled).toBe(true)
})

it.each([
	["rating", ["1: 2", "2: 4", "3: 6", "4: 8", "5: 10"], "Rating 1 to 5up to 10 pointsGeneral"],
	["yes_no", ["Yes: 10", "No: 0"], "Yes or noup to 10 pointsGeneral"],
	["text", [], "Free textNot scoredGeneral"],
])("gives a new question of the type %s its points", async (type, points, told) => {
	const owner = renderQuizEditor({ questions: [] })
	await owner.press("Add question")
	await owner.user.keyboard("Well?")
	await owner.user.selectOptions(owner.field("Type"), type)
	const figures = owner.form().queryAllByRole<HTMLInputElement>("spinbutton", { hidden: true })
	const labelled = figures.map(({ labels, value }) => `${labels?.[0]?.textContent}: ${value}`)
	expect(labelled).toEqual([...(type === "text" ? [] : ["Weight: 1"]), ...points])
	await owner.press("Add to quiz")
	expect(owner.rows("Questions")).toEqual([`1. Well?${told}`])
})

it("moves and deletes questions, adds up their points, and keeps the edits in this tab", async () => {
	const weighty = question("Choice", { question: "Choice", weight: 3 })
	const yesNo = question("Yes", { question: "Yes", type: "yes_no", options: [], points: {} })
	const free = question("Free", { question: "Free", type: "text", options: [], points: {} })
	const owner = renderQuizEditor({ questions: [weighty, yesNo, free] })
	expect(screen.getByText("Up to 40 points").parentElement?.textContent).toBe(
		"Up to 40 points (weights included) · 2 of 3 questions scored",
	)
	owner.button("Move Yes, 2 of 3").focus()
	await owner.user.keyboard("{Home}")
	const names = () => owner.rows("Questions").map((row) => /\. (Choice|Yes|Free)/.exec(row ?? "")?.[1])
	expect(names()).toEqual(["Yes", "Choice", "Free"])
	await owner.press("Delete Free")
	expect(screen.getByRole("alertdialog", { hidden: true }).textContent).toContain("Delete “Free”?")
	await owner.user.keyboard("{Escape}")
	expect(names()).toHaveLength(3)
	await owner.press("Delete Free")
	const asked = within(screen.getByRole("alertdialog", { hidden: true }))
	await owner.user.click(asked.getByText("Delete", { selector: "button" }))
	expect(names()).toEqual(["Yes", "Choice"])
	owner.unmount()
	const again = renderQuizEditor({ questions: [weighty, yesNo, free] })
	expect(again.rows("Questions")).toHaveLength(2)
	expect(again.isDirty()).toBe(true)
})

it("shows category weights only in their own method, and explains a visitor's score step by step", async () => {
	const questions = [
		question("find", {
			question: "How do people find you?",
			weight: 3,
			category: "Marketing",
			points: { Good: 6, Bad: 10 },
		}),
		question("pay", { question: "Can people pay online?", type: "yes_no", options: [], points: {} }),
	]
	const scoring_config = { ...newScoringConfig(), categories: [newCategory("Marketing")] }
	const owner = renderQuizEditor({ questions, scoring_config }, "scoring")
	const { user } = owner
	expect(screen.queryByLabelText("Weight")).toBe(null)
	await user.click(screen.getByRole("radio", { name: /^Category/ }))
	screen.getByLabelText("Weight")
	await owner.fill(screen.getByLabelText("Category", { selector: "input[type=text], input:not([type])" }), "Reach")
	await user.keyboard("{Enter}")
	owner.button("Delete Reach")
	await user.selectOptions(screen.getByLabelText("How do people find you?"), "Good")
	await user.selectOptions(screen.getByLabelText("Can people pay online?"), "Yes")
	screen.getByText("Reach: 18 of 30 weighted points = 60%, counts 1×")
	const told = screen.getByText("80%").closest("[role=status]")?.textContent
	expect(told).toContain("High lead")
	expect(told).toContain("Sees a neutral result, because no outcome fits")
	await owner.press("Clear answers")
	expect(screen.queryByText("80%")).toBe(null)
})

it("shows which score gets which outcome, names the gap between two, and previews the edited one", async () => {
	const outcomes = [outcome("start", { score_max: 49 }), outcome("way", { score_min: 50, score_max: 70 })]
	const owner = renderQuizEditor({ outcomes }, "outcomes")
	const { user } = owner
	await owner.press("Add outcome")
	expect(document.activeElement).toBe(owner.field("Title"))
	expect([owner.field("From, %").value, owner.field("To, %").value]).toEqual(["0", "100"])
	await user.keyboard("Ready")
	const preview = within(screen.getByRole("region", { name: "Preview", hidden: true }))
	preview.getByText("Ready", { selector: "h2" })
	await owner.fill(owner.field("From, %"), "80")
	await owner.press("Add to quiz")
	screen.getByText("No outcome for 71 to 79%. Visitors there see a neutral result.")
	const slider = screen.getByRole("slider", { name: "Who sees what" })
	slider.focus()
	await user.keyboard("{End}")
	expect(slider.getAttribute("aria-valuetext")).toBe("100%: Ready")
	await owner.press("Edit Outcome way")
	await owner.fill(owner.field("To, %"), "79")
	await owner.press("Done")
	expect(screen.queryByText(/^No outcome for/)).toBe(null)
	expect(owner.rows("Outcomes")).toContain("Outcome way50 to 79%Show message")
})

it("calls a new outcome the same in its list, its range, and its votes, and counts an empty range as all of it", async () => {
	const owner = renderQuizEditor({ outcomes: [outcome("start", { score_max: 49 })] }, "outcomes")
	await owner.press("Add outcome")
	for (const [field, counted] of [
		["From, %", "0"],
		["To, %", "100"],
	] as const) {
		await owner.fill(owner.field(field), "50")
		await owner.user.clear(owner.field(field))
		owner.form().getByText(`Empty counts as ${counted}.`)
		expect(owner.field(field).placeholder).toBe(counted)
		await owner.user.tab()
		expect(owner.field(field).value).toBe(counted)
	}
	await owner.user.selectOptions(owner.field("Action"), "download_pdf")
	const slider = screen.getByRole("slider", { name: "Who sees what" })
	slider.focus()
	await owner.user.keyboard("{End}")
	expect(slider.getAttribute("aria-valuetext")).toBe("100%: Outcome 2")
	owner.choose("Questions")
	owner.choose("Results & Outcomes")
	expect(owner.rows("Outcomes")[1]).toMatch(/^Outcome 2/)
	owner.choose("Questions")
	await owner.press("Edit What about choice?")
	const offered = owner.form().getAllByLabelText<HTMLSelectElement>(/^Outcome that/)[0]
	expect([...(offered?.options ?? [])].map(({ text }) => text)).toContain("Outcome 2")
})

it("says why nothing more can be added", async () => {
	const options = Array.from({ length: 20 }, (_, at) => `Choice ${at}`)
	const owner = renderQuizEditor({ questions: [question("a", { options })] })
	await owner.press("Edit What about a?")
	const reason = document.getElementById(owner.button("Add option").getAttribute("aria-describedby") ?? "")
	expect([owner.button("Add option").disabled, reason?.textContent]).toEqual([
		true,
		"You've reached the limit of 20 options.",
	])
})

it("says that visitors give one answer, and which options vote for outcomes", async () => {
	const voting = question("a", { votes: { Good: ["end"] } })
	const owner = renderQuizEditor({ questions: [voting, question("b")], outcomes: [outcome("end")] })
	expect(owner.rows("Questions").map((row) => row?.includes("Votes: 1 of 2 options"))).toEqual([true, false])
	await owner.press("Edit What about b?")
	owner.form().getByText("One answer")
	owner.form().getByText("(none yet)")
	await owner.user.selectOptions(owner.field("Type"), "multiple_choices")
	expect(owner.form().queryByText("One answer")).toBeNull()
	await owner.press("Cancel")
	owner.unmount()
	renderQuizEditor({ questions: [question("b")], outcomes: [outcome("end")] }, "outcomes")
	screen.getByText(/Answers can also decide: edit a question and open “Votes for outcomes”\./)
})
