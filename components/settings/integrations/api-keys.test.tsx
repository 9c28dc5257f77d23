import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { ApiKey } from "@/lib/client/contract"
import { fill } from "../../../tests/support/fill-field"
import { renderScreen } from "../../../tests/support/render-screen"
import { sampleTenant } from "../../../tests/support/sample-tenant"
import { stubApi } from "../../../tests/support/stub-api"
import { ApiKeys } from "./api-keys"

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })

const KEY: ApiKey = {
	id: "a",
	name: "Website",
	start: "tstm_Ab3d",
	scopes: ["testimonials:read", "leads:read"],
	created_at: "2026-01-15T09:30:00Z",
	expires_at: "2027-01-15T09:30:00Z",
	is_expired: false,
	last_used_at: "2026-01-16T09:30:00Z",
	last_used_by: "curl",
	last_used_from: "203.0.113.5",
	made_by: "ada@example.com",
}
const OLD: ApiKey = {
	...KEY,
	scopes: ["quizzes:read", "quizzes:write"],
	id: "b",
	name: "Old CRM",
	is_expired: true,
	last_used_at: null,
	last_used_by: null,
	last_used_from: null,
	made_by: null,
}

function open(api_keys: ApiKey[] = [], is_active = true) {
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, sampleTenant({ is_active }))
	const api = stubApi()
	return { api, ...renderScreen(<ApiKeys keys={{ api_keys }} access={access} />) }
}

it("lists what each key may do, when it was used, and until when it works", () => {
	open([KEY, OLD])
	const [first, second] = screen.getAllByRole("listitem")
	expect(first?.textContent).toMatch(
		/^Website tstm_Ab3d…See testimonials, See leadsMade by ada@example.comLast used Jan 16, 2026, .* by curl from 203\.0\.113\.5Expires Jan 15, 2027, .*ActiveRevoke Website$/,
	)
	expect(second?.textContent).toMatch(
		/…Change quizzesMade by an unknown adminNever usedExpired Jan 15, 2027.*ExpiredRevoke Old CRM$/,
	)
})

it("creates a key from its name, scopes, and expiry, and shows it until the owner has copied it", async () => {
	const { api, user, router } = open()
	screen.getByText("No API keys yet")
	await user.click(button("New API key"))
	const name = screen.getByLabelText<HTMLInputElement>("Name")
	expect(document.activeElement).toBe(name)
	await user.click(button("Create key"))
	screen.getByText("Enter a name")
	expect(document.activeElement).toBe(name)
	fill(name, "Website")
	await user.click(button("Create key"))
	screen.getByText("Choose what the key may do")
	expect(document.activeElement).toBe(box("See testimonials"))
	expect(api.sent).toEqual([])

	await user.click(box("Change quizzes"))
	expect([box("See quizzes").checked, box("See quizzes").disabled]).toEqual([true, true])
	await user.click(box("See leads"))
	await user.selectOptions(screen.getByLabelText("Expires"), "Never")
	screen.getByText(/It works until you revoke it/)
	const detail = "A business can have up to 20 API keys. Revoke one you don't use."
	api.on("POST /api/admin/api-keys", { status: 409, body: { detail } }, { body: { api_key: KEY, key: "tstm_whole" } })
	await user.click(button("Create key"))
	await screen.findByText(detail)
	expect(name.value).toBe("Website")
	await user.click(button("Create key"))
	await screen.findByText("tstm_whole")
	expect(api.sent[1]?.body).toEqual({ name: "Website", scopes: ["quizzes:write", "leads:read"], expires_in_days: null })
	expect(router.refresh).toHaveBeenCalledOnce()
	await user.click(button("I've copied it"))
	expect(screen.queryByText("tstm_whole")).toBe(null)
})

it("revokes a key only after asking", async () => {
	const { api, user, router } = open([KEY])
	await user.click(button("Revoke Website"))
	await user.click(button("Cancel"))
	expect(api.sent).toEqual([])
	await user.click(button("Revoke Website"))
	screen.getByText("Revoke “Website”?")
	api.on("DELETE /api/admin/api-keys/{id}", { status: 204 })
	await user.click(button("Revoke"))
	await screen.findByText("API key revoked")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("changes nothing at an inactive business", () => {
	open([KEY], false)
	expect([button("New API key").disabled, button("Revoke Website").disabled]).toEqual([true, true])
})
