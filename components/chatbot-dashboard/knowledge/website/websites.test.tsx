import { screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type { Website, WebsitePage } from "@/lib/client/contract"
import { renderScreen } from "../../../../tests/support/render-screen"
import { stubApi } from "../../../../tests/support/stub-api"
import { KnowledgeTab } from "../knowledge-tab"

const OWN: SettingsAccess = { isPlatformAdmin: false, tenantId: "1", readOnly: null, mayExport: true }
const BASE = "/admin/harbour/chatbot?tab=knowledge"
const POST = "POST /api/admin/chatbot/websites"
const ONE = "/api/admin/chatbot/website/{id}"

const website = (told: Partial<Website> = {}): Website => ({
	id: "w1",
	address: "https://bakery.example/",
	state: "ready",
	error: null,
	pages_met: 4,
	pages_read: 4,
	pages_found: 2,
	pages_taken: 0,
	pages_learning: 0,
	pages_gone: 0,
	has_more: false,
	read_at: "2026-11-20T10:00:00.000Z",
	next_read_at: "2026-11-27T10:00:00.000Z",
	created_at: "2026-11-20T10:00:00.000Z",
	...told,
})
const page = (path: string, told: Partial<WebsitePage> = {}): WebsitePage => ({
	id: path,
	address: `https://bakery.example${path}`,
	state: "found",
	reason: null,
	title: `Page ${path}`,
	content_length: 1200,
	content_bytes: 2048,
	language: "en",
	is_taken: false,
	...told,
})
const PAGES = [
	page("/hours"),
	page("/caf%C3%A9", { language: "de-AT" }),
	page("/menu.pdf", { state: "skipped", reason: "This is a PDF.", content_length: 0 }),
]

function open({
	websites = [],
	pages,
	access = OWN,
}: {
	websites?: Website[]
	pages?: WebsitePage[]
	access?: SettingsAccess
} = {}) {
	const api = stubApi()
	const [first] = websites
	const tab = (shown: Website[], whole = pages) => (
		<KnowledgeTab
			data={{
				list: { items: [], next: null },
				cursor: undefined,
				learned: { websites: shown, opened: whole && shown[0] ? { website: shown[0], pages: whole } : null },
				tags: [],
			}}
			base={BASE}
			access={access}
		/>
	)
	const shown = renderScreen(tab(websites), { path: BASE })
	return {
		...shown,
		api,
		first,
		refreshed: (next: Website[], whole?: WebsitePage[]) => shown.show(tab(next, whole)),
		press: (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name })),
		box: (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }),
	}
}

it("asks for an address, says what is wrong with it, and opens the pages of what it added", async () => {
	const { api, press, user, router, container } = open()
	await press("Add website")
	const field = screen.getByRole("textbox", { name: "Address" })
	expect(document.activeElement).toBe(field)
	for (const [typed, text] of [
		[" ", "Please enter your website's address"],
		["mailto:hi@bakery.example", "Please enter a web address, such as https://www.example.com"],
	] as const) {
		await user.clear(field)
		await user.type(field, typed)
		await press("Find pages")
		expect(container.textContent).toContain(text)
	}
	expect(api.sent).toEqual([])
	await user.clear(field)
	await user.type(field, "bakery.example")
	api.on(POST, { status: 409, body: { detail: "It's in your list." } }, "unreachable", { body: website() })
	await press("Find pages")
	await screen.findByText("It's in your list.")
	await press("Find pages")
	await screen.findByText("Failed to add the website. We couldn't reach the server.")
	await press("Find pages")
	await expect.poll(() => router.push.mock.lastCall?.[0]).toBe(`${BASE}&website=w1`)
	expect(api.sent.at(-1)?.body).toEqual({ address: "bakery.example" })
	expect(screen.queryByRole("textbox")).toBe(null)
})

