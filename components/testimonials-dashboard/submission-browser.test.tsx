import { act, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { Tenant } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import {
	BASE,
	dashboardOf,
	openList,
	PATCH,
	rowOf,
	submissionRow,
	threeRows,
} from "../../tests/support/submission-list"
import type { ListSearch } from "./list-search"
import { TestimonialsTab } from "./testimonials-tab"
import { UnavailableBanner } from "./unavailable-banner"

const DELETE = "DELETE /api/admin/submission/{id}"
const OFF = { video_testimonials_enabled: false }

const focused = () =>
	document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.getAttribute("data-row")

/** The addresses of followed links, by a press or by a script. */
function followed(): string[] {
	const seen: string[] = []
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		seen.push(`${this.getAttribute("href")} ${this.download}`.trim())
	})
	return seen
}

describe("the list", () => {
	it("shows customer, date, length, size and status", () => {
		const about = { website: "https://www.bob.example/", duration_seconds: 65.9, file_size_bytes: 12_950_000 }
		openList([submissionRow("Ada", about), submissionRow("Bob", { status: "approved", captions_state: "draft" })])
		const ada = rowOf("Ada")
		expect(ada.textContent).toMatch(/Ada.*ada@example\.com.*Nov 20, 2026, \d+:00 [AP]M.*1:05.*12\.4 MB.*Pending/)
		expect(within(ada).getByRole("link", { name: "bob.example" }).getAttribute("href")).toBe("https://www.bob.example/")
		const watch = within(ada).getByRole("link", { name: "Watch Ada" })
		expect([watch.getAttribute("href"), watch.getAttribute("target")]).toEqual(["/admin/bakery/watch/ada", "_blank"])
		expect(rowOf("Bob").textContent).toContain("Approved")
		expect(screen.queryByRole("link", { name: "Bakery" })).toBe(null)
		expect(screen.queryByRole("navigation", { name: "Pages of testimonials" })).toBe(null)
	})

	it("hands its filter on to Watch", () => {
		const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
		const { unmount } = openList(threeRows(), { search: { status: "pending", q: "a&b", cursor: "c" } })
		expect(link("Watch Ada")).toBe("/admin/bakery/watch/ada?status=pending&q=a%26b")
		unmount()
		openList(threeRows(), { tenant: null, search: { q: "a" } })
		expect(link("Watch Ada")).toBe("/admin/bakery/watch/ada?list=all&q=a")
	})

	it("names each row's business on the platform's list", () => {
		openList(threeRows(), { tenant: null })
		expect(screen.getAllByRole("link", { name: "Bakery" }).map((link) => link.getAttribute("href"))).toEqual(
			Array(3).fill("/admin/bakery/dashboard"),
		)
		expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toBe("/api/admin/submissions/export")
	})

	it("links to older pages and back to the newest, in the same search", () => {
		openList(threeRows(), { dashboard: dashboardOf(threeRows(), "next"), search: { q: "a", cursor: "now" } })
		const pages = within(screen.getByRole("navigation", { name: "Pages of testimonials" })).getAllByRole("link")
		expect(pages.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
			`Newest ${BASE}?q=a`,
			`Older ${BASE}?q=a&cursor=next`,
		])
	})

	it("filters by address, and so does the export", () => {
		const { counts } = openList(threeRows(), { search: { status: "approved", q: "bo" } })
		expect(counts()).toBe("3All1Pending1Approved1Rejected")
		expect(screen.getByRole("link", { name: /Approved$/ }).getAttribute("aria-current")).toBe("true")
		expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toBe(
			"/api/admin/submissions/export?tenant_slug=bakery&status=approved&q=bo",
		)
		expect(screen.getByRole("link", { name: /All$/ }).getAttribute("href")).toBe(`${BASE}?q=bo`)
	})

	it("searches after a pause in typing, follows Back and Forward, and clears on Escape", async () => {
		vi.useFakeTimers({ shouldAdvanceTime: true })
		const { user, router, bring } = openList()
		await user.keyboard("/")
		const search = screen.getByRole("searchbox", { name: "Search testimonials" }) as HTMLInputElement
		expect(document.activeElement).toBe(search)
		await user.keyboard(" ev")
		expect(router.replace).not.toHaveBeenCalled()
		act(() => vi.advanceTimersByTime(300))
		expect(router.replace.mock.calls).toEqual([[`${BASE}?q=ev`]])
		bring({ search: { q: "ev" } })
		expect(search.value).toBe(" ev")
		bring({ search: { q: "before" } })
		expect(search.value).toBe("before")
		await user.clear(search)
		await user.keyboard("ev{Enter}")
		act(() => vi.advanceTimersByTime(1))
		expect(router.replace).toHaveBeenCalledTimes(2)
		await user.keyboard("{Escape}")
		act(() => vi.advanceTimersByTime(1))
		expect([search.value, router.replace.mock.lastCall]).toEqual(["", [BASE]])
		await user.keyboard("{Escape}")
		expect(document.activeElement).not.toBe(search)
	})

	it.each<[ListSearch, string | null, string, string]>([
		[{}, "http://localhost:3000/bakery", "No testimonials yet", "Send customers the link"],
		[{}, null, "No testimonials yet", "on your tenants' pages"],
		[{ status: "pending" }, null, "All caught up", "You've reviewed every testimonial."],
		[{ q: "eve", status: "approved" }, null, "No matching testimonials", "No results for “eve” with this status."],
		[{ q: "eve", tag: "vip" }, null, "No matching testimonials", "No results for “eve” with these filters."],
		[{ status: "pending", pinned: "1" }, null, "No matching testimonials", "No testimonials match these filters."],
		[{ status: "rejected" }, null, "No matching testimonials", "No testimonials have this status."],
	])("says why the list is empty: %j", async (search, pageUrl, title, words) => {
		const { totals, ...dashboard } = dashboardOf([])
		const total = search.status || search.q ? 1 : 0
		const tenant = pageUrl === null ? null : { tenant_slug: "bakery", page_url: pageUrl, accept_written: false }
		const { press } = openList([], { dashboard: { ...dashboard, totals: { ...totals, total } }, search, tenant })
		expect(screen.getByRole("heading", { name: title })).toBeTruthy()
		expect(screen.getByText(new RegExp(words))).toBeTruthy()
		expect(screen.queryByRole("link", { name: "Show all" })?.getAttribute("href")).toBe(total ? BASE : undefined)
		if (!pageUrl) return
		expect(screen.getByRole("link", { name: "Open my page (opens in a new tab)" }).getAttribute("href")).toBe(pageUrl)
		await press("Copy page link")
		expect(await screen.findByText("Page link copied")).toBeTruthy()
		expect(await navigator.clipboard.readText()).toBe(pageUrl)
		vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"))
		await press("Copy page link")
		const field = (await screen.findByLabelText("Page link")) as HTMLTextAreaElement
		expect([field.selectionStart, field.selectionEnd, field.value]).toEqual([0, pageUrl.length, pageUrl])
	})
})

