import { expect, it } from "vitest"
import type { Call } from "@/lib/calls"
import { contract } from "@/lib/description/contract"
import { SECTIONS, sectionsFor } from "./settings-sections"

it("opens a section to the same roles as the call behind it", () => {
	const needs = (
		name:
			| "GET /api/admin/users"
			| "GET /api/admin/webhooks"
			| "GET /api/admin/people/receipts"
			| "GET /api/admin/retention"
			| "GET /api/admin/audit",
	) => {
		const row: Call = contract[name]
		return row.role ?? "owner"
	}
	const roles = Object.entries(SECTIONS).flatMap(([name, { role }]) => (role ? [[name, role]] : []))
	expect(Object.fromEntries(roles)).toEqual({
		team: needs("GET /api/admin/users"),
		integrations: needs("GET /api/admin/webhooks"),
		privacy: needs("GET /api/admin/people/receipts"),
		retention: needs("GET /api/admin/retention"),
		activity: needs("GET /api/admin/audit"),
	})
	const names = (tenant_role: "editor" | "viewer" | null) => Object.keys(sectionsFor({ tenant_role }))
	expect(names("viewer")).toEqual(["page", "thank-you", "consent", "email"])
	expect(names("editor")).toEqual([...names("viewer"), "integrations", "activity"])
	expect(names(null)).toEqual(expect.arrayContaining(["privacy", "retention"]))
})
