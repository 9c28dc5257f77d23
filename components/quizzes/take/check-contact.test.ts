import { describe, expect, it } from "vitest"
import { checkContact, contactOf } from "./check-contact"

function typed(user_name: string, user_email: string) {
	const form = new FormData()
	form.set("user_name", user_name)
	form.set("user_email", user_email)
	return contactOf(form)
}

describe("a quiz taker's contact", () => {
	it("may be empty", () => expect(checkContact(typed("", " "))).toEqual({}))

	it("is trimmed, with the address in lower case", () => {
		expect(typed(" Ada\tLovelace ", " ADA@Example.com ")).toEqual({
			user_name: "Ada Lovelace",
			user_email: "ada@example.com",
		})
	})

	it("is refused with the server's messages", () => {
		expect(checkContact(typed("x".repeat(121), "ada@"))).toEqual({
			user_name: "Name can have up to 120 characters",
			user_email: "Please enter a valid email address",
		})
		expect(checkContact(typed("", `${"x".repeat(250)}@a.de`))).toEqual({
			user_email: "Email can have up to 254 characters",
		})
	})
})
