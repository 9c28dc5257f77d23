import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { PlatformConfig } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { Home } from "./home"

const TEXTS = {
	page_title: "Voices",
	welcome_heading: "Hear them yourself",
	welcome_description: "Nobody says it better.",
	login_button_text: "Come in",
	footer_text: "Made with care.",
}
const RING = "Image carousel, pauses while focused"

function openHome(captions: string[], about: Partial<PlatformConfig> = {}) {
	const images = captions.map((caption, at) => ({
		id: String(at),
		image_url: `/media/assets/${at}.jpg`,
		caption,
		order_index: at,
	}))
	const config = { login_content: TEXTS, carousel_images: images, carousel_speed: 75, platform_logo_url: null }
	// The remaining texts belong to other screens.
	return renderScreen(<Home config={{ ...config, ...about } as PlatformConfig} />)
}

it("shows every text from the platform's settings, and a button that leads to its login", () => {
	const { unmount } = openHome([])
	expect(screen.getByRole("banner").textContent).toBe("Voices")
	expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hear them yourself")
	expect(screen.getByText("Nobody says it better.")).toBeTruthy()
	expect(screen.getByRole("contentinfo").textContent).toBe("Made with care.")
	expect(screen.getByRole("link", { name: "Come in" }).getAttribute("href")).toBe("/admin/platform")
	expect(screen.queryByRole("region", { name: RING })).toBe(null)
	unmount()
	openHome([], { platform_logo_url: "/media/assets/logo.png" })
	expect(screen.getByRole("img", { name: "Voices" }).getAttribute("src")).toBe("/media/assets/logo.png")
})

it("shows each picture three times but announces it once, and turns at the platform's speed", () => {
	openHome(["Red", "Green"])
	const ring = screen.getByRole("region", { name: RING })
	expect(
		within(ring)
			.getAllByRole("img")
			.map((image) => image.getAttribute("alt")),
	).toEqual(["Red", "Green"])
	expect(within(ring).getAllByRole("img", { name: "Red", hidden: true })).toHaveLength(3)
	expect(ring.tabIndex).toBe(0)
	expect(ring.parentElement?.style.getPropertyValue("--round")).toBe("75s")
	expect(screen.getByRole("checkbox", { name: "Pause" })).toBeTruthy()
})
