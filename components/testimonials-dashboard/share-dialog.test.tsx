import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { Submission } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { submissionRow } from "../../tests/support/submission-list"
import { ShareDialog } from "./share-dialog"

const SHARE = "POST /api/admin/submission/{id}/share"
const LINK = "https://example.com/testimonial/ada"
const CAPTION = "Watch Ada & co"

function openShare(about: Partial<Submission> = {}, tab: "opens" | "is blocked" = "opens") {
	const api = stubApi()
	api.on(SHARE, { body: { share_url: LINK, share_text: CAPTION } })
	const opened = { closed: false, opener: window as Window | null, location: { replace: vi.fn() }, close: vi.fn() }
	vi.spyOn(window, "open").mockReturnValue(tab === "opens" ? (opened as unknown as Window) : null)
	const onShared = vi.fn()
	const shown = renderScreen(
		<ShareDialog row={submissionRow("Ada", about)} onClose={() => undefined} onShared={onShared} />,
	)
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	const textIn = (label: string) => (screen.getByLabelText(label) as HTMLTextAreaElement).value
	return { ...shown, api, opened, onShared, press, textIn }
}

it("warns about an unapproved testimonial, and offers nothing for a rejected one", () => {
	const warning = /^You haven't approved this one yet\./
	const pending = openShare()
	expect(screen.getByText(warning)).toBeTruthy()
	pending.unmount()
	const approved = openShare({ status: "approved" })
	expect(screen.queryByText(warning)).toBe(null)
	expect(screen.getByRole("dialog").textContent).toContain("Anyone with the link can watch it.")
	approved.unmount()
	openShare({ status: "rejected" })
	expect(screen.getByRole("dialog").textContent).toContain("You can't share a rejected testimonial. Approve it first.")
	expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([""])
	expect(screen.queryByRole("textbox")).toBe(null)
})

it.each([
	["Twitter", "https://twitter.com/intent/tweet", { url: LINK, text: CAPTION }],
	["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", { url: LINK }],
	["Facebook", "https://www.facebook.com/sharer/sharer.php", { u: LINK }],
	["WhatsApp", "https://wa.me/", { text: `${CAPTION}\n${LINK}` }],
])("sends the tab that the press opened to %s", async (name, page, query) => {
	const { opened, press, onShared } = openShare()
	await press(name)
	expect(await screen.findByText(`${name} is open in a new tab.`)).toBeTruthy()
	const address = new URL(opened.location.replace.mock.calls[0]?.[0])
	expect([address.origin + address.pathname, Object.fromEntries(address.searchParams)]).toEqual([page, query])
	expect([opened.opener, onShared.mock.calls.length]).toEqual([null, 1])
})

it("shows a link if the browser blocked the tab", async () => {
	const { press } = openShare({}, "is blocked")
	await press("Twitter")
	const link = await screen.findByRole("link", { name: "Open Twitter" })
	expect(link.getAttribute("href")).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/)
})

it("copies the link by its button or its typed name, and selects it if the browser refuses", async () => {
	const { user, api, press, textIn } = openShare()
	expect([document.activeElement?.textContent, api.sent]).toEqual(["Copy link", []])
	await user.click(screen.getByText("More"))
	const typed = screen.getByLabelText("Or type where to")
	await user.type(typed, "instagram")
	await press("Share")
	expect(screen.getByText("Please choose: twitter, linkedin, facebook, download, or link")).toBeTruthy()
	expect([document.activeElement, api.sent]).toEqual([typed, []])
	await user.clear(typed)
	await user.type(typed, " LINK {Enter}")
	expect(await screen.findByText("Link copied. Paste it wherever you like.")).toBeTruthy()
	expect(await navigator.clipboard.readText()).toBe(LINK)
	expect([textIn("Link"), textIn("Suggested caption")]).toEqual([LINK, CAPTION])
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"))
	await press("Copy link")
	expect(await screen.findByText(/^Your browser blocked copying\./)).toBeTruthy()
	const field = screen.getByLabelText("Link") as HTMLTextAreaElement
	await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]))
})

it("begins a mail, and shows what it says where no program opens", async () => {
	const mails: string[] = []
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		mails.push(this.href)
	})
	const { press, textIn } = openShare()
	await press("Email")
	await screen.findByText(/^Your mail program has the text/)
	const address = new URL(mails[0] ?? "")
	expect([address.protocol, address.searchParams.get("subject")]).toEqual(["mailto:", CAPTION])
	expect(address.searchParams.get("body")).toBe(`${CAPTION}\r\n\r\n${LINK}`)
	expect([textIn("Link"), textIn("Suggested caption")]).toEqual([LINK, CAPTION])
})

describe("the device's own list", () => {
	const onDevice = (share: (data: ShareData) => Promise<void>) =>
		vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }))

	it("is offered after the other choices, only where there is one", async () => {
		openShare().unmount()
		expect(screen.queryByRole("button", { name: "Share…" })).toBe(null)
		const share = vi.fn().mockResolvedValue(undefined)
		onDevice(share)
		const { press, onShared } = openShare()
		const names = screen.getAllByRole("button").map((button) => button.textContent)
		expect(names.slice(1, 9)).toEqual([
			...["Copy link", "Twitter", "LinkedIn", "Facebook", "Download video"],
			...["WhatsApp", "Email", "Share…"],
		])
		await press("Share…")
		await waitFor(() => expect(onShared).toHaveBeenCalledOnce())
		expect(share.mock.calls).toEqual([[{ text: CAPTION, url: LINK }]])
	})

	it("copies the link instead if the device refuses, and does nothing more once it is closed", async () => {
		const share = vi.fn().mockRejectedValueOnce(new DOMException("closed", "AbortError"))
		onDevice(share.mockRejectedValue(new DOMException("too late", "NotAllowedError")))
		const { press, onShared } = openShare()
		await press("Share…")
		await waitFor(() => expect(onShared).toHaveBeenCalledOnce())
		expect(screen.queryByText(/copied/)).toBe(null)
		await press("Share…")
		expect(await screen.findByText("Link copied. Paste it wherever you like.")).toBeTruthy()
	})
})

it("downloads the video, with a caption to paste", async () => {
	const { api, press, textIn } = openShare()
	const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
	api.on("GET /api/admin/submission/{id}/download", { body: { download_url: "/media/x", filename: "ada.webm" } })
	await press("Download video")
	expect(await screen.findByText(/^Your video is downloading\. Upload it/)).toBeTruthy()
	expect([click.mock.calls.length, textIn("Suggested caption")]).toEqual([1, CAPTION])
	api.on("GET /api/admin/submission/{id}/download", "unreachable")
	await press("Download video")
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to download video. Please try again.")
})

it("shows the server's refusal, and closes the tab that it opened", async () => {
	const { api, opened, press, onShared } = openShare()
	api.on(SHARE, { status: 409, body: { detail: "Approve it first." } })
	await press("Facebook")
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to share testimonial: Approve it first.")
	expect([opened.close.mock.calls.length, onShared.mock.calls.length]).toEqual([1, 0])
})
