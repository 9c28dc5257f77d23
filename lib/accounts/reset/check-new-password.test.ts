import { expect, it } from "vitest"
import { checkNewPassword } from "./check-new-password"

it.each([
	["", "", "Please fill in all fields"],
	["secret", "", "Please fill in all fields"],
	["12345", "12345", "Password must be at least 6 characters long"],
	["12345", "54321", "Password must be at least 6 characters long"],
	["123456", "123457", "Passwords do not match"],
	["123456", "123456", null],
])("%j and %j: %j", (password, confirmation, problem) => {
	expect(checkNewPassword(password, confirmation)).toBe(problem)
})
