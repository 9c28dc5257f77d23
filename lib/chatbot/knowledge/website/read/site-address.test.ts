import { expect, it } from "vitest"
import { isSameSite, pagePath } from "./site-address"

const SITE = new URL("https://www.bakery.example/")

it.each([
	["https://www.bakery.example/hours", "/hours"],
	["http://bakery.example/hours#today", "/hours"],
	["https://www.bakery.example", "/"],
	["https://bakery.example/a?page=2&utm_source=mail&fbclid=x", "/a?page=2"],
	["https://bakery.example/a?utm_campaign=may", "/a"],
	["https://bakery.example/menu.pdf", "/menu.pdf"],
	["https://bakery.example/caf%C3%A9 menu", "/caf%C3%A9%20menu"],
])("knows %s as %s", (address, path) => {
	expect(pagePath(address, SITE)).toBe(path)
})

it.each([
	"https://shop.bakery.example/",
	"https://bakery.example.evil.example/",
	"https://bakery.example:8443/",
	"mailto:hi@bakery.example",
	"javascript:alert(1)",
	"/hours",
	"https://bakery.example/logo.PNG",
	`https://bakery.example/${"a/".repeat(600)}`,
	// Dropping these one by one would take minutes.
	`https://bakery.example/?${Array.from({ length: 100_000 }, (_, at) => `utm_${at}`).join("&")}`,
])("leaves out %s", (address) => {
	expect(pagePath(address, SITE)).toBeNull()
})

it("takes a name with a port as another website", () => {
	expect(isSameSite(new URL("http://127.0.0.2:8080/"), new URL("http://127.0.0.2:8081/"))).toBe(false)
	expect(isSameSite(new URL("http://127.0.0.2:8080/"), new URL("http://127.0.0.2:8080/a"))).toBe(true)
})