describe("a row's actions", () => {
	it("approve, undo, reject and reset, at once and on the server", async () => {
		const { api, press, choose, counts, patched, router } = openList([submissionRow("Ada")])
		api.on(PATCH, {})
		await press("Approve Ada")
		expect(await screen.findByText("Ada approved")).toBeTruthy()
		expect([rowOf("Ada").textContent?.includes("Approved"), counts()]).toEqual([true, "1All0Pending1Approved0Rejected"])
		await press("Undo")
		await waitFor(() => expect(rowOf("Ada").textContent).toContain("Pending"))
		await choose("Ada", "Reject")
		await press("It's a duplicate")
		expect(await screen.findByText("Ada rejected")).toBeTruthy()
		await choose("Ada", "Back to pending")
		expect(await screen.findByText("Ada moved to pending")).toBeTruthy()
		expect(patched()).toEqual(["ada approved", "ada pending", "ada rejected", "ada pending"])
		expect(router.refresh).toHaveBeenCalledTimes(4)
	})

	it("say that what was approved is off the wall, and nothing of it for what never was on it", async () => {
		const { api, press, choose } = openList([submissionRow("Ada", { status: "approved" }), submissionRow("Bob")])
		api.on(PATCH, {})
		await choose("Bob", "Reject")
		await press("It's a duplicate")
		expect(await screen.findByText("Bob rejected")).toBeTruthy()
		expect(screen.queryByText("Off your wall and widgets.")).toBeNull()
		await choose("Ada", "Back to pending")
		expect(await screen.findByText("Off your wall and widgets.")).toBeTruthy()
		await press("Approve Ada")
		expect(await screen.findByText("Ada approved")).toBeTruthy()
		await expect.poll(() => screen.queryByText("Off your wall and widgets.")).toBeNull()
	})

	it("leave the focus in the next row if they take theirs off the list, or in the one before", async () => {
		const left = [submissionRow("Bob"), submissionRow("Eve")]
		const { api, user, bring, rows } = openList([submissionRow("Ada"), ...left], { search: { status: "pending" } })
		api.on(PATCH, {})
		for (const [name, heir] of [
			["Ada", "More for Bob"],
			["Eve", "More for Bob"],
		] as const) {
			screen.getByRole("button", { name: `Approve ${name}` }).focus()
			await user.keyboard("{Enter}")
			await screen.findByText(`${name} approved`)
			bring({ dashboard: dashboardOf(left.filter((row) => row.name !== name)) })
			await waitFor(() => expect(rows()).not.toContain(name.toLowerCase()))
			await waitFor(() => expect(focused()).toBe(heir))
		}
	})

	it("are undone with the server's message if it refuses", async () => {
		const { api, press, choose, confirm, counts, router } = openList([submissionRow("Ada")])
		const refusal = { status: 503, body: { detail: "The database is away." } }
		for (const operation of [PATCH, DELETE, "GET /api/admin/submission/{id}/download"] as const)
			api.on(operation, refusal)
		await choose("Ada", "Delete")
		await confirm("Delete")
		expect(await screen.findByText("Failed to delete testimonial: The database is away.")).toBeTruthy()
		await press("Approve Ada")
		expect(await screen.findByText("Failed to update testimonial: The database is away.")).toBeTruthy()
		expect([rowOf("Ada").textContent?.includes("Pending"), counts()]).toEqual([true, "1All1Pending0Approved0Rejected"])
		await choose("Ada", "Download")
		expect(await screen.findByText("Failed to download video. Please try again.")).toBeTruthy()
		api.on(PATCH, "unreachable")
		await press("Approve Ada")
		expect(await screen.findByText("Failed to update testimonial: We couldn't reach the server.")).toBeTruthy()
		api.on(PATCH, { status: 500 })
		await press("Approve Ada")
		const words = "Failed to update testimonial: The server reported an error (500). Please try again."
		expect(await screen.findByText(words)).toBeTruthy()
		expect(router.refresh).not.toHaveBeenCalled()
	})

	it("download the video under the server's file name", async () => {
		const links = followed()
		const { api, choose } = openList()
		api.on("GET /api/admin/submission/{id}/download", { body: { download_url: "/media/x", filename: "ada.webm" } })
		await choose("Ada", "Download")
		await waitFor(() => expect(links).toEqual(["/media/x ada.webm"]))
	})

	it("delete after a confirmation; Cancel has the focus, and deletes nothing", async () => {
		const { api, user, choose, confirm, rows } = openList()
		api.on(DELETE, { status: 204 })
		await choose("Ada", "Delete")
		const question = await screen.findByRole("alertdialog", { name: "Delete Ada's testimonial?" })
		expect(question.textContent).toContain("Are you sure you want to delete this testimonial?")
		expect(document.activeElement?.textContent).toBe("Cancel")
		await user.keyboard("{Enter}")
		expect([screen.queryByRole("alertdialog"), api.sent, rows()]).toEqual([null, [], ["ada", "bob", "eve"]])
		await choose("Ada", "Delete")
		await confirm("Delete")
		expect(await screen.findByText("Ada deleted")).toBeTruthy()
		expect(rows()).toEqual(["bob", "eve"])
	})

	it("are only playing and deleting once the customer has withdrawn the consent", async () => {
		const withdrawn = { status: "rejected", withdrawn_at: "2026-11-21T12:00:00.000Z" } as const
		const rows = [submissionRow("Ada", withdrawn), submissionRow("Bob")]
		const { api, press, user, select, pressInBar, counts, patched } = openList(rows)
		api.on(PATCH, {})
		expect(rowOf("Ada").textContent).toContain("Withdrawn by the customer on Nov 21, 2026")
		expect(within(rowOf("Ada")).getByRole("link", { name: "Watch Ada" })).toBeTruthy()
		await press("More for Ada")
		expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Delete"])
		expect(screen.queryByRole("separator")).toBe(null)
		await user.keyboard("{Escape}")
		expect(counts()).toBe("2All1Pending0Approved0Rejected1Withdrawn")
		await select("Ada")
		const bar = within(screen.getByRole("toolbar", { name: "Selected testimonials" }))
		const names = ["Approve", "Reject", "Delete"]
		const off = () => names.filter((name) => bar.getByRole<HTMLButtonElement>("button", { name }).disabled)
		expect(off()).toEqual(["Approve", "Reject"])
		await select("Bob")
		expect(off()).toEqual([])
		await pressInBar("Approve")
		expect(await screen.findByText("1 testimonial skipped because the customer withdrew consent.")).toBeTruthy()
		expect(patched()).toEqual(["bob approved"])
	})

	it.each([
		[{ is_active: false }, "tenant_admin", "This business is inactive", true],
		[{ ...OFF, video_testimonials_message: "Back in May." }, "tenant_admin", "Back in May.", true],
		[{ is_active: false }, "platform_admin", "This business is inactive", false],
	] as const)("change nothing while the product is closed: %j for a %s", async (about, role, words, stopped) => {
		const tenant = {
			...{ tenant_slug: "bakery", page_url: "http://localhost:3000/bakery", is_active: true },
			...{ video_testimonials_enabled: true, video_testimonials_message: "", ...about },
		} as Tenant
		const viewer = {
			id: "1",
			email: "a@example.com",
			role,
			tenant_role: null,
			tenant_id: null,
			tenant_slug: null,
			tenant_name: null,
		}
		const { user } = renderScreen(
			<>
				<UnavailableBanner tenant={tenant} />
				<TestimonialsTab
					viewer={viewer}
					dashboard={{ ...dashboardOf(threeRows()), tenant, tenants: [], tenants_next_cursor: null }}
					base={BASE}
					search={{}}
				/>
			</>,
		)
		expect(screen.getByText(words)).toBeTruthy()
		const isOff = (element: HTMLElement) =>
			element.hasAttribute("disabled") || element.getAttribute("aria-disabled") === "true"
		expect(isOff(screen.getByRole("button", { name: "Approve Ada" }))).toBe(stopped)
		for (const box of screen.getAllByRole("checkbox")) expect(isOff(box)).toBe(stopped)
		await user.click(screen.getByRole("button", { name: "More for Ada" }))
		const open = screen.getAllByRole("menuitem").filter((item) => !isOff(item))
		const all = ["Approve", "Reject", "Captions", "Download", "Share", "Tags…", "Delete"]
		expect(open.map((item) => item.textContent)).toEqual(stopped ? ["Captions", "Download"] : all)
	})
})

