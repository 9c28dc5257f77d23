import { fireEvent, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { expect, it, vi } from "vitest"
import type { ConsentReceipt } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { ConsentPage } from "./consent-page"

const WITHDRAW = "POST /api/consent/{token}/withdraw"

const receipt = (about: Partial<ConsentReceipt> = {}): ConsentReceipt => ({
	given_to: "Bakery",
	given_at: "2026-11-20T12:00:00.000Z",
	text: "I agree.",
	text_version: "2026-11-20",
	video_sha256: "0".repeat(64),
	video_fingerprint: "00000000 11111111",
	withdrawn_at: null,
	statement: null,
	name: "Ada",
	tenant: { name: "Bakery", logo_url: null, brand_color: null },
	video_url: "/media/submissions/ada/video?signature=1",
	poster_url: null,
	content_type: "video/webm",
	duration_seconds: 5,
	width: 640,
	height: 360,
	public_url: "http://localhost:3000/testimonial/ada",
	wall_url: null,
	is_approved: true,
	...about,
})

const open = (about?: Partial<ConsentReceipt>) => {
	const api = stubApi()
	const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined)
	return { api, reload, ...renderScreen(<ConsentPage receipt={receipt(about)} token="secret" />) }
}

it.each(["ar", undefined])("marks the sentence with its language: %s", (language) => {
	renderScreen(<ConsentPage receipt={receipt()} token="secret" language={language} />)
	expect(screen.getByText("I agree.").getAttribute("lang")).toBe(language ?? null)
})

it.each([
	[{}, "The page of your testimonial, visible to anyone with the link."],
	[{ is_approved: false }, "visible to anyone with the link. Bakery hasn't reviewed it yet."],
	[
		{ wall_url: "http://localhost:3000/wall/bakery" },
		", visible to anyone with the link.What customers say about Bakery",
	],
	[{ public_url: null }, "Nothing. Your testimonial isn't on a public page here."],
])("says what was agreed to and what is public: %j", (about, words) => {
	open(about)
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your consent")
	const page = document.body.textContent
	for (const part of ["I agree.", "Given toBakery", "Nov", "UTC", "00000000 11111111", words])
		expect(page).toContain(part)
	expect(screen.getByLabelText("Your video testimonial").style.aspectRatio).toBe("640 / 360")
	expect(screen.getByRole("link", { name: "Download receipt" }).getAttribute("href")).toBe(
		"/api/consent/secret/receipt",
	)
})

it("names what the fingerprint of a written testimonial is of", () => {
	const { unmount } = open()
	expect(document.body.textContent).toContain("Fingerprint of your video (SHA-256)00000000")
	unmount()
	open({ text_fingerprint: "22222222", video_fingerprint: undefined })
	expect(document.body.textContent).toContain("Fingerprint of your text (SHA-256)22222222")
})

it("calls a consent that the business stated by its name, also once it is withdrawn", () => {
	const { unmount } = open({ stated_by_business: true })
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your consent, as stated by Bakery")
	expect(document.body.textContent).toContain("You didn't tick a box")
	expect(document.body.textContent).toMatch(/Stated on.*UTC/)
	unmount()
	open({ stated_by_business: true, withdrawn_at: "2026-11-21T12:00:00.000Z", video_url: null, public_url: null })
	expect(document.body.textContent).toContain("This is what Bakery had stated:")
	expect(document.body.textContent).not.toContain("This is what you agreed to")
})

it("says when the consent was withdrawn, and has no button for it any more", () => {
	open({ withdrawn_at: "2026-11-21T12:00:00.000Z", video_url: null, public_url: null })
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your consent is withdrawn")
	expect(document.body.textContent).toMatch(/Since November 21, 2026 at .* UTC, your testimonial has been offline,/)
	expect(document.body.textContent).toContain("Public nowNothing.")
	expect(screen.queryByText("Withdraw consent")).toBe(null)
	expect(screen.queryByLabelText("Your video testimonial")).toBe(null)
})

it("withdraws after a confirmation, and reports a failure", async () => {
	const { api, reload, user } = open()
	await user.click(screen.getByText("Withdraw consent", { selector: "summary *" }))
	const form = screen.getByRole("form", { name: "Withdraw your consent?" })
	expect(form.textContent).toContain("We'll tell Bakery")
	const again = within(form).getByRole("button", { name: "Withdraw consent" })
	for (const [reply, words] of [
		["unreachable", "We couldn't withdraw your consent just now. Please check your connection and try again."],
		[{ status: 500 }, "We couldn't withdraw your consent just now. Please check your connection and try again."],
		[{ status: 429, body: { detail: "Please wait a minute." } }, "Please wait a minute."],
	] as const) {
		api.on(WITHDRAW, reply)
		await user.click(again)
		expect((await screen.findByRole("alert")).textContent).toBe(words)
	}
	// The browser does not submit the form as well.
	expect([fireEvent.submit(form), reload.mock.calls]).toEqual([false, []])
	api.on(WITHDRAW, { body: { withdrawn_at: "2026-11-21T12:00:00.000Z" } })
	await user.click(again)
	await expect.poll(() => reload.mock.calls.length).toBe(1)
	expect(api.sent.at(-1)?.url.pathname).toBe("/api/consent/secret/withdraw")
})

it("can be withdrawn and saved before the scripts have loaded, or without them", () => {
	const page = new DOMParser().parseFromString(
		renderToString(<ConsentPage receipt={receipt()} token="secret" />),
		"text/html",
	)
	const form = page.querySelector("details form")
	expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/api/consent/secret/withdraw"])
	const button = form?.querySelector("button")
	expect([button?.type, button?.disabled, button?.hasAttribute("data-asleep")]).toEqual(["submit", false, false])
	expect(page.querySelector("details summary")).not.toBe(null)
})

it("is printed by its button", async () => {
	const { user } = open()
	const print = vi.fn()
	vi.stubGlobal("print", print)
	await user.click(screen.getByRole("button", { name: "Print or save as PDF" }))
	expect(print).toHaveBeenCalledTimes(1)
})
