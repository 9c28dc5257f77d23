import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type { LoadedTests } from "@/lib/chatbot/test-questions/loaders"
import type { TestQuestion, TestRun } from "@/lib/client/contract"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { SaveTestButton } from "./save-test-button"
import { TestsTab } from "./tests-tab"

const POST = "POST /api/admin/chatbot/test-questions"
const RUN = "POST /api/admin/chatbot/test-questions/run"
const OWN: SettingsAccess = { isPlatformAdmin: false, tenantId: "1", readOnly: null, mayExport: true }
const BASE = "/admin/harbour/chatbot?tab=tests"
const AT = "2026-11-20T10:00:00.000Z"
const HOURS = { id: "6f1d4f7e-0000-4000-8000-000000000001", title: "Opening hours", kind: "text" as const }
const PRICES = { id: "6f1d4f7e-0000-4000-8000-000000000002", title: "Prices", kind: "text" as const }

const test = (question: string, told: Partial<TestQuestion> = {}): TestQuestion => ({
	id: question,
	question,
	expects: "source",
	source: HOURS,
	state: "right",
	fault: null,
	answer: "From ten to four. [1]",
	answered_from: ["Opening hours"],
	is_cited: true,
	asked_at: AT,
	turned_at: null,
	turned_by: [],
	updated_at: AT,
	...told,
})
const RAN: TestRun = {
	state: "idle",
	model: "built-in",
	ran_with: "built-in",
	ran_at: AT,
	is_current: true,
	turned: { right: 0, wrong: 0 },
	asked: 0,
	to_ask: 2,
	stopped_for: null,
}

function open(questions: TestQuestion[], run: Partial<TestRun> = {}, access = OWN) {
	const api = stubApi()
	const data: LoadedTests = { questions, run: { ...RAN, ...run }, limit: 100, sources: [HOURS, PRICES] }
	const shown = renderScreen(<TestsTab data={data} access={access} />, { path: BASE })
	return {
		...shown,
		api,
		press: (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name })),
		rows: () => within(screen.getByRole("list", { name: "Test questions" })).getAllByRole("listitem"),
		says: (words: string | RegExp) => expect(document.body.textContent).toMatch(words),
	}
}

it("explains itself with an example as long as there is no question", () => {
	const { says } = open([])
	says("“When are you open on Sundays?” should be answered from “Opening hours”.")
	expect(screen.queryByRole("button", { name: "Run now" })).toBeNull()
})

