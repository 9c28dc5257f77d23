import { describe, expect, it } from "vitest"
import {
	afterSignIn,
	canStore,
	clearSession,
	dashboardPath,
	isBehindLogin,
	loginPath,
	readSession,
	signedOutPath,
} from "./session"

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

it("leads an ended session to the login, except for the platform's chatbot dashboard with its own message", () => {
	expect(signedOutPath("/admin/chatbot")).toBe("/admin/chatbot")
	expect(signedOutPath("/admin/demo/chatbot")).toBe("/admin/demo")
})

describe("dashboardPath", () => {
	it("leads each role to its own dashboard", () => {
		expect(dashboardPath({ role: "platform_admin", tenant_slug: null })).toBe("/admin/platform/dashboard")
		expect(dashboardPath({ role: "tenant_admin", tenant_slug: "demo" })).toBe("/admin/demo/dashboard")
	})
})

describe("isBehindLogin", () => {
	const TENANT = { role: "tenant_admin", tenant_slug: "demo" } as const
	const PLATFORM = { role: "platform_admin", tenant_slug: null } as const

	it.each([
		["/admin/demo/dashboard?tab=settings&section=email", TENANT, "/admin/demo"],
		["/admin/demo/dashboard", PLATFORM, "/admin/demo"],
		["/admin/chatbot?tab=settings", PLATFORM, "/admin/platform"],
	])("leads back to %s", (place, user, here) => {
		expect(isBehindLogin(place, user, here)).toBe(true)
	})

	it.each([
		["https://evil.example/admin/demo/dashboard", TENANT, "/admin/demo"],
		["//evil.example/admin/demo", TENANT, "/admin/demo"],
		["/\\evil.example/admin/demo", TENANT, "/admin/demo"],
		["/admin/demo/../../evil", TENANT, "/admin/demo"],
		["/admin/other/dashboard", TENANT, "/admin/demo"],
		["/admin/other/dashboard", TENANT, "/admin/other"],
		["/admin/platform/dashboard", TENANT, "/admin/platform"],
		["javascript:alert(1)", PLATFORM, "/admin/platform"],
		["/demo", PLATFORM, "/admin/platform"],
	])("does not lead to %s", (place, user, here) => {
		expect(isBehindLogin(place, user, here)).toBe(false)
		expect(afterSignIn(user, { pathname: here, hash: `#${place}` })).toBe(dashboardPath(user))
	})

	it("leads to the page that a mail's link named, and without one to the dashboard", () => {
		const place = "/admin/demo/watch/5b4a2c9e-1111-4222-8333-444455556666?from=all"
		expect(afterSignIn(TENANT, { pathname: "/admin/demo", hash: `#${place}` })).toBe(place)
		expect(afterSignIn(TENANT, { pathname: "/admin/demo", hash: "" })).toBe("/admin/demo/dashboard")
	})
})

it("does not fail if there is no storage at all", () => {
	expect(canStore()).toBe(false)
	expect(readSession()).toBeNull()
	expect(() => clearSession()).not.toThrow()
})