it("shows how far a reading is, and looks again until it is done", () => {
	vi.useFakeTimers()
	const { router, refreshed } = open({
		websites: [website({ state: "reading", pages_met: 0, pages_read: 0, pages_found: 0 })],
		pages: [],
	})
	screen.getByText("Looking for pages…")
	screen.getByText("Pages appear here as we read them.")
	vi.advanceTimersByTime(2_000)
	expect(router.refresh).toHaveBeenCalledOnce()
	refreshed([website({ state: "reading", pages_met: 8, pages_read: 2 })], PAGES.slice(0, 2))
	expect(screen.getByRole("progressbar", { name: "Reading page 3 of 8…" }).getAttribute("aria-valuenow")).toBe("25")
	refreshed([website()], PAGES)
	expect(screen.queryByRole("progressbar")).toBe(null)
	vi.advanceTimersByTime(8_000)
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("shows how many of the chosen pages are learned, and looks again until all are", () => {
	vi.useFakeTimers()
	const { router, refreshed } = open({
		websites: [website({ pages_found: 200, pages_taken: 200, pages_learning: 150 })],
	})
	expect(screen.getByRole("progressbar", { name: "Learning page 51 of 200…" }).getAttribute("aria-valuenow")).toBe("25")
	screen.getByText("50 of 200 pages in use")
	vi.advanceTimersByTime(2_000)
	expect(router.refresh).toHaveBeenCalledOnce()
	refreshed([website({ pages_found: 200, pages_taken: 200 })])
	expect(screen.queryByRole("progressbar")).toBe(null)
	vi.advanceTimersByTime(8_000)
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("offers every page the first time, with a title, size, and language, and takes only what is ticked", async () => {
	const { api, press, box, user, container } = open({ websites: [website()], pages: PAGES })
	const pages = screen.getByRole("region", { name: "Pages of https://bakery.example/" })
	within(pages).getByText("2 pages chosen, 4 KB of text")
	for (const text of [
		"Page /hours",
		"/hours",
		"1,200 characters",
		"German",
		"/café",
		"1 page left out",
		"This is a PDF.",
	]) {
		expect(container.textContent).toContain(text)
	}
	await user.click(box("Page /café".replace("é", "%C3%A9")))
	expect([box("All pages").checked, box("All pages").indeterminate]).toEqual([false, true])
	api.on(
		`PUT ${ONE}`,
		{ status: 422, body: { detail: "There's no room." } },
		{ body: { website: website({ pages_taken: 1, pages_learning: 1 }), pages: PAGES } },
		{ body: { website: website({ pages_taken: 1 }), pages: PAGES } },
	)
	await press("Use these pages")
	await screen.findByText("There's no room.")
	await press("Use these pages")
	await screen.findByText("Your chatbot is learning 1 page of this website. You can leave this screen.")
	await press("Use these pages")
	await screen.findByText("Your chatbot answers from 1 page of this website.")
	expect(api.sentTo(`PUT ${ONE}`).map(({ body }) => body)).toEqual(Array(3).fill({ pages: ["/hours"] }))
	await user.click(box("All pages"))
	within(pages).getByText("2 pages chosen, 4 KB of text")
	await user.click(box("All pages"))
	within(pages).getByText("No pages chosen")
})

it("keeps a choice as it is once pages are in use, and marks what is gone", async () => {
	const taken = page("/old", { is_taken: true, state: "gone", reason: "This page is no longer on the website." })
	const { box, container } = open({
		websites: [website({ pages_taken: 1, pages_gone: 1 })],
		pages: [taken, page("/new")],
	})
	expect([box("Page /old").checked, box("Page /new").checked]).toEqual([true, false])
	for (const text of ["1 of 2 pages in use", "1 page no longer there", "This page is no longer on the website."]) {
		expect(container.textContent).toContain(text)
	}
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Use these pages" }).disabled).toBe(true)
})

it("says why a website could not be read, reads it again, and removes it after a confirmation", async () => {
	const failed = website({ state: "failed", error: "The website didn't answer.", pages_found: 0, pages_taken: 2 })
	const { api, press, router } = open({ websites: [failed], pages: [] })
	screen.getByText("The website didn't answer.")
	api.on(
		`POST ${ONE}/read-again`,
		{ status: 429, body: { detail: "Too often." } },
		{ body: { website: failed, pages: [] } },
	)
	await press(/^Read again/)
	await screen.findByText("Too often.")
	await press(/^Read again/)
	await screen.findByText("Reading the website again")
	expect(router.refresh).toHaveBeenCalledOnce()
	api.on(`DELETE ${ONE}`, { status: 204 })
	await press(/^Remove/)
	const question = await screen.findByRole("alertdialog", { name: "Remove https://bakery.example/?" })
	within(question).getByText(/stops using its 2 pages right away/)
	await press("Remove")
	await screen.findByText("Website removed")
	expect(router.replace.mock.lastCall?.[0]).toBe(BASE)
})

it("is read-only if nothing may be written", () => {
	open({ websites: [website()], pages: PAGES, access: { ...OWN, readOnly: "Back in May." } })
	const usable = [
		...screen.getAllByRole<HTMLButtonElement>("button"),
		...screen.getAllByRole<HTMLInputElement>("checkbox"),
	]
	expect(usable.filter(({ disabled }) => !disabled)).toEqual([])
})
