import { describe, expect, it } from "vitest"
import { hidePassword } from "./hide-password"

const PASSWORD = "abcdefghijklmnop"
const base64 = (text: string) => Buffer.from(text).toString("base64")

describe("hidePassword", () => {
	it.each([
		[`535 5.7.8 "${PASSWORD}" is wrong`, '535 5.7.8 "[hidden]" is wrong'],
		[`535 ${PASSWORD}, ${PASSWORD}`, "535 [hidden], [hidden]"],
		[`535 AUTH LOGIN ${base64(PASSWORD)} refused`, "535 AUTH LOGIN [hidden] refused"],
		[`535 (AUTH PLAIN ${base64(`\0box@gmail.com\0${PASSWORD}`)})`, "535 (AUTH PLAIN [hidden])"],
		[`535 ${Buffer.from(PASSWORD).toString("base64url")}`, "535 [hidden]"],
	])("%s", (said, shown) => {
		expect(hidePassword(said, PASSWORD)).toBe(shown)
	})

	it("leaves a server's other words as they are", () => {
		const said =
			"Invalid login: 535-5.7.8 Username and Password not accepted. https://support.google.com/mail/?p=BadCredentials 5b1f17b1804b1-43 - gsmtp"
		expect(hidePassword(said, PASSWORD)).toBe(said)
	})
})
