import { describe, expect, it } from "vitest"
import { canStore, clearSession, dashboardPath, loginPath, readSession } from "./session"

describe("loginPath", () => {
	it.each([
		["/admin/platform/dashboard", "/admin/platform"],
		["/admin/platform", "/admin/platform"],
		["/admin/chatbot", "/admin/platform"],
		["/admin/demo/dashboard", "/admin/demo"],
		["/admin/demo/chatbot", "/admin/demo"],
		["/admin", "/admin/platform"],
		["/", "/admin/platform"],
	])("%s belongs to %s", (pathname, login) => {
		expect(loginPath(pathname)).toBe(login)
	})
})

describe("dashboardPath", () => {
	it("takes each role to its own dashboard", () => {
		expect(dashboardPath({ role: "platform_admin", tenant_slug: null })).toBe("/admin/platform/dashboard")
		expect(dashboardPath({ role: "tenant_admin", tenant_slug: "demo" })).toBe("/admin/demo/dashboard")
	})
})

it("stays calm where there is no storage at all", () => {
	expect(canStore()).toBe(false)
	expect(readSession()).toBeNull()
	expect(() => clearSession()).not.toThrow()
})
