import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { Submission } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { PATCH, submissionRow } from "../../tests/support/submission-list"
import { WatchScreen, type WatchScreenProps } from "./watch-screen"

const DELETE = "DELETE /api/admin/submission/{id}"
const WITHDRAWN = { status: "rejected", withdrawn_at: "2026-11-21T12:00:00.000Z" } as const

function openWatch(about: Partial<Submission> = {}, change: Partial<WatchScreenProps> = {}) {
	const api = stubApi()
	const given: WatchScreenProps = {
		submission: submissionRow("Ada", about),
		frame: { width: 720, height: 1280 },
		captions: null,
		tags: [],
		withdrawalLink: null,
		list: { status: "pending", q: undefined, ofAll: false },
		listHref: "/admin/bakery/dashboard?tab=testimonials&status=pending",
		previousHref: "/admin/bakery/watch/before?status=pending",
		nextHref: "/admin/bakery/watch/after?status=pending",
		readOnly: false,
		...change,
	}
	const shown = renderScreen(<WatchScreen {...given} />)
	const bring = (about: Partial<Submission>) =>
		shown.show(<WatchScreen {...given} submission={{ ...given.submission, ...about }} />)
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	const video = () => document.querySelector("video") ?? expect.fail("no video")
	const patched = () => api.sentTo(PATCH).map(({ body }) => (body as { status: string }).status)
	return { ...shown, api, bring, press, video, patched }
}

it("shows who it is from and its status, and leads on through the filtered list", () => {
	const { video } = openWatch()
	expect(screen.getByRole("heading", { level: 1, name: "Ada" })).toBeTruthy()
	expect(screen.getByText("Pending")).toBeTruthy()
	expect(screen.getByText("1:02 · 0.0 MB")).toBeTruthy()
	expect(screen.getByText("ada@example.com")).toBeTruthy()
	expect(video().getAttribute("aria-label")).toBe("Video testimonial by Ada")
	const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
	expect(["Testimonials", "Previous", "Next", "Captions"].map(href)).toEqual([
		"/admin/bakery/dashboard?tab=testimonials&status=pending",
		"/admin/bakery/watch/before?status=pending",
		"/admin/bakery/watch/after?status=pending",
		"/admin/bakery/captions/ada",
	])
	expect(screen.getByRole("navigation", { name: "Pending testimonials" })).toBeTruthy()
})

it("names the list that it leads through by all that narrows it", () => {
	const list = { status: "approved", pinned: "1", tag: "vip", q: "ann", kind: "written", ofAll: false } as const
	openWatch({}, { list, tags: [{ id: "vip", name: "Wedding" }] })
	const name = "Pinned, approved written testimonials tagged “Wedding” matching “ann”"
	expect(screen.getByRole("navigation", { name })).toBeTruthy()
})

it("says that an imported one's consent is stated, where it is from, and has the link that withdraws it", async () => {
	const source = {
		imported_at: "2026-11-24T10:00:00.000Z",
		source_url: "https://reviews.example/1",
		source_rating: "9/10",
		email: "",
	}
	const { press } = openWatch(source, { withdrawalLink: "https://bakery.example/consent/secret" })
	expect(screen.getByText(/^Imported on/).textContent).toContain("Consent as stated by the business.")
	expect(screen.getByRole("link", { name: /reviews\.example/ }).getAttribute("href")).toBe("https://reviews.example/1")
	expect(screen.getByText("Rating there: 9/10")).toBeTruthy()
	const write = vi.spyOn(navigator.clipboard, "writeText")
	await press("Copy withdrawal link")
	expect(await screen.findByText("Withdrawal link copied")).toBeTruthy()
	expect(write).toHaveBeenCalledWith("https://bakery.example/consent/secret")
})

it("approves once, with Undo and Share at hand, and keeps the video where it is", async () => {
	const { api, bring, press, patched, video } = openWatch()
	api.on(PATCH, {})
	const playing = video()
	await press("Approve")
	expect(await screen.findByText("Ada approved")).toBeTruthy()
	await press("Approve")
	expect(patched()).toEqual(["approved"])
	bring({ status: "approved", video_url: "/media/submissions/ada/video?signature=2" })
	expect(video()).toBe(playing)
	expect(playing.getAttribute("src")).toBe("/media/submissions/ada/video?signature=1")
	await press("Undo")
	await waitFor(() => expect(patched()).toEqual(["approved", "pending"]))
})