describe("the keyboard", () => {
	it("moves between rows, selects, deselects and plays", async () => {
		const links = followed()
		const { user } = openList()
		const keys: [string, string][] = [
			["{ArrowDown}", "bob"],
			["{End}", "eve"],
			["{ArrowDown}", "eve"],
			["x", "eve"],
			["{Home}", "ada"],
			["x", "ada"],
		]
		act(() => rowOf("Ada").focus())
		for (const [key, at] of keys) {
			await user.keyboard(key)
			expect([key, focused()]).toEqual([key, at])
		}
		expect(within(screen.getByRole("toolbar")).getByRole("status").textContent).toBe("2 selected")
		await user.keyboard("{Escape}")
		expect(screen.queryByRole("toolbar")).toBe(null)
		await user.keyboard("{Enter}")
		expect(links).toEqual(["/admin/bakery/watch/ada"])
		// Only one row at a time is in the tab order.
		expect(["Ada", "Bob", "Eve"].map((name) => rowOf(name).tabIndex)).toEqual([0, -1, -1])
	})

	it("continues at the next row when a row leaves the list, also when Undo restores it", async () => {
		const { api, press, choose, confirm, select, pressInBar, rows } = openList(
			["Ada", "Bob", "Eve"].map((name) => submissionRow(name)),
			{ search: { status: "pending" } },
		)
		api.on(PATCH, {})
		api.on(DELETE, { status: 204 })
		await press("Approve Ada")
		await waitFor(() => expect(focused()).toBe("More for Bob"))
		expect(rows()).toEqual(["bob", "eve"])
		await press("Undo")
		await waitFor(() => expect(rows()).toEqual(["ada", "bob", "eve"]))
		await choose("Bob", "Reject")
		await press("It isn't about us")
		await waitFor(() => expect(focused()).toBe("More for Eve"))
		await choose("Eve", "Delete")
		await confirm("Delete")
		await waitFor(() => expect(focused()).toBe("More for Ada"))
		await select("Ada")
		await pressInBar("Delete")
		await confirm("Cancel")
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Delete"))
	})
})
