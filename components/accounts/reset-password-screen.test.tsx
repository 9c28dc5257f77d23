import { act, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { ResetPasswordScreen } from "./reset-password-screen"

const VERIFY = "GET /api/admin/verify-reset-token/{token}"
const CONFIRM = "POST /api/admin/password-reset-confirm"
const VALID = { valid: true, email: "grace@example.com", message: "Choose a new password." }

function openLink(token: string | null = "a-token", answer: Partial<typeof VALID> | "unreachable" = VALID) {
	const api = stubApi()
	api.on(VERIFY, answer === "unreachable" ? answer : { body: { ...VALID, ...answer } })
	const shown = renderScreen(<ResetPasswordScreen token={token} login="/admin/bakery" />)
	const press = (name: string) => shown.user.click(screen.getByRole("button", { name }))
	return { ...shown, api, press }
}

describe("an invalid link", () => {
	it.each([
		["without a token", null, VALID, "No reset token provided"],
		["with an old token", "old", { valid: false, message: "" }, "Invalid or expired reset token"],
		["where no server answers", "a-token", "unreachable", "Failed to verify reset token"],
	] as const)("%s says why and leads back", async (_, token, answer, words) => {
		const { api } = openLink(token, answer)
		expect((await screen.findByRole("alert")).textContent).toContain(words)
		expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/admin/bakery")
		expect(api.sent).toHaveLength(token ? 1 : 0)
	})
})

it("shows each mistake at its field, and clears it as soon as it is corrected", async () => {
	const { api, press } = openLink()
	await screen.findByText("For grace@example.com")
	const first = screen.getByLabelText("New password")
	const second = screen.getByLabelText("Confirm new password")
	await press("Reset Password")
	expect(screen.getByText("Please fill in all fields")).toBeTruthy()
	expect(document.activeElement).toBe(first)
	fill(first, "12345")
	fill(second, "12345")
	await press("Reset Password")
	expect(screen.getByText("Password must be at least 6 characters long")).toBeTruthy()
	fill(first, "new password")
	expect(screen.queryByText("Password must be at least 6 characters long")).toBe(null)
	// Nothing is checked while the person is typing.
	expect(screen.queryByText("Passwords do not match")).toBe(null)
	await press("Reset Password")
	expect(screen.getByText("Passwords do not match")).toBeTruthy()
	expect(document.activeElement).toBe(second)
	fill(second, "new password")
	expect(screen.queryByText("Passwords do not match")).toBe(null)
	expect(api.sentTo(CONFIRM)).toEqual([])

	api.on(CONFIRM, { status: 422, body: { detail: "It is too old." } }, "unreachable")
	await press("Reset Password")
	expect((await screen.findByRole("alert")).textContent).toBe("It is too old.")
	await press("Reset Password")
	await screen.findByText("Failed to reset password. Please try again.")
})

it.each([
	["a new password", {}, ["New password", "Confirm new password", "Reset Password"], "Your password has been changed."],
	[
		"an invitation",
		{ invited_to: "Blue Bakery" },
		["Password", "Confirm password", "Set Password"],
		"You're all set. Sign in with your new password.",
	],
] as const)("%s ends the previous session, and leads to a login with the address filled in", async (...example) => {
	const [, extra, [first, second, button], done] = example
	vi.useFakeTimers({ shouldAdvanceTime: true })
	window.localStorage.setItem("admin_token", "an-old-token")
	const { api, press, leave } = openLink("a-token", { ...VALID, ...extra })
	api.on(CONFIRM, { body: { message: "" } })
	fill(await screen.findByLabelText(first), "my password")
	fill(screen.getByLabelText(second), "my password")
	if ("invited_to" in extra) {
		expect(screen.getByRole("heading").textContent).toBe("Join Blue Bakery")
		expect(screen.getByText("You'll sign in as grace@example.com.")).toBeTruthy()
	}
	await press(button)
	expect((await screen.findByRole("status")).textContent).toContain(done)
	expect(api.sentTo(CONFIRM)[0]?.body).toEqual({ token: "a-token", new_password: "my password" })
	expect(window.localStorage.getItem("admin_token")).toBe(null)
	expect(window.sessionStorage.getItem("login_email")).toBe("grace@example.com")
	// Leaves time to read: the login opens by itself after three seconds.
	expect(leave).not.toHaveBeenCalled()
	await act(() => vi.advanceTimersByTimeAsync(3000))
	expect(leave.mock.calls).toEqual([["/admin/bakery"]])
})
