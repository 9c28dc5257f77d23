import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { QuizEntry } from "@/lib/client/contract"
import { quizSnippet } from "@/lib/quizzes/quiz-snippet"
import { ownedQuiz } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { QuizList } from "./quiz-list"

const BASE = "/admin/bakery/chatbot?tab=quizzes"
const SAVE = "PUT /api/admin/quizzes/{id}"
const CREATE = "POST /api/admin/quizzes"
const OUT_OF_ORDER = { status: 500, body: { detail: "Out of order." } }

function entry(given: Partial<QuizEntry> = {}): QuizEntry {
	const { questions, scoring_config: _, outcomes: __, ...head } = ownedQuiz(given)
	return { question_count: questions.length, ...head, ...given }
}

/** An owner's list of quizzes, or the platform's if there is no tenant. */
function openList(quizzes: QuizEntry[] = [entry()], tenantId = "tenant-1") {
	const api = stubApi()
	const list = { quizzes, next_cursor: null }
	const access = { isPlatformAdmin: tenantId === "", tenantId, readOnly: null, mayExport: true }
	const shown = renderScreen(<QuizList list={list} base={BASE} access={access} paged={false} />, { path: BASE })
	const { user } = shown
	const press = (name: string) => user.click(screen.getByRole("button", { name }))
	return {
		...shown,
		api,
		press,
		fromMenu: async (item: string) => {
			await press("More for Coffee")
			await user.click(await screen.findByRole("menuitem", { name: item }))
		},
		confirm: async (question: string) => {
			const dialog = within(await screen.findByRole("alertdialog", { name: question }))
			await user.click(dialog.getByRole("button", { name: "Delete" }))
		},
		/** Waits until the page refreshes after a change. */
		isRead: () => waitFor(() => expect(shown.router.refresh).toHaveBeenCalledOnce()),
	}
}

it("asks for a name, says why a quiz could not be created, and leads to the new one", async () => {
	const { api, press, user, router } = openList([])
	screen.getByRole("heading", { name: "No quizzes yet" })
	screen.getByRole("button", { name: "New quiz" }).focus()
	await user.keyboard("{Enter}")
	const name = await screen.findByLabelText("Name")
	expect(document.activeElement).toBe(name)
	await user.keyboard("{Enter}")
	screen.getByText("Please enter a quiz name")
	api.on(CREATE, OUT_OF_ORDER, { body: { quiz: ownedQuiz({ id: "quiz-2" }) } })
	await user.keyboard("Tea{Enter}")
	await screen.findByText("Failed to create quiz: Out of order.")
	// Esc keeps the input.
	await user.keyboard("{Escape}")
	await press("New quiz")
	await user.keyboard("{Enter}")
	await waitFor(() => expect(router.push.mock.calls).toEqual([[`${BASE}&quiz=quiz-2`]]))
	expect(api.sentTo(CREATE).map(({ body }) => body)).toEqual([
		{ quiz_name: "Tea", quiz_description: "" },
		{ quiz_name: "Tea", quiz_description: "" },
	])
})

it.each([
	[false, "Draft", "Published"],
	[true, "Active", "Back to draft"],
])("publishes a draft, and unpublishes a public quiz: %s", async (is_active, state, told) => {
	const { api, user, isRead } = openList([entry({ is_active })])
	within(screen.getByRole("list", { name: "Quizzes" })).getByText(state)
	api.on(SAVE, { body: { quiz: ownedQuiz() } })
	await user.click(screen.getByRole("switch", { name: "Publish Coffee" }))
	await isRead()
	await screen.findByText(told, { selector: "[data-sonner-toast] *" })
	expect(api.sent[0]?.body).toEqual({ is_active: String(!is_active) })
})

it("does not publish without a question", () => {
	openList([entry({ question_count: 0 })])
	expect(screen.getByRole("switch", { name: "Publish Coffee" })).toHaveProperty("disabled", true)
	screen.getByText("Add a question to publish")
})

it("duplicates a quiz", async () => {
	const { api, fromMenu, isRead } = openList()
	api.on("POST /api/admin/quizzes/{id}/duplicate", { body: { quiz: ownedQuiz() } })
	await fromMenu("Duplicate")
	await isRead()
	await screen.findByText("Copy of Coffee")
	expect(api.sent).toHaveLength(1)
})

it.each([
	["says that it has deleted a quiz", { status: 204 }, "Deleted"],
	["says why a quiz could not be deleted", OUT_OF_ORDER, "Failed to delete quiz: Out of order."],
])("%s", async (_, reply, told) => {
	const { api, fromMenu, confirm, isRead } = openList([entry({ session_count: 2 })])
	api.on("DELETE /api/admin/quizzes/{id}", reply)
	await fromMenu("Delete")
	expect(screen.getByRole("alertdialog").textContent).toContain("Its 2 sessions and reports stay.")
	expect(api.sent).toEqual([])
	await confirm("Delete “Coffee”?")
	await isRead()
	await screen.findByText(told)
})

it("copies a public quiz's address and its code for other sites, or shows the text if the browser refuses", async () => {
	const { user, fromMenu } = openList([entry({ is_active: true })])
	const copied: string[] = []
	const write = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text))
	await fromMenu("Copy link")
	await screen.findByText("Quiz link copied")
	const address = "http://localhost:3000/quiz/bakery/quiz-1"
	await fromMenu("Embed")
	const dialog = within(screen.getByRole("dialog", { name: "Embed “Coffee”" }))
	dialog.getByText("script-src http://localhost:3000; frame-src http://localhost:3000")
	await user.click(dialog.getByRole("button", { name: "Copy embed code" }))
	await dialog.findByText("Copied")
	await user.click(dialog.getByRole("button", { name: "Close" }))
	expect(copied).toEqual([address, quizSnippet({ address, id: "quiz-1", name: "Coffee" })])
	write.mockRejectedValue(new Error("No permission."))
	await fromMenu("Copy link")
	expect(await screen.findByRole("textbox", { name: "Quiz link" })).toHaveProperty("value", address)
})

it("names each quiz's tenant on the platform, where none can be created", () => {
	openList([entry()], "")
	within(screen.getByRole("list", { name: "Quizzes" })).getByText("Bakery")
	expect(screen.queryByRole("button", { name: "New quiz" })).toBe(null)
})
