import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { AuditEntry } from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { AuditList } from "./audit-list"

const entry = (id: string, before: AuditEntry["before"], after: AuditEntry["after"]): AuditEntry => ({
	id,
	action: "tenant.product_access_changed",
	actor_email: "ada@example.com",
	tenant_id: null,
	tenant_name: null,
	target_id: null,
	target_name: null,
	before,
	after,
	ip_address: "192.0.2.1",
	created_at: "2026-01-15T09:30:00Z",
})

it("opens to the values where an entry changed several fields, and says one in its sentence", () => {
	const one = entry("1", { carouselSpeed: 30 }, { carouselSpeed: 75 })
	const two = entry("2", { ...one.before, chatbot_message: "" }, { ...one.after, chatbot_message: "Back in May." })
	renderScreen(<AuditList page={{ items: [one, two], next: null }} href="/activity?tab=activity" cursor={undefined} />)
	const [first, second] = screen.getAllByRole("listitem")
	expect(first?.querySelector("details")).toBe(null)
	expect(second?.querySelector("details")?.textContent).toContain("Back in May.")
})
