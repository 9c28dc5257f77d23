import { describe, expect, it } from "vitest"
import { EMPTY_TENANT, newTenantProblem, slugOf } from "./new-tenant"

const GOOD = {
	tenant_name: "Café Müller & Söhne",
	tenant_slug: null,
	notify_email: "a@b.example",
	admin_email: "c@d.example",
	admin_password: "123456",
}

describe("a new tenant's form", () => {
	it("derives the slug from the name until it is edited", () => {
		expect(slugOf(GOOD)).toBe("caf-m-ller-s-hne")
		expect(slugOf({ ...GOOD, tenant_slug: "mueller" })).toBe("mueller")
		expect(slugOf({ ...GOOD, tenant_slug: "" })).toBe("")
	})

	it("names all missing fields, in the form's order", () => {
		expect(newTenantProblem(EMPTY_TENANT)).toEqual({
			detail: "Please fill in all required fields",
			fields: ["tenant_name", "tenant_slug", "notify_email", "admin_email", "admin_password"],
		})
		expect(newTenantProblem({ ...GOOD, notify_email: " " })?.fields).toEqual(["notify_email"])
	})

	it("checks addresses and the password only after that", () => {
		expect(newTenantProblem({ ...GOOD, admin_email: "nobody", admin_password: "123" })).toEqual({
			detail: "Please enter a valid email address",
			fields: ["admin_email"],
		})
		expect(newTenantProblem({ ...GOOD, admin_password: "12345" })).toEqual({
			detail: "Password must be at least 6 characters long",
			fields: ["admin_password"],
		})
		expect(newTenantProblem(GOOD)).toBeNull()
	})
})
