import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { QuizTemplate } from "@/lib/client/contract"
import { FOUR_TYPES, outcome, ownedQuiz } from "../../../../tests/support/quiz-content"
import { renderScreen } from "../../../../tests/support/render-screen"
import { stubApi } from "../../../../tests/support/stub-api"
import { NewQuizDialog } from "../new-quiz-dialog"

const CREATE = "POST /api/admin/quizzes"
const DRAFT = "POST /api/admin/quiz-drafts"
const BEGINNINGS = "GET /api/admin/quiz-templates"
const OUT_OF_ORDER = { status: 500, body: { detail: "Out of order." } }

const { questions, scoring_config } = ownedQuiz({ questions: FOUR_TYPES })
const unsaved = {
	quiz_name: "Marketing scorecard",
	quiz_description: "Four parts.",
	contact_step: "before" as const,
	questions,
	scoring_config,
	outcomes: [
		outcome("high", { title: "Strong", score_min: 50 }),
		outcome("low", { title: "Weak", when: { join: "and", tests: [] } }),
	],
}
const template: QuizTemplate = { ...unsaved, id: "marketing", about: "Grades your marketing." }
const SENT = {
	quiz_description: "Four parts.",
	contact_step: "before",
	questions: JSON.stringify(questions),
	scoring_config: JSON.stringify(scoring_config),
	outcomes: JSON.stringify(unsaved.outcomes),
}

function openDialog(can_draft = true) {
	const api = stubApi()
	api.on(BEGINNINGS, { body: { templates: [template], can_draft } })
	const onCreated = vi.fn<(id: string) => void>()
	const { user } = renderScreen(
		<NewQuizDialog open onOpenChange={() => undefined} query={{ tenant_id: "t" }} onCreated={onCreated} />,
	)
	const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
	return { api, user, press, onCreated }
}

it("shows what a template asks and ends with, and creates it under the owner's name", async () => {
	const { api, user, press, onCreated } = openDialog()
	await press("Template")
	await user.click(await screen.findByRole("button", { name: /Marketing scorecard.*4 questions, 2 results/ }))
	const name = screen.getByLabelText("Name")
	expect(document.activeElement).toBe(name)
	screen.getByText("Strong")
	screen.getByText("from 50%")
	expect(screen.queryByText("from 0%")).toBeNull()
	within(screen.getByText("Its 4 questions").closest("details") ?? document.body).getByText("What about rating?")
	await user.clear(name)
	await press("Create quiz")
	screen.getByText("Please enter a quiz name")
	await user.type(name, "Mine")
	api.on(CREATE, OUT_OF_ORDER, { body: { quiz: ownedQuiz({ id: "quiz-2" }) } })
	await press("Create quiz")
	await screen.findByText("Failed to create quiz: Out of order.")
	await press("Create quiz")
	await waitFor(() => expect(onCreated.mock.calls).toEqual([["quiz-2"]]))
	expect(api.sentTo(CREATE).at(-1)?.body).toEqual({ quiz_name: "Mine", ...SENT })
})

it("drafts from a sentence or from knowledge, and creates nothing before the owner does", async () => {
	const { api, user, press, onCreated } = openDialog()
	await press("AI draft")
	await user.click(await screen.findByRole("button", { name: "Draft quiz" }))
	screen.getByText("Say in a sentence what it's about, or use your knowledge")
	await user.click(screen.getByLabelText("Use my chatbot's knowledge"))
	api.on(DRAFT, OUT_OF_ORDER, { body: { quiz: unsaved } })
	await press("Draft quiz")
	await screen.findByText("Failed to draft the quiz: Out of order.")
	await user.type(screen.getByLabelText("What should visitors find out?"), "How good?")
	await press("Draft quiz")
	await screen.findByText(/A model wrote this/)
	expect(api.sentTo(DRAFT).map(({ body }) => body)).toEqual([
		{ about: "", use_knowledge: true },
		{ about: "How good?", use_knowledge: true },
	])
	expect(api.sentTo(CREATE)).toEqual([])
	api.on(CREATE, { body: { quiz: ownedQuiz({ id: "quiz-3" }) } })
	await press("Create quiz")
	await waitFor(() => expect(onCreated.mock.calls).toEqual([["quiz-3"]]))
})

it("says why no model drafts, and can load again what failed", async () => {
	const { api, press } = openDialog(false)
	await press("AI draft")
	await screen.findByText(/needs an AI model, and none is set up/)
	api.on(BEGINNINGS, OUT_OF_ORDER, { body: { templates: [template], can_draft: true } })
	await press("Template")
	await screen.findByText("Failed to load templates: Out of order.")
	await press("Retry")
	await screen.findByRole("button", { name: /Marketing scorecard/ })
})

it("keeps the sentence and the draft while the dialog is closed", async () => {
	const api = stubApi()
	api.on(BEGINNINGS, { body: { templates: [template], can_draft: true } })
	api.on(DRAFT, { body: { quiz: unsaved } })
	const dialog = (open: boolean) => (
		<NewQuizDialog open={open} onOpenChange={() => undefined} query={{ tenant_id: "t" }} onCreated={() => undefined} />
	)
	const { user, show } = renderScreen(dialog(true))
	const press = async (name: string) => user.click(await screen.findByRole("button", { name }))
	await press("AI draft")
	await user.type(await screen.findByLabelText("What should visitors find out?"), "How good?")
	await press("Draft quiz")
	await screen.findByText(/A model wrote this/)
	show(dialog(false))
	show(dialog(true))
	await screen.findByText(/A model wrote this/)
	await press("Draft another")
	expect(screen.getByLabelText<HTMLTextAreaElement>("What should visitors find out?").value).toBe("How good?")
})
