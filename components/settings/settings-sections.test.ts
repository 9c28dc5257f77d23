import { expect, it } from "vitest"
import { shownGroups } from "@/components/layout/section-layout"
import type { Call } from "@/lib/calls"
import { contract } from "@/lib/description/contract"
import { CHATBOT_GROUPS, CHATBOT_SECTIONS } from "../chatbot-dashboard/settings/chatbot-sections"
import { SECTION_GROUPS, SECTIONS, sectionsFor } from "./settings-sections"

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
	expect(names("viewer")).toEqual(["page", "thank-you", "languages", "translations", "consent", "email"])
	expect(names("editor")).toEqual([...names("viewer"), "integrations", "activity"])
	expect(names(null)).toEqual(expect.arrayContaining(["privacy", "retention"]))
})

it("holds every section in one of at most eight groups", () => {
	const groups = [...SECTION_GROUPS, ...CHATBOT_GROUPS]
	expect(groups.length).toBeLessThanOrEqual(8)
	const sections = [...Object.keys(SECTIONS), ...Object.keys(CHATBOT_SECTIONS)]
	expect(groups.flatMap(({ names }) => [...names]).sort()).toEqual(sections.sort())
})

it("lists a group by the first of its sections that the viewer may open, and no group without one", () => {
	const shown = (tenant_role: "editor" | "viewer") =>
		shownGroups(sectionsFor({ tenant_role }), SECTION_GROUPS).map(({ names }) => names)
	expect(shown("viewer")).toEqual([["page", "thank-you", "languages", "translations"], ["email"], ["consent"]])
	expect(shown("editor")).toEqual([
		["page", "thank-you", "languages", "translations"],
		["email"],
		["consent"],
		["integrations", "activity"],
	])
})