it("shows what is wrong first, why, and what it turned for", () => {
	const { rows, says } = open(
		[
			test("Right?"),
			test("Gone?", { state: "wrong", fault: "deleted", source: { id: null, title: "Terms" }, answer: "" }),
			test("Other?", {
				...{ state: "wrong", fault: "other_source", answered_from: ["Prices"], turned_at: AT },
				turned_by: [{ change: "changed", title: "Prices" }],
			}),
			test("Which?", { state: "undecided", source: null }),
			test("Fixed?", { turned_at: AT, turned_by: [{ change: "deleted", title: null }] }),
		],
		{ turned: { right: 1, wrong: 2 } },
	)
	const texts = rows().map(({ textContent }) => textContent)
	expect(texts).toEqual([
		expect.stringMatching(/^WrongGone\?“Terms” was deleted\. Choose another source/),
		expect.stringMatching(
			/^WrongOther\?Should be answered from “Opening hours”\.It was answered from “Prices” instead\.Was right until Nov 20, 2026, .*, when “Prices” was changed\./,
		),
		expect.stringMatching(/^Choose a sourceWhich\?You haven't chosen/),
		expect.stringMatching(/^RightRight\?/),
		expect.stringMatching(/^RightFixed\?.*Was wrong until Nov 20, 2026, .*, when a text was deleted\./),
	])
	says("2 wrong1 needs a source2 right")
	says("answered by the built-in responder. Since the run before, 2 turned wrong and 1 turned right.")
	// The numbers of passages mean nothing here.
	expect(texts[3]).toContain("From ten to four.Fr")
})

it("says how far a model's run is, why it stopped, and what makes its results old", () => {
	const asking = { model: "gpt-4o-mini", ran_with: "gpt-4o-mini" }
	const running = open([test("One?"), test("Two?")], { ...asking, state: "running", asked: 1 })
	running.says("Asked 1 of 2 questions…")
	running.says("each question asks GPT-4o mini, and its tokens count toward your daily limit")
	running.unmount()
	const stopped = open([test("One?")], { ...asking, stopped_for: "Today's token limit is used up." })
	stopped.says("The run stoppedToday's token limit is used up.")
	expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy()
	stopped.unmount()
	const old = open([test("One?")], { ...asking, is_current: false })
	old.says("Your knowledge has changed since the last run.")
	old.unmount()
	open([test("One?")], { is_current: false, ran_with: "gpt-4o" }).says(
		"These results are from GPT-4o. Now the built-in responder answers.",
	)
})

it("runs on one press, and says why it could not", async () => {
	const { api, press, router, says } = open([test("One?")])
	api.on(RUN, { status: 503, body: { detail: "The database is away." } })
	await press("Run now")
	await waitFor(() => says("Failed to run the test questionsThe database is away."))
	api.on(RUN, { body: { questions: [], run: { ...RAN, state: "running" }, limit: 100 } })
	await press("Run now")
	await waitFor(() => expect(router.refresh).toHaveBeenCalled())
})

it("adds a question with what should happen, and keeps it after a refusal", async () => {
	const { api, press, user, says } = open([])
	await press("Add test question")
	await press("Save")
	says("Please enter a question")
	says("Please choose what should happen")
	await user.type(screen.getByRole("textbox", { name: "Question" }), "Open on Sundays?")
	await user.selectOptions(screen.getByRole("combobox", { name: "What should happen" }), "Answer from: Opening hours")
	api.on(POST, {
		status: 422,
		body: { detail: "Gone.", errors: [{ field: "source_id", detail: "This source no longer exists." }] },
	})
	await press("Save")
	await waitFor(() => says("This source no longer exists."))
	expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Question" }).value).toBe("Open on Sundays?")
	await user.selectOptions(screen.getByRole("combobox"), "It shouldn't be answered")
	api.on(POST, { body: test("Open on Sundays?", { expects: "no_answer", source: null }) })
	await press("Save")
	await waitFor(() => expect(screen.queryByRole("form")).toBeNull())
	expect(api.sent.map(({ body }) => body)).toEqual([
		{ question: "Open on Sundays?", expects: "source", source_id: HOURS.id },
		{ question: "Open on Sundays?", expects: "no_answer", source_id: null },
	])
})

it("edits and deletes by keyboard, and gives the focus back", async () => {
	const { api, user, press } = open([
		test("Gone?", { state: "wrong", fault: "deleted", source: { id: null, title: "T" } }),
	])
	screen.getByRole("button", { name: "Edit Gone?" }).focus()
	await user.keyboard("{Enter}")
	expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Question" }))
	expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("")
	await user.selectOptions(screen.getByRole("combobox"), "Answer from: Prices")
	api.on("PUT /api/admin/chatbot/test-question/{id}", { body: test("Gone?") })
	await press("Save")
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Gone?" })))
	expect(api.sent[0]?.body).toEqual({
		...{ question: "Gone?", expects: "source", source_id: PRICES.id },
		updated_at: AT,
	})
	api.on("DELETE /api/admin/chatbot/test-question/{id}", { status: 204 })
	await press("Delete Gone?")
	await press("Delete")
	await waitFor(() => expect(api.sent).toHaveLength(2))
})

it("shows a viewer everything, and lets no one add beyond the limit", () => {
	const { says, unmount } = open([test("One?")], {}, { ...OWN, readOnly: "Your role doesn't allow changes." })
	says("Your role doesn't allow changes.")
	for (const name of ["Add test question", "Run now", "Edit One?", "Delete One?"])
		expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true)
	unmount()
	open(Array.from({ length: 100 }, (_, at) => test(`${at}?`))).says("You have 100 test questions, which is the limit.")
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add test question" }).disabled).toBe(true)
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Run now" }).disabled).toBe(false)
})

it("saves a visitor's question in one press, and says what should answer it", async () => {
	stubApi()
	const save = vi.fn(async () => test("Open?"))
	const { user } = renderScreen(<SaveTestButton question="Open?" readOnly={false} testsHref="/tests" save={save} />, {
		path: "/",
	})
	await user.click(screen.getByRole("button", { name: "Save as test question Open?" }))
	await waitFor(() => expect(document.body.textContent).toContain("“Opening hours” should answer it."))
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Saved as test question Open?" }).disabled).toBe(true)
})
