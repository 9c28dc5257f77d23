import { screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { QuizSession } from "@/lib/client/contract"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import type { QuizSearch } from "../quiz-address"
import { QuizResults } from "./quiz-results"

const BASE = "/admin/bakery/chatbot?tab=quizzes"
const SESSIONS = "GET /api/admin/quiz-sessions"
const QUIZZES = [
	{ id: "quiz-1", quiz_name: "Coffee" },
	{ id: "quiz-2", quiz_name: "Tea" },
]

const session = (number: number, given: Partial<QuizSession> = {}): QuizSession => ({
	session_id: `session-${number}`,
	quiz_id: "quiz-1",
	quiz_name: "Coffee",
	user_name: `Visitor ${number}`,
	user_email: null,
	percentage_score: 92,
	total_score: 92,
	max_possible_score: 100,
	time_taken_minutes: 1.5,
	completed_at: "2026-05-01T10:00:00.000Z",
	lead_level: "high",
	outcome_title: "Ready",
	tenant_slug: "bakery",
	include_charts: true,
	include_detailed_breakdown: false,
	...given,
})

const SUMMARY = { total_sessions: 1023, average_percentage: 57.3, high_performers: 4, average_minutes: 1.5 }
const ANALYTICS = {
	summary: SUMMARY,
	distribution: [0, 0, 0, 0, 0, 19, 0, 0, 0, 4],
	categories: [
		{ name: "Skills", percentage: 61 },
		{ name: "Tools", percentage: 47.5 },
	],
	paths: [
		{ questions: ["one", "gone"], label: "Baker: Yes", sessions: 3, share: 75, average_percentage: 60 },
		{ questions: ["one"], label: null, sessions: 1, share: 25, average_percentage: 40.5 },
	],
	drop_off: {
		started: 1024,
		questions: [{ question_id: "one", question: "Who bakes?", answered: 0, passed: 1023, skipped: 23 }],
	},
}

/** Renders the results of one quiz, or of all. */
function openResults(sessions: QuizSession[], search: Partial<QuizSearch> = {}, next: string | null = null) {
	const api = stubApi()
	const loaded = {
		analytics: search.quiz ? ANALYTICS : null,
		sessions,
		total: sessions.length + (next ? 1 : 0),
		summary: SUMMARY,
		next_cursor: next,
	}
	const shown = renderScreen(
		<QuizResults
			loaded={loaded}
			quizzes={QUIZZES}
			search={{ section: "results", ...search }}
			base={BASE}
			access={{ isPlatformAdmin: false, tenantId: "tenant-1", readOnly: null, mayExport: true }}
		/>,
	)
	const rows = () => within(screen.getByRole("list", { name: "Sessions" })).getAllByRole("listitem")
	const region = (name: string) => within(screen.getByRole("region", { name }))
	return { ...shown, api, rows, region }
}

it("shows the figures, where people stop, and the sessions, page by page", async () => {
	const { api, user, rows, region } = openResults([session(1)], { quiz: "quiz-1" }, "a-cursor")
	const shown = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
	expect(shown("term")).toEqual([
		"Total sessions",
		"Average percentage",
		"High performers (Good or Excellent)",
		"Average time",
	])
	expect(shown("definition")).toEqual(["1,023", "57.3%", "4", "1.5 min"])
	region("Where people stop").getByText(/^1,024 started, 1,023 finished\./)
	expect(region("Where people stop").getByRole("listitem").textContent).toBe("1. Who bakes?1,023 (23 skipped)")
	expect(
		region("Ways through the quiz")
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	).toEqual(["Baker: Yes75%, average 60%Questions 1 → (deleted)", "Question 125%, average 40.5%"])
	const categories = region("By category").getAllByRole("listitem")
	expect(categories.map(({ textContent }) => textContent)).toEqual(["Skills61%", "Tools47.5%"])
	const bands = region("Distribution").getAllByRole("row")
	expect([bands[5]?.textContent, bands[9]?.textContent]).toEqual(["50 to 59%19", "90 to 100%4"])
	expect(rows()[0]?.textContent).toMatch(/^High leadReadyVisitor 1 .*1\.5 min92%Excellent/)

	screen.getByText("Showing 1 of 2 sessions")
	const nameless = session(2, {
		user_name: "Anonymous",
		user_email: "cleo@example.org",
		percentage_score: 75,
		time_taken_minutes: 0.3,
		lead_level: "medium",
		outcome_title: null,
	})
	api.on(SESSIONS, { body: { sessions: [nameless], total: 2, summary: SUMMARY, next_cursor: null } })
	await user.click(screen.getByRole("button", { name: "Load more" }))
	await screen.findByText("Showing 2 of 2 sessions")
	expect(Object.fromEntries(api.sent[0]?.url.searchParams ?? [])).toEqual({
		quiz_id: "quiz-1",
		cursor: "a-cursor",
		limit: "20",
	})
	expect(rows()[1]?.textContent).toMatch(/^Medium leadNeutral resultcleo@example\.org.*under a minute75%Fair/)
	expect(screen.queryByRole("button", { name: "Load more" })).toBe(null)
})

it("filters the list and the export, by both filters at once", async () => {
	const { user, router } = openResults([session(1)], { quiz: "quiz-1", level: "high" })
	screen.getByText(/^The charts cover all lead levels\./)
	expect(screen.queryByRole("region", { name: "Where people stop" })).toBe(null)
	const file = screen.getByRole("link", { name: "Export CSV" })
	expect(file.getAttribute("href")).toBe("/api/admin/quiz-sessions/export?quiz_id=quiz-1&lead_level=high")
	expect(file.hasAttribute("download")).toBe(true)
	await user.selectOptions(screen.getByLabelText("Quiz"), "All quizzes")
	await user.selectOptions(screen.getByLabelText("Lead level"), "All lead levels")
	expect(router.push.mock.calls).toEqual([[`${BASE}&section=results&level=high`], [`${BASE}&section=results`]])
})

it("names each session's quiz in the list of all quizzes", () => {
	const { rows } = openResults([session(1, { quiz_name: "Tea" })])
	expect(rows()[0]?.textContent).toContain("Tea")
})

it.each([
	["a quiz without a completed session", {}, "No sessions yet"],
	["a band without a session", { level: "low" as const }, "No matching sessions"],
])("explains %s", (_, search, words) => {
	openResults([], search)
	screen.getByRole("heading", { name: words })
})

it("leaves out the outcomes where no session has one", () => {
	const { rows } = openResults([session(1, { outcome_title: null })])
	expect(rows()[0]?.textContent).toMatch(/^High leadVisitor 1/)
})

it("opens the report with every answer, whatever the outcome shows", async () => {
	const { api, user, rows } = openResults([session(1)])
	const opened = { close: vi.fn(), opener: window, location: { href: "" } }
	vi.stubGlobal("open", () => opened)
	api.on("GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report", {})
	await user.click(within(rows()[0] as HTMLElement).getByRole("button", { name: "Answers of Visitor 1" }))
	await waitFor(() => expect(opened.location.href).toMatch(/preview-report\?.*include_detailed_breakdown=true/))
})

it("says that a report could not be made, and closes its window", async () => {
	const { api, user, rows } = openResults([session(1)])
	const opened = { close: vi.fn(), opener: window, location: { href: "" } }
	vi.stubGlobal("open", () => opened)
	const FAILED = { status: 500, body: { detail: "" } }
	api.on("GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report", FAILED)
	api.on("POST /api/admin/quizzes/{id}/generate-report", FAILED)
	const row = within(rows()[0] as HTMLElement)
	await user.click(row.getByRole("button", { name: "Preview report of Visitor 1" }))
	await screen.findByText("Failed to generate preview")
	expect(opened).toMatchObject({ opener: null, location: { href: "" } })
	expect(opened.close).toHaveBeenCalledOnce()
	await user.click(row.getByRole("button", { name: "PDF report of Visitor 1" }))
	await screen.findByText("Failed to generate PDF report")
	expect(api.sent.at(-1)?.body).toEqual({
		session_id: "session-1",
		include_charts: "true",
		include_detailed_breakdown: "false",
	})
})

it("shows what a visitor agreed to, in the words that were read, and when", async () => {
	const given = { text_sha256: "0", given_at: "2026-05-01T09:59:00.000Z" }
	const consents = [{ ...given, text: "Rufen Sie mich an.", language: "de" }]
	const { user } = openResults([session(1, { consents }), session(2)])
	const list = screen.getByRole("list", { name: "Sessions" })
	await user.click(within(list).getByText("Agreed to 1 statement"))
	const words = within(list).getByText("Rufen Sie mich an.")
	expect(words.lang).toBe("de")
	within(list).getByText("Read in German")
	expect(within(list).getAllByText(/^Agreed to/)).toHaveLength(1)
	expect(words.closest("li")?.querySelector("time")?.dateTime).toBe(given.given_at)
})
