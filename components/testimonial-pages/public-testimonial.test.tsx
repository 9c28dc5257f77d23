import { fireEvent, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { PublicTestimonial as Testimonial } from "@/lib/client/contract"
import type { SharedPage } from "@/lib/submissions/shared-page/present"
import { renderScreen } from "../../tests/support/render-screen"
import { PublicTestimonial } from "./public-testimonial"

const TESTIMONIAL: Testimonial = {
	video_url: "/media/submissions/1/video",
	rendition_url: null,
	content_type: "video/webm",
	poster_url: null,
	width: 1280,
	height: 720,
	captions: null,
	is_approved: true,
	name: "Ada",
	website: null,
	created_at: "2026-01-15T09:30:00Z",
	tenant: { name: "Bakery", slug: "bakery", logo_url: null, brand_color: null },
}

const pageOf = (given: Partial<Testimonial> = {}, more: Partial<SharedPage> = {}): SharedPage => ({
	testimonial: { ...TESTIMONIAL, ...given },
	business_url: null,
	headline: null,
	transcript: [],
	more: [],
	gift: null,
	found: null,
	statement: null,
	...more,
})
const open = (given: Partial<Testimonial> = {}, more: Partial<SharedPage> = {}) =>
	renderScreen(<PublicTestimonial page={pageOf(given, more)} />, { path: "/testimonial/1?utm=mail" })
const player = () => screen.queryByLabelText<HTMLVideoElement>("Video testimonial by Ada")
const wayOn = () => screen.getByText("Retry", { selector: "a" }).getAttribute("href")

it("says that there is no video if its file does not load, with a way to retry", () => {
	open()
	expect(screen.queryByText("Video not available")).toBe(null)
	fireEvent.error(player() as HTMLVideoElement)
	expect(screen.getByRole("alert").textContent).toContain("Video not available")
	expect([player(), wayOn()]).toEqual([null, ""])
	screen.getByRole("link", { name: "Record your own testimonial" })
})

it("tries the other version of the video before it gives up", () => {
	open({ rendition_url: "/media/submissions/1/video?format=mp4" })
	const [webm, mp4] = Array.from(player()?.querySelectorAll("source") ?? [])
	fireEvent.error(webm as Element)
	expect(screen.queryByText("Video not available")).toBe(null)
	fireEvent.error(mp4 as Element)
	screen.getByText("Video not available")
})

it("keeps playing if only its captions do not load", () => {
	open({ captions: { url: "/captions.vtt", language: "en" } })
	fireEvent.error(player()?.querySelector("track") as Element)
	expect(player()).toBeTruthy()
})

it("notices a failure from before its script loaded", async () => {
	vi.spyOn(HTMLMediaElement.prototype, "error", "get").mockReturnValue({ code: 4 } as MediaError)
	renderScreen(<PublicTestimonial page={pageOf()} />, { path: "/testimonial/1", early: () => undefined })
	await screen.findByText("Video not available")
})

it("says who speaks, where, when and for whom, and nothing that was not chosen", () => {
	open({ website: "https://www.ada.example/about" })
	expect(screen.getByRole("heading").textContent).toBe("Video Testimonial")
	expect(screen.getByText("Ada")).toBeTruthy()
	expect(screen.getByRole("link", { name: /^ada\.example/ }).getAttribute("rel")).toContain("nofollow")
	expect(screen.getByText("January 15, 2026")).toBeTruthy()
	expect(screen.getByRole("link", { name: "Bakery" }).getAttribute("href")).toBe("/bakery")
	expect(screen.getByRole("link", { name: "Record your own testimonial" }).getAttribute("href")).toBe("/bakery")
	for (const selector of ["blockquote", "details", "h2"]) expect(document.querySelector(selector)).toBe(null)
	expect(screen.queryByRole("link", { name: "Visit Bakery" })).toBe(null)
})

it("leads to the business's own site if it named one", () => {
	open({}, { business_url: "https://bakery.example" })
	for (const name of ["Visit Bakery", "Bakery"]) {
		expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("https://bakery.example")
	}
})

it("plays from a pressed line of the transcript, but not at the end of a selection", async () => {
	const transcript = [
		{ start_ms: 0, text: "Hello there." },
		{ start_ms: 65_500, text: "Good bye." },
	]
	const { user } = open({ captions: { url: "/captions.vtt", language: "de" } }, { transcript })
	const video = player() as HTMLVideoElement
	const play = vi.spyOn(video, "play").mockResolvedValue()
	expect(screen.getByRole("list").getAttribute("lang")).toBe("de")
	await user.click(screen.getByRole("link", { name: "Play from 1:05", hidden: true }))
	expect([video.currentTime, play.mock.calls.length]).toEqual([65.5, 1])
	vi.spyOn(window, "getSelection").mockReturnValue({ isCollapsed: false } as Selection)
	fireEvent.click(screen.getByText("Hello there."))
	expect(play).toHaveBeenCalledOnce()
})

it("links to more testimonials by name, with pictures that load late", () => {
	const headline = { text: "The best bread.", language: "en" }
	open({}, { more: [{ id: "2", name: "Grace", poster_url: "/poster", headline }] })
	const link = screen.getByRole("link", { name: /Grace$/ })
	expect([link.getAttribute("href"), link.textContent]).toEqual(["/testimonial/2", "“The best bread.”Grace"])
	expect(link.querySelector("img")?.getAttribute("loading")).toBe("lazy")
	expect(screen.getByRole("heading", { name: "More testimonials for Bakery" })).toBeTruthy()
})

describe("sharing", () => {
	const onPhone = (matches: boolean) => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches }))
	const address = () => `${window.location.origin}/testimonial/1`

	it("opens a phone's own sheet, with the address alone", async () => {
		onPhone(true)
		const share = vi.fn().mockResolvedValue(undefined)
		const { user } = open()
		vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }))
		await user.click(screen.getByRole("button", { name: "Share" }))
		expect(share.mock.calls).toEqual([[{ title: "Ada about Bakery", url: address() }]])
		expect(screen.queryByText("Link copied")).toBe(null)
	})

	it("copies the link elsewhere, and shows it if the browser refuses", async () => {
		onPhone(false)
		const { user } = open()
		const write = vi
			.spyOn(navigator.clipboard, "writeText")
			.mockResolvedValueOnce()
			.mockRejectedValueOnce(new Error("denied"))
		await user.click(screen.getByRole("button", { name: "Share" }))
		expect(write.mock.calls).toEqual([[address()]])
		await user.click(await screen.findByRole("button", { name: "Link copied" }))
		expect(screen.getByLabelText<HTMLInputElement>("Copy this link").value).toBe(address())
	})

	it("is not offered for a testimonial that the business has not approved", () => {
		open({ is_approved: false })
		expect(screen.queryByRole("button", { name: "Share" })).toBe(null)
	})
})
