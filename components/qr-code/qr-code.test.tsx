import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { QrCode } from "./qr-code"

const PAGE = "https://example.com/bakery"

it("prints black on white within a quiet zone, and saves what it shows", async () => {
	const { user } = renderScreen(<QrCode address={PAGE} fileName="bakery-qr-code" about="Scan it." />)
	const shown = screen.getByRole<HTMLImageElement>("img", { name: `QR code for ${PAGE}` })
	const svg = new DOMParser().parseFromString(decodeURIComponent(shown.src.split(",", 2)[1] ?? ""), "image/svg+xml")
	const [left, top, width] = (svg.documentElement.getAttribute("viewBox") ?? "").split(" ").map(Number)
	// Version 2, of 25 modules, holds an address of this length.
	expect([left, top, width]).toEqual([-4, -4, 25 + 8])
	expect(svg.querySelector("rect")?.getAttribute("fill")).toBe("#fff")
	expect(svg.querySelector("path")?.getAttribute("fill")).toBe("#000")

	const saved: { name: string; address: string }[] = []
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push({ name: this.download, address: this.href })
	})
	const context = {
		createImageData: (w: number, h: number) => ({ width: w, height: h, data: new Uint8ClampedArray(w * h * 4) }),
		putImageData: () => undefined,
		drawImage: () => undefined,
	}
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never)
	vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(function (this: HTMLCanvasElement, type) {
		return `data:${type},${this.width}`
	})
	await user.click(screen.getByRole("button", { name: "Download SVG" }))
	await user.click(screen.getByRole("button", { name: "Download PNG" }))
	expect(saved).toEqual([
		{ name: "bakery-qr-code.svg", address: shown.src },
		{ name: "bakery-qr-code.png", address: `data:image/png,${33 * 37}` },
	])
})
