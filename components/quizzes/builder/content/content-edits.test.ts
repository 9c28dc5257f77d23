import { describe, expect, it } from "vitest"
import { newOutcome, newQuestion, newScoringConfig } from "@/lib/quizzes/defaults"
import {
	categoryProblem,
	inOrder,
	mayRemoveOption,
	newCategory,
	optionRows,
	removeCategory,
	renameCategory,
	withAction,
	withItem,
	withNamedCategory,
	withOptions,
} from "./content-edits"
import { contentOf, type QuizContent, valuesOf } from "./quiz-values"

const content = (): QuizContent => ({
	quiz_name: "Quiz",
	quiz_description: "",
	contact_step: "before",
	hidden_fields: [],
	auto_advance: true,
	show_comparison: false,
	closes_at: null,
	response_limit: null,
	outcome_quotas: {},
	closed_message: "",
	questions: [
		{ ...newQuestion("a"), category: "Skills" },
		{ ...newQuestion("b"), category: "Tools" },
		newQuestion("c"),
	],
	scoring_config: { ...newScoringConfig(), categories: [newCategory("Skills"), newCategory("Tools")] },
	outcomes: [newOutcome("o")],
})

describe("editing a quiz", () => {
	it("keeps a website while another action is chosen, and restores it", () => {
		const shop = { ...newOutcome("o"), title: "Shop", action: "redirect" as const }
		const leadingTo = (redirect_url: string) => ({ ...shop, action_config: { ...shop.action_config, redirect_url } })
		const away = withAction(leadingTo("my shop"), "send_email", "")
		expect([away.outcome.action_config.redirect_url, away.website]).toEqual(["", "my shop"])
		const further = withAction(away.outcome, "show_message", away.website)
		expect(withAction(further.outcome, "redirect", further.website)).toEqual({
			outcome: leadingTo("my shop"),
			website: "",
		})
		const saved = withAction(leadingTo("https://example.com"), "send_email", "")
		expect([saved.outcome.action_config.redirect_url, saved.website]).toEqual(["https://example.com", ""])
	})

	it("keeps an option's points when it is renamed, moved or has the same name as another", () => {
		const question = { ...newQuestion("a"), options: ["Good", "Bad"], points: { Good: 10, Bad: 1 } }
		const [good, bad] = optionRows(question)
		if (!good || !bad) throw new Error("Two options have two rows.")
		expect(withOptions(question, [bad, { ...good, text: "Great" }])).toMatchObject({
			options: ["Bad", "Great"],
			points: { Great: 10, Bad: 1 },
		})
		// On the way from "Bad" to "Badly" the two options have the same name for one key press.
		const meeting = [{ ...good, text: "Bad" }, bad]
		const parted = meeting.map((row, index) => (index === 0 ? { ...row, text: "Badly" } : row))
		expect(withOptions(question, parted).points).toEqual({ Badly: 10, Bad: 1 })
	})

	it("keeps an option's votes in the same way, and names no option without one", () => {
		const question = { ...newQuestion("a"), options: ["Good", "Bad"], votes: { Good: ["cat"] } }
		const [good, bad] = optionRows(question)
		if (!good || !bad) throw new Error("Two options have two rows.")
		expect(withOptions(question, [bad, { ...good, text: "Great" }]).votes).toEqual({ Great: ["cat"] })
		expect(withOptions(question, [bad, { ...good, votes: [] }])).not.toHaveProperty("votes")
	})

	it("gives an option no points before it has a name, and keeps at least two options", () => {
		const question = newQuestion("a")
		expect(withOptions(question, [{ key: "1", text: " ", points: 5, votes: [] }]).points).toEqual({})
		expect([mayRemoveOption([1, 2]), mayRemoveOption([1, 2, 3])]).toEqual([false, true])
	})

	it("moves a category's questions along when it is renamed, and leaves the others", () => {
		const renamed = renameCategory(content(), 0, " Talents ")
		expect(renamed.questions.map(({ category }) => category)).toEqual(["Talents", "Tools", ""])
		expect(renamed.scoring_config.categories.map(({ name }) => name)).toEqual(["Talents", "Tools"])
	})

	it("moves a deleted category's questions to the general one", () => {
		const left = removeCategory(content(), 1)
		expect(left.questions.map(({ category }) => category)).toEqual(["Skills", "", ""])
		expect(left.scoring_config.categories.map(({ name }) => name)).toEqual(["Skills"])
	})

	it("makes a category from a new name, but not from a known or an empty one", () => {
		const names = (name: string) =>
			withNamedCategory(content(), name).scoring_config.categories.map((category) => category.name)
		expect(names("Luck")).toEqual(["Skills", "Tools", "Luck"])
		expect(names("Skills")).toEqual(["Skills", "Tools"])
		expect(names("")).toEqual(["Skills", "Tools"])
	})

	it("refuses a category without a name, and two with the same name", () => {
		const { categories } = content().scoring_config
		expect(categoryProblem(categories, 0, " ")).toBe("A category needs a name")
		expect(categoryProblem(categories, 0, "Tools ")).toBe("Two categories have the same name")
		expect(categoryProblem(categories, 0, "Skills")).toBeNull()
		expect(categoryProblem(categories, -1, "Skills")).toBe("Two categories have the same name")
	})

	it("replaces items with a known id and appends the others", () => {
		const items = [
			{ id: "a", at: 1 },
			{ id: "b", at: 2 },
		]
		expect(withItem(items, { id: "a", at: 9 })).toEqual([
			{ id: "a", at: 9 },
			{ id: "b", at: 2 },
		])
		expect(withItem(items, { id: "c", at: 3 }).map(({ id }) => id)).toEqual(["a", "b", "c"])
		expect(inOrder(items, ["b", "a"]).map(({ id }) => id)).toEqual(["b", "a"])
	})

	it("survives a round trip through the API's JSON texts", () => {
		expect(contentOf(valuesOf(content()))).toEqual(content())
	})
})
