import { screen } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { AccountMenu } from "@/components/layout/account-menu"
import { hasEnded } from "@/lib/client/login-hints"
import { adminCall, readSession, storeSession } from "@/lib/client/session"
import { renderScreen } from "../../tests/support/render-screen"
import { SAMPLE_USER } from "../../tests/support/sample-user"
import { stubApi } from "../../tests/support/stub-api"
import { SessionGuard } from "./session-guard"

const LOGOUT = "POST /api/admin/logout"

function openDashboard() {
	const api = stubApi()
	api.on(LOGOUT, { status: 204 })
	const shown = renderScreen(
		<>
			<AccountMenu user={SAMPLE_USER} />
			<SessionGuard />
		</>,
		{ path: "/admin/bakery/dashboard" },
	)
	return { ...shown, api }
}

describe("a dashboard", () => {
	beforeEach(() => storeSession({ token: "a-token", user: SAMPLE_USER }))

	it("stays while its token is stored, also if another tab writes something else", () => {
		const { leave, api } = openDashboard()
		window.dispatchEvent(new StorageEvent("storage", { key: "something" }))
		window.dispatchEvent(new Event("pageshow"))
		expect(leave).not.toHaveBeenCalled()
		expect(api.sent).toEqual([])
	})

	it("ends the cookie's session and leads to the login if the token is not stored", async () => {
		window.localStorage.removeItem("admin_token")
		const { leave, api } = openDashboard()
		await expect.poll(() => leave.mock.calls).toEqual([["/admin/bakery"]])
		expect(api.sentTo(LOGOUT)).toHaveLength(1)
		expect(window.localStorage.getItem("admin_user")).toBeNull()
	})

	it("does the same when it returns from the browser's page cache", async () => {
		const { leave, api } = openDashboard()
		window.localStorage.clear()
		window.dispatchEvent(new Event("pageshow"))
		await expect.poll(() => leave.mock.calls).toEqual([["/admin/bakery"]])
		expect(api.sentTo(LOGOUT)).toHaveLength(1)
	})

	it("leaves when another tab logs out, which has already revoked the session", () => {
		const { leave, api } = openDashboard()
		window.localStorage.clear()
		window.dispatchEvent(new StorageEvent("storage", { key: null }))
		expect(leave.mock.calls).toEqual([["/admin/bakery"]])
		expect(api.sent).toEqual([])
	})

	it.each(["answered", "unreachable"] as const)("leads to the homepage on Logout, the server %s", async (server) => {
		const { user, leave, api } = openDashboard()
		if (server === "unreachable") api.on(LOGOUT, "unreachable")
		await user.click(screen.getByRole("button", { name: "Account: grace@example.com" }))
		await user.click(screen.getByRole("menuitem", { name: "Logout" }))
		await expect.poll(() => leave.mock.calls).toEqual([["/"]])
		expect(api.sentTo(LOGOUT)[0]?.headers.get("authorization")).toBe("Bearer a-token")
		expect(readSession()).toBeNull()
	})

	it("leads to the login when a call is refused as signed out, so the login can say why", async () => {
		const { leave, api } = openDashboard()
		api.on("GET /api/admin/dashboard", { status: 401, body: { detail: "No." } })
		await expect(adminCall("GET /api/admin/dashboard", {})).rejects.toThrow("No.")
		expect(leave.mock.calls).toEqual([["/admin/bakery"]])
		expect(readSession()).toBeNull()
		expect(hasEnded()).toBe(true)
	})
})
