import { fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { PublicTestimonial as Testimonial } from "@/lib/client/contract"
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

const open = (given: Partial<Testimonial> = {}) =>
	renderScreen(<PublicTestimonial testimonial={{ ...TESTIMONIAL, ...given }} />, { path: "/testimonial/1" })
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
	renderScreen(<PublicTestimonial testimonial={TESTIMONIAL} />, { path: "/testimonial/1", early: () => undefined })
	await screen.findByText("Video not available")
})