it("takes the new address once a rejection has voided the old one", async () => {
	const { api, bring, press, video } = openWatch()
	api.on(PATCH, {})
	await press("Reject")
	await press("It's a duplicate")
	expect(await screen.findByText("Ada rejected")).toBeTruthy()
	bring({ status: "rejected", video_url: "/media/submissions/ada/video?signature=2" })
	expect(video().getAttribute("src")).toBe("/media/submissions/ada/video?signature=2")
	expect(video().autoplay).toBe(false)
})

it("shows the refusal, and the status as it was", async () => {
	const { api, press } = openWatch()
	api.on(PATCH, { status: 503, body: { detail: "The database is away." } })
	await press("Approve")
	expect(await screen.findByText("Failed to update testimonial: The database is away.")).toBeTruthy()
	expect(screen.getByText("Pending")).toBeTruthy()
})

it("obeys its keys, but neither with a modifier nor while a dialog is open", async () => {
	const { api, user, press, router, patched, video } = openWatch()
	api.on(PATCH, {})
	const play = vi.spyOn(video(), "play").mockResolvedValue()
	await user.keyboard("{Control>}a{/Control}{Meta>}r{/Meta}")
	expect(patched()).toEqual([])
	await user.keyboard("jk ")
	expect(router.push.mock.calls.flat()).toEqual([
		"/admin/bakery/watch/after?status=pending",
		"/admin/bakery/watch/before?status=pending",
	])
	expect(play).toHaveBeenCalledTimes(1)
	await user.keyboard("a")
	await screen.findByText("Ada approved")
	await user.keyboard("s")
	expect(await screen.findByRole("dialog", { name: "Share Ada's testimonial" })).toBeTruthy()
	await user.keyboard("r")
	expect(patched()).toEqual(["approved"])
	await user.keyboard("{Escape}r")
	await screen.findByRole("dialog", { name: "Reject Ada's testimonial?" })
	await press("It's a duplicate")
	await screen.findByText("Ada rejected")
	expect(patched()).toEqual(["approved", "rejected"])
	await press("Change the reason")
	await screen.findByRole("dialog", { name: "Why was Ada's testimonial rejected?" })
	await press("Consent is missing")
	await waitFor(() => expect(patched()).toEqual(["approved", "rejected", "rejected"]))
})

it("keeps both steps in place at an end of the list, where their keys do nothing", async () => {
	const { user, router } = openWatch({}, { previousHref: null, nextHref: null })
	for (const name of ["Previous", "Next"]) {
		const step = screen.getByRole("link", { name })
		expect([step.getAttribute("aria-disabled"), step.getAttribute("href")]).toEqual(["true", null])
	}
	await user.keyboard("jk")
	expect(router.push).not.toHaveBeenCalled()
})

it.each([
	[{}, "Next testimonial", "/admin/bakery/watch/after?status=pending"],
	[{ nextHref: null }, "Back to testimonials", "/admin/bakery/dashboard?tab=testimonials&status=pending"],
])("says that the video is not available, with a way on: %j", (change, name, href) => {
	const { video } = openWatch({}, change)
	fireEvent.error(video())
	expect(screen.getByRole("alert").textContent).toContain("Video not available")
	expect(screen.getByText("Retry").getAttribute("href")).toBe("")
	expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href)
})

it("offers nothing but watching and deleting once the customer has withdrawn", async () => {
	const { api, user, press, router } = openWatch(WITHDRAWN)
	api.on(DELETE, { status: 204 })
	expect(screen.getByText(/Withdrawn by the customer on/).textContent).toContain("You can view or delete it")
	expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Delete"])
	expect(screen.queryByRole("link", { name: "Captions" })).toBe(null)
	expect(screen.getByText("play or pause").closest("p")?.textContent).toBe("JnextKpreviousSpaceplay or pause")
	await user.keyboard("ars")
	expect([api.sent, screen.queryByRole("dialog")]).toEqual([[], null])
	await press("Delete")
	expect((await screen.findByRole("alertdialog")).textContent).toContain("Delete Ada's testimonial?")
	await press("Delete")
	expect(await screen.findByText("Ada deleted")).toBeTruthy()
	expect(router.replace.mock.calls).toEqual([["/admin/bakery/watch/after?status=pending"]])
	expect(router.refresh).not.toHaveBeenCalled()
})

it("leaves watching and downloading while the business is out of service", async () => {
	const { user, api } = openWatch({}, { readOnly: true })
	const usable = screen.getAllByRole<HTMLButtonElement>("button").filter((button) => !button.disabled)
	expect(usable.map((button) => button.textContent)).toEqual(["Download", "Download original"])
	await user.keyboard("ars")
	expect(api.sent).toEqual([])
})
