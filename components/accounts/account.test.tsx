import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { AccountSession } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { SAMPLE_USER } from "../../tests/support/sample-user"
import { stubApi } from "../../tests/support/stub-api"
import { ChangePassword } from "./change-password"
import { SessionList } from "./session-list"

function signedIn() {
	window.localStorage.setItem("admin_token", "a-token")
	window.localStorage.setItem("admin_user", JSON.stringify(SAMPLE_USER))
	return stubApi()
}

function openPassword() {
	const api = signedIn()
	const shown = renderScreen(<ChangePassword email={SAMPLE_USER.email} />)
	const fields = {
		current: screen.getByLabelText<HTMLInputElement>("Current password"),
		next: screen.getByLabelText<HTMLInputElement>("New password"),
		again: screen.getByLabelText<HTMLInputElement>("Confirm new password"),
	}
	const change = () => shown.user.click(screen.getByRole("button", { name: "Change password" }))
	function type(current: string, next: string, again = next) {
		fill(fields.current, current)
		fill(fields.next, next)
		fill(fields.again, again)
	}
	return { ...shown, ...fields, api, change, type }
}

it("shows each mistake at its field before anything is sent", async () => {
	const { api, change, type, current, next, again } = openPassword()
	await change()
	expect(screen.getByText("Please fill in all fields")).toBeTruthy()
	expect(document.activeElement).toBe(current)
	type("old password", "12345")
	await change()
	expect(screen.getByText("Password must be at least 6 characters long")).toBeTruthy()
	expect(document.activeElement).toBe(next)
	type("old password", "new password", "other")
	await change()
	expect(screen.getByText("Passwords do not match")).toBeTruthy()
	expect(document.activeElement).toBe(again)
	expect(api.sent).toEqual([])
})

it("leads to the field that the server refused, or says why it failed", async () => {
	const { api, change, type, current } = openPassword()
	const detail = "Your current password isn't correct"
	const refused = { status: 422, body: { detail, errors: [{ field: "current_password", detail }] } }
	api.on("PUT /api/admin/password", refused, { status: 503, body: { detail: "Later." } }, "unreachable")
	type("wrong password", "new password")
	await change()
	await screen.findByText(detail)
	expect(document.activeElement).toBe(current)
	await change()
	expect((await screen.findByRole("alert")).textContent).toBe("Failed to change passwordLater.")
	await change()
	await screen.findByText("We couldn't reach the server.")
	expect(window.localStorage.getItem("admin_token")).toBe("a-token")
	expect(current.value).toBe("wrong password")
})

it("continues with the session that the new password creates", async () => {
	const { api, user, type, router, current, next, again } = openPassword()
	api.on("PUT /api/admin/password", { body: { access_token: "a-new-token", user: SAMPLE_USER } })
	type("old password", "new password")
	await user.keyboard("{Enter}")
	await screen.findByText("Password changed")
	expect(api.sent[0]?.body).toEqual({ current_password: "old password", new_password: "new password" })
	expect(window.localStorage.getItem("admin_token")).toBe("a-new-token")
	expect([current.value, next.value, again.value]).toEqual(["", "", ""])
	// The list next to the form no longer has the other sessions.
	expect(router.refresh).toHaveBeenCalledOnce()
})

const HERE: AccountSession = {
	id: "here",
	created_at: "2026-01-15T09:00:00Z",
	expires_at: "2026-01-15T21:00:00Z",
	ip_address: "203.0.113.7",
	device: "Chrome on Linux",
	is_current: true,
}
const PHONE: AccountSession = { ...HERE, id: "phone", device: "Safari on iPhone", is_current: false }

function openSessions() {
	const api = signedIn()
	const shown = renderScreen(<SessionList sessions={[HERE, PHONE]} />, { path: "/admin/bakery/account" })
	const [here, phone] = screen.getAllByRole("listitem")
	if (!here || !phone) throw new Error("Two sessions are listed.")
	return { ...shown, api, here, phone, press: (name: string) => shown.user.click(screen.getByRole("button", { name })) }
}

it("lists device, location and time, and ends one session", async () => {
	const { api, here, phone, press, router } = openSessions()
	expect(within(here).getByText("This device")).toBeTruthy()
	expect(phone.textContent).toContain("Safari on iPhone")
	expect(phone.textContent).not.toContain("This device")
	expect(phone.textContent).toMatch(/203\.0\.113\.7, signed in Jan 15, 2026, \d+:00 [AP]M/)
	const call = "DELETE /api/admin/sessions/{id}"
	// The session had already expired, so the goal is reached.
	api.on(call, { status: 503, body: { detail: "Later." } }, { status: 404, body: { detail: "Gone." } }, { status: 204 })
	await press("Sign out Safari on iPhone")
	await screen.findByText("Later.")
	expect(router.refresh).not.toHaveBeenCalled()
	await press("Sign out Safari on iPhone")
	await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
	await press("Sign out Safari on iPhone")
	await screen.findByText("Signed out")
	expect(router.refresh).toHaveBeenCalledTimes(2)
	expect(api.sent.map(({ url }) => url.pathname)).toEqual(Array(3).fill("/api/admin/sessions/phone"))
})

it("signs out of this session as Logout does", async () => {
	const { api, press, leave } = openSessions()
	api.on("POST /api/admin/logout", { status: 204 })
	await press("Sign out here")
	await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery"]]))
	expect(window.localStorage.getItem("admin_token")).toBe(null)
})

it("asks once before it signs out everywhere", async () => {
	const { api, user, press, leave } = openSessions()
	api.on("DELETE /api/admin/sessions", { status: 503, body: { detail: "Later." } }, { status: 204 })
	const ask = async () => {
		await press("Sign out everywhere")
		return within(screen.getByRole("alertdialog", { name: "Sign out everywhere?" }))
	}
	await user.click((await ask()).getByRole("button", { name: "Cancel" }))
	expect(api.sent).toEqual([])
	await user.click((await ask()).getByRole("button", { name: "Sign out everywhere" }))
	await screen.findByText("Failed to sign out")
	expect(window.localStorage.getItem("admin_token")).toBe("a-token")
	await user.click((await ask()).getByRole("button", { name: "Sign out everywhere" }))
	await waitFor(() => expect(leave.mock.calls).toEqual([["/admin/bakery"]]))
	expect(window.localStorage.getItem("admin_token")).toBe(null)
})
