import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import type { Question } from "@/lib/client/contract"
import { outcome, question } from "../../../tests/support/quiz-content"
import { renderQuizEditor } from "../../../tests/support/render-quiz-editor"

const ASKED = ["first", "second", "third"].map((id) => question(id))
const BAD = { join: "and" as const, tests: [{ of: "answer" as const, id: "first", is: "is" as const, value: "Bad" }] }

/** A phone, which shows the map's list. */
beforeEach(() => void vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })))

async function stored(owner: ReturnType<typeof renderQuizEditor>) {
	owner.answerSaved()
	await owner.press("Save Quiz")
	await screen.findByText("Quiz saved")
	const questions: Question[] = JSON.parse(owner.saves()[0]?.questions ?? "[]")
	return questions.map(({ show_if, next }) => ({ show_if, next }))
}

it("lets the owner lead visitors on, and names what none of them can reach", async () => {
	const owner = renderQuizEditor({ questions: ASKED })
	await owner.press("Edit What about first?")
	await owner.press("Add a rule")
	await owner.user.selectOptions(owner.form().getByLabelText("What it depends on"), "first")
	const { selectedOptions } = owner.form().getByLabelText<HTMLSelectElement>("Rule 1: go there if…")
	expect(selectedOptions[0]?.text).toBe("Go to question 3: What about third?")
	await owner.user.selectOptions(owner.form().getByLabelText("Answer"), "Bad")
	await owner.user.selectOptions(owner.form().getByLabelText("Otherwise"), "Finish the quiz")
	await owner.press("Done")
	expect(owner.rows("Questions")[0]).toContain("Goes to question 3 if question 1 is “Bad”Finishes the quiz")
	screen.getByText("Fix these rules before you publish")
	screen.getByText("No visitor can get to question 2.")
	expect(await stored(owner)).toEqual([
		{
			next: [
				{ if: BAD, to: "third" },
				{ if: null, to: null },
			],
		},
		{},
		{},
	])
})

it("lets the owner show a question only to some, once the rule is finished", async () => {
	const owner = renderQuizEditor({ questions: ASKED })
	await owner.press("Edit What about second?")
	await owner.user.selectOptions(owner.form().getByLabelText("Show this question"), "if")
	expect(owner.form().queryByLabelText("How it compares")).toBeNull()
	await owner.user.selectOptions(owner.form().getByLabelText("What it depends on"), "first")
	expect(owner.form().getByLabelText<HTMLSelectElement>("Answer").selectedOptions[0]?.text).toBe("Choose an answer…")
	await owner.user.selectOptions(owner.form().getByLabelText("How it compares"), "any_of")
	const good = () => owner.form().getByRole("checkbox", { name: "Good", hidden: true })
	await owner.press("Done")
	owner.form().getByText("A rule isn't finished. Complete it, or remove it.")
	await owner.user.click(good())
	await owner.press("Done")
	expect(owner.rows("Questions")[1]).toContain("Shown only if question 1 is “Good”")
	expect(screen.queryByText("Fix these rules before you publish")).toBeNull()
	const anyOf = { of: "answer", id: "first", is: "any_of", value: ["Good"] }
	expect(await stored(owner)).toEqual([{}, { show_if: { join: "and", tests: [anyOf] } }, {}])
})

it("names a group, and hands its name and condition on when its first question is deleted", async () => {
	const show_if = { join: "and" as const, tests: BAD.tests.map((test) => ({ ...test, value: "Good" })) }
	const owner = renderQuizEditor({
		questions: [question("first"), question("second", { show_if }), question("third", { with_previous: true })],
	})
	await owner.press("Edit What about second?")
	await owner.fill(owner.field(/^Name of this group/), "Budget")
	await owner.press("Done")
	expect(owner.rows("Questions")[1]).toContain("Begins the group “Budget”Shown only if question 1 is “Good”")
	expect(owner.rows("Questions")[2]).toContain("In the group “Budget”")
	await owner.press("Delete What about second?")
	await owner.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }))
	owner.answerSaved()
	await owner.press("Save Quiz")
	await screen.findByText("Quiz saved")
	const questions: Question[] = JSON.parse(owner.saves()[0]?.questions ?? "[]")
	expect(questions[1]).toMatchObject({ id: "third", show_if, group_name: "Budget" })
	expect(questions[1]).not.toHaveProperty("with_previous")
})

it("shows the map as a list on a phone, and opens a question from it", async () => {
	const owner = renderQuizEditor({
		questions: [question("first", { next: [{ if: null, to: "third" }] }), question("second"), question("third")],
	})
	await owner.press("Map")
	const list = await screen.findByRole("list", { name: "The map as a list" })
	const [first, second] = within(list)
		.getAllByRole("listitem")
		.filter(({ parentElement }) => parentElement === list)
	expect(first?.textContent).toBe("1. What about first?Goes to question 3")
	expect(second?.textContent).toBe("2. What about second?No visitor can get to question 2.Then question 3")
	await owner.press("Edit question 2: What about second?")
	expect(owner.field("Question").value).toBe("What about second?")
	expect(screen.queryByRole("list", { name: "The map as a list" })).toBeNull()
})

