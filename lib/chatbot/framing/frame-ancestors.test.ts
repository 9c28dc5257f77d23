import { expect, it } from "vitest"
import { frameAncestors } from "./frame-ancestors"

it("without a list every site may frame the chat", () => {
	expect(frameAncestors([])).toBe("*")
})

it("with a list only its sites and the product itself may", () => {
	expect(frameAncestors(["https://shop.example", "http://localhost:8080"])).toBe(
		"'self' https://shop.example http://localhost:8080",
	)
})

it.each([
	"*",
	"https://*",
	"https://a.example; script-src *",
	"https://a.example,https://b.example",
	"https://a.example https://b.example",
	"https://a.example\r\nx-header: 1",
	"https://a.example/path",
	"javascript:alert(1)",
	"'unsafe-inline'",
	"",
])("an invalid origin allows nothing: %j", (stored) => {
	expect(frameAncestors([stored])).toBe("'self'")
})
