import { cleanup, screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { ThankYouPage } from "@/lib/client/contract"
import { rememberSubmission } from "@/lib/client/last-submission"
import * as tenantSentences from "@/lib/tenants/words"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { ThankYou } from "./thank-you"

const GIFT = "GET /api/tenant/{tenantSlug}/download-gift"
const LOG = "POST /api/tenant/{tenantSlug}/log-gift-download"
const ADDRESS = "/media/assets/1/gift.pdf"
const FILE = "/media/assets/1/gift.pdf?newer"
const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"

function openThankYou({
	gift = true,
	subheadline = "See you soon.",
	userAgent = "",
	sent = "",
	tab = "opens" as "opens" | "is blocked",
	website = null as string | null,
	wall = "",
	mailed = true,
} = {}) {
	const api = stubApi()
	const file = vi.fn(async (_: RequestInit) => new Response("%PDF-1.7"))
	const apiFetch = fetch
	vi.stubGlobal("fetch", (input: string, init: RequestInit = {}) =>
		String(input).includes(".pdf") ? file(init) : apiFetch(input, init),
	)
	api.on(GIFT, { body: { download_url: FILE } })
	api.on(LOG, { status: 204 })
	if (userAgent) vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent)
	const opened = { location: { href: "about:blank", replace: vi.fn() }, close: vi.fn() }
	const openTab = vi.spyOn(window, "open").mockReturnValue(tab === "opens" ? (opened as unknown as Window) : null)
	vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:gift")
	const saved: string[] = []
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push(`${this.getAttribute("href")} ${this.download}`)
	})
	if (sent) rememberSubmission("bakery", sent)
	const page: ThankYouPage = {
		tenant_name: "Bakery",
		thank_you_headline: "You made our day",
		thank_you_subheadline: subheadline,
		pdf_gift_url: gift ? ADDRESS : null,
		pdf_preview_image_url: gift ? "/media/assets/1/preview.png" : null,
		logo_url: null,
		brand_color: null,
		business_url: website ?? undefined,
		wall_url: wall || undefined,
		video_testimonials_enabled: true,
		video_testimonials_message: "",
		...(mailed && { receipt_mailed: true as const }),
	}
	const shown = renderScreen(<ThankYou tenantSlug="bakery" page={page} />, { path: "/bakery/thank-you" })
	return {
		...shown,
		api,
		file,
		opened,
		openTab,
		saved,
		async download() {
			await shown.user.click(screen.getByRole("button", { name: "Download Your Gift" }))
			expect(await screen.findByRole("button", { name: "Downloaded!" })).toBeTruthy()
			expect(screen.getByRole("status").textContent).toBe("Gift downloaded successfully!")
		},
	}
}

it("shows the business's own text, a way back, and no gift if there is none", () => {
	openThankYou({ gift: false })
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You made our day")
	expect(screen.getByText("See you soon.")).toBeTruthy()
	expect(screen.queryByRole("button")).toBe(null)
	const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
	expect(links).toEqual([["Submit Another Testimonial", "/bakery"]])
})

it("leads back to the business's own site if it named one", () => {
	openThankYou({ website: "https://bakery.example" })
	const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
	expect(links).toEqual([
		["Visit Bakery", "https://bakery.example"],
		["Submit Another Testimonial", "/bakery"],
	])
})

it("leads on to the wall once the business links it", () => {
	openThankYou({ wall: "/wall/bakery" })
	expect(screen.getByRole("link", { name: "See what others say" }).getAttribute("href")).toBe("/wall/bakery")
})

it("promises the special report only with a gift", () => {
	const promised = () => screen.queryByText(tenantSentences.defaultThankYouSubheadline) !== null
	openThankYou({ gift: false, subheadline: tenantSentences.defaultThankYouSubheadline })
	expect([promised(), screen.queryByText(/^We appreciate your time\./) !== null]).toEqual([false, true])
	cleanup()
	openThankYou({ subheadline: tenantSentences.defaultThankYouSubheadline })
	expect(promised()).toBe(true)
})

it.each([
	["mentions a receipt, and counts the gift, to a customer who has just submitted", "submission-1", ["submission-1"]],
	["mentions no receipt, and counts nothing, for anyone else", "", []],
])("%s", async (_, sent, counted) => {
	const { download, saved, openTab, api } = openThankYou({ sent })
	const note = screen.getByText(/^We emailed you a receipt/)
	expect(note.classList.contains("invisible")).toBe(sent === "")
	await download()
	expect([saved, openTab.mock.calls]).toEqual([["blob:gift gift.pdf"], []])
	expect(api.sentTo(LOG).map(({ body }) => body)).toEqual(counted.map((submission_id) => ({ submission_id })))
})

it("promises no receipt where no mail leaves", () => {
	openThankYou({ sent: "submission-1", mailed: false })
	expect(screen.queryByText(/receipt/)).toBeNull()
})

it("opens the gift's own address if the download fails, in this page if no tab may open", async () => {
	const first = openThankYou()
	first.api.on(GIFT, { status: 503, body: { detail: "Away." } })
	await first.download()
	expect(first.openTab.mock.calls).toEqual([[ADDRESS, "_blank"]])
	expect(first.leave).not.toHaveBeenCalled()
	first.unmount()
	const blocked = openThankYou({ tab: "is blocked" })
	blocked.api.on(GIFT, "unreachable")
	await blocked.download()
	expect([blocked.leave.mock.calls, blocked.saved]).toEqual([[[ADDRESS]], []])
})

it("on a phone opens a tab with the press, saves the file, and closes the empty tab", async () => {
	const { download, opened, saved, openTab } = openThankYou({ userAgent: PHONE })
	await download()
	expect([openTab.mock.calls, opened.location.replace.mock.calls]).toEqual([[["", "_blank"]], [[FILE]]])
	expect([saved, opened.close.mock.calls.length]).toEqual([["blob:gift gift.pdf"], 1])
})

it("on a phone without the file after a second opens its address in this page if no tab may open", async () => {
	const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort())
	const { download, file, leave, saved } = openThankYou({ userAgent: PHONE, tab: "is blocked" })
	file.mockImplementation(async ({ signal }) => {
		signal?.throwIfAborted()
		return new Response("late")
	})
	await download()
	await waitFor(() => expect(leave.mock.calls).toEqual([[FILE]]))
	expect([timeout.mock.calls, saved]).toEqual([[[1000]], []])
})