it("gives rules the old texts back on Cancel, and carries one past another option's text", async () => {
	const show_if = { join: "and" as const, tests: [{ ...BAD.tests[0], value: "Good" }] as typeof BAD.tests }
	const owner = renderQuizEditor({ questions: [question("first"), question("second", { show_if })] })
	const options = () => owner.form().getAllByLabelText<HTMLInputElement>(/^Option \d/)
	await owner.press("Edit What about first?")
	const type = async (at: number, text: string) => {
		const field = options()[at]
		if (field) await owner.fill(field, text)
	}
	await type(0, "Great")
	await type(1, "Poor")
	expect(owner.rows("Questions").at(-1)).toContain("“Great”")
	await owner.press("Cancel")
	expect(owner.rows("Questions").at(-1)).toContain("“Good”")
	await owner.press("Edit What about first?")
	await type(0, "Bad")
	await type(0, "Bad, often")
	await owner.press("Done")
	expect(owner.rows("Questions").at(-1)).toContain("“Bad, often”")
})

it("takes a number beyond percents in a rule, and a day as a date", async () => {
	const owner = renderQuizEditor({
		questions: [question("first", { type: "number" }), question("second", { type: "date" }), question("third")],
	})
	await owner.press("Edit What about second?")
	await owner.user.selectOptions(owner.form().getByLabelText("Show this question"), "if")
	await owner.user.selectOptions(owner.form().getByLabelText("What it depends on"), "first")
	const value = () => owner.form().getByLabelText<HTMLInputElement>("Answer")
	await owner.fill(value(), "250")
	await owner.user.tab()
	expect(value().value).toBe("250")
	await owner.user.selectOptions(owner.form().getByLabelText("How it compares"), "is")
	expect(value().type).toBe("number")
	await owner.press("Cancel")
	await owner.press("Edit What about third?")
	await owner.user.selectOptions(owner.form().getByLabelText("Show this question"), "if")
	await owner.user.selectOptions(owner.form().getByLabelText("What it depends on"), "second")
	expect(value().type).toBe("date")
})

it("says beside a question and an outcome which answer they cannot show, once an order or a deletion takes it away", async () => {
	const quoting = [question("first"), question("second", { question: "{answer:first|That}, and why?" })]
	const owner = renderQuizEditor({ questions: quoting, outcomes: [outcome("any", { description: "{answer:first}" })] })
	const [first, second] = [
		"Asks for the answer to “What about first?”, which isn't known here yet",
		/isn't in the quiz$/,
	]
	expect(owner.rows("Questions").join()).not.toMatch(/isn't known|isn't in the quiz/)
	const handle = screen.getByRole("button", { name: /^Move What about first\?/ })
	handle.focus()
	await owner.user.keyboard("{ArrowDown}")
	expect(owner.rows("Questions")[0]).toContain(first)
	await owner.press("Delete What about first?")
	await owner.press("Delete")
	expect(owner.rows("Questions")[0]).toMatch(second ?? "")
	await owner.choose("Results & Outcomes")
	expect(owner.rows("Outcomes")[0]).toMatch(second ?? "")
})

it("stores no rule that nobody finished, and reads none of it after a reload", async () => {
	const owner = renderQuizEditor({ questions: ASKED })
	await owner.press("Edit What about second?")
	await owner.user.selectOptions(owner.form().getByLabelText("Show this question"), "if")
	await owner.press("Save Quiz")
	expect(owner.banner()).toContain("Question 2: A rule isn't finished. Complete it, or remove it.")
	expect(owner.saves()).toEqual([])
	owner.unmount()
	const again = renderQuizEditor({ questions: ASKED })
	expect(again.rows("Questions")[1]).toContain("Shown only if … (this rule isn't finished)")
	expect(again.rows("Questions").join()).not.toContain("deleted question")
})

it("puts a question together with the one before it from its row, and takes it out again", async () => {
	const owner = renderQuizEditor({ questions: ASKED })
	expect(screen.queryByRole("button", { name: "More for What about first?", hidden: true })).toBeNull()
	await owner.press("More for What about second?")
	await owner.user.click(await screen.findByRole("menuitem", { name: "Show together with the question before" }))
	expect(owner.rows("Questions")[1]).toContain("Shown together with the question before")
	await owner.press("More for What about second?")
	await owner.user.click(await screen.findByRole("menuitem", { name: "Show on its own" }))
	expect([owner.rows("Questions")[1]?.includes("together"), owner.isDirty()]).toEqual([false, false])
})

it("says what a rule needs where none can lead on yet", async () => {
	const owner = renderQuizEditor({ questions: [question("first")] })
	await owner.press("Edit What about first?")
	owner.form().getByText(/^Once the quiz has a second question/)
	await owner.press("Cancel")
	owner.unmount()
	const longer = renderQuizEditor({ questions: ASKED })
	await longer.press("Edit What about second?")
	const hint = "A rule can lead only to a later question. Add the question first."
	expect(longer.form().queryByText(hint)).toBeNull()
	await longer.press("Cancel")
	await longer.press("Edit What about third?")
	longer.form().getByText(hint)
})
