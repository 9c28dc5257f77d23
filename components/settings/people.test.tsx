import { screen, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { ApiKey, ErasureReceipt, TenantUser } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { sampleTenant } from "../../tests/support/sample-tenant"
import { stubApi } from "../../tests/support/stub-api"
import { PrivacySection } from "./privacy/privacy-section"
import { TeamSection } from "./team/team-section"

const access = (is_active = true) =>
	settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, sampleTenant({ is_active }))
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

const ME: TenantUser = {
	id: "me",
	email: "ada@example.com",
	status: "active",
	created_at: "2026-01-15T09:30:00Z",
	last_signed_in_at: "2026-01-16T09:30:00Z",
	invitation_expires_at: null,
	tenant_role: "owner",
	two_step: false,
	api_keys: [],
	is_self: true,
}
const OTHER: TenantUser = { ...ME, id: "other", email: "bob@example.com", is_self: false }
const INVITED: TenantUser = {
	...OTHER,
	id: "invited",
	email: "new@example.com",
	status: "invited",
	last_signed_in_at: null,
	invitation_expires_at: "2026-01-23T09:30:00Z",
}

async function choose(user: UserEvent, email: string, action: string) {
	await user.click(button(`More for ${email}`))
	await user.click(screen.getByRole("menuitem", { name: action }))
}

function openTeam(users = [ME, OTHER, INVITED], writable = true) {
	const api = stubApi()
	const shown = renderScreen(<TeamSection team={{ users, two_step_required: false }} access={access(writable)} />)
	const rows = within(screen.getByRole("list", { name: "Team" })).getAllByRole("listitem")
	return { ...shown, api, rows, invite: screen.getByLabelText<HTMLInputElement>("Invite by email") }
}

it("lists the admins, and lets no admin remove their own account", () => {
	const { rows } = openTeam([ME, OTHER, INVITED, { ...OTHER, id: "later", last_signed_in_at: null }])
	expect(rows[0]?.textContent).toMatch(/^ada@example\.com \(you\)Last signed in Jan 16, 2026, .*ActiveOwner$/)
	expect(rows[1]?.textContent).toMatch(/^bob@example\.comLast signed in .*ActiveRole of bob@example\.com.*$/)
	expect(rows[2]?.textContent).toMatch(/^new@example\.comThe link works until Jan 23, 2026, .*InvitedRole of /)
	expect(rows[3]?.textContent).toContain("Hasn't signed in yet")
})

it("invites by mail, and shows an invalid or refused address at the field", async () => {
	const { api, user, invite, router } = openTeam()
	await user.click(button("Invite"))
	expect(screen.getByText("Please enter an email address")).toBeTruthy()
	expect(document.activeElement).toBe(invite)
	fill(invite, "no address")
	await user.keyboard("{Enter}")
	expect(screen.getByText("Please enter a valid email address")).toBeTruthy()
	fill(invite, " NEW@example.com")
	expect(screen.queryByText("Please enter a valid email address")).toBe(null)
	expect(api.sent).toEqual([])
	const detail = "This address is already on the team."
	api.on("POST /api/admin/users", { status: 409, body: { detail } }, { status: 201, body: INVITED })
	await user.keyboard("{Enter}")
	await screen.findByText(detail)
	expect(document.activeElement).toBe(invite)
	await user.keyboard("{Enter}")
	await screen.findByText("Invitation sent")
	expect(api.sent[1]?.body).toEqual({ email: "new@example.com", tenant_role: "editor" })
	expect(invite.value).toBe("")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("changes a role at once, and keeps it as stored if that is refused", async () => {
	const { api, user, router } = openTeam([ME, { ...OTHER, tenant_role: "viewer" }])
	expect(screen.queryByLabelText("Role of ada@example.com")).toBe(null)
	const role = screen.getByLabelText<HTMLSelectElement>("Role of bob@example.com")
	expect([role.value, [...role.options].map(({ text }) => text)]).toEqual(["viewer", ["Owner", "Editor", "Viewer"]])
	const call = "PATCH /api/admin/users/{id}"
	api.on(call, { status: 409, body: { detail: "The only owner." } }, { body: { ...OTHER, tenant_role: "editor" } })
	await user.selectOptions(role, "editor")
	await screen.findByText("The only owner.")
	expect(role.value).toBe("viewer")
	await user.selectOptions(role, "editor")
	await screen.findByText("Role changed")
	expect(api.sentTo(call).map(({ body }) => body)).toEqual([{ tenant_role: "editor" }, { tenant_role: "editor" }])
	expect(router.refresh).toHaveBeenCalledTimes(2)
})

describe("an owner with API keys", () => {
	const KEY: ApiKey = {
		id: "website",
		name: "Website",
		start: "tstm_Ab3d",
		scopes: ["leads:read"],
		created_at: "2026-01-15T09:30:00Z",
		expires_at: null,
		is_expired: false,
		last_used_at: "2026-01-16T09:30:00Z",
		last_used_by: "curl",
		last_used_from: "203.0.113.5",
		made_by: OTHER.email,
	}
	const CRM: ApiKey = { ...KEY, id: "crm", name: "CRM", start: "tstm_Xy7z", last_used_at: null }
	const openOwners = () => openTeam([ME, { ...OTHER, api_keys: [KEY, CRM] }])

	it("is removed after a question about each of them, which end by default", async () => {
		const { api, user } = openOwners()
		api.on("DELETE /api/admin/users/{id}", { status: 204 })
		await choose(user, "bob@example.com", "Remove")
		const dialog = within(screen.getByRole("alertdialog", { name: "Remove bob@example.com?" }))
		const group = dialog.getByRole("group", { name: "Their API keys" })
		const boxes = within(group).getAllByRole<HTMLInputElement>("checkbox")
		expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
		expect(group.textContent).toMatch(
			/Website.*Last used Jan 16, 2026, .* by curl from 203\.0\.113\.5.*CRM.*Never used$/,
		)
		await user.click(dialog.getByRole("checkbox", { name: /Keep “CRM” as mine/ }))
		await user.click(dialog.getByRole("button", { name: "Remove" }))
		await screen.findByText("Removed")
		expect(api.sent[0]?.url.searchParams.get("take_over_keys")).toBe("crm")
	})

	it("gets another role after the same question, with nothing kept from the one before", async () => {
		const { api, user } = openOwners()
		api.on("PATCH /api/admin/users/{id}", { body: { ...OTHER, tenant_role: "editor" } })
		const role = screen.getByLabelText<HTMLSelectElement>("Role of bob@example.com")
		await user.selectOptions(role, "viewer")
		await user.click(screen.getByRole("checkbox", { name: /Keep “Website” as mine/ }))
		await user.click(button("Cancel"))
		expect([role.value, api.sent]).toEqual(["owner", []])
		await user.selectOptions(role, "editor")
		const dialog = within(screen.getByRole("alertdialog", { name: "Change the role of bob@example.com?" }))
		await user.click(dialog.getByRole("button", { name: "Change role" }))
		await screen.findByText("Role changed")
		expect(api.sent[0]?.body).toEqual({ tenant_role: "editor" })
	})
})

it("requires two-step sign-in, and shows who has it", async () => {
	const { api, user, rows, router } = openTeam([ME, { ...OTHER, two_step: true }])
	expect(rows.map((row) => row.textContent?.match(/Two-step sign-in is on|No two-step sign-in/)?.[0])).toEqual([
		"No two-step sign-in",
		"Two-step sign-in is on",
	])
	await user.click(button("More for bob@example.com"))
	expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Remove"])
	await user.keyboard("{Escape}")
	const call = "PUT /api/admin/two-step-requirement"
	api.on(call, { status: 503, body: { detail: "Later." } }, { body: { required: true } })
	const toggle = screen.getByRole("switch", { name: "Require two-step sign-in" })
	await user.click(toggle)
	await screen.findByText("Later.")
	expect(toggle.getAttribute("aria-checked")).toBe("false")
	await user.click(toggle)
	await screen.findByText("Two-step sign-in is required")
	expect(toggle.getAttribute("aria-checked")).toBe("true")
	expect(api.sentTo(call).map(({ body }) => body)).toEqual([{ required: true }, { required: true }])
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("lets a platform admin reset a lost second step, after one confirmation", async () => {
	const api = stubApi()
	const asPlatform = settingsAccess({ role: "platform_admin", tenant_role: null }, sampleTenant({}))
	const users = [OTHER, { ...OTHER, id: "lost", email: "eve@example.com", two_step: true }]
	const { user, router } = renderScreen(<TeamSection team={{ users, two_step_required: false }} access={asPlatform} />)
	await user.click(button("More for bob@example.com"))
	expect(screen.queryByRole("menuitem", { name: "Reset two-step" })).toBe(null)
	await user.keyboard("{Escape}")
	api.on("DELETE /api/admin/users/{id}/two-step", { status: 204 })
	await choose(user, "eve@example.com", "Reset two-step")
	const dialog = within(screen.getByRole("alertdialog", { name: "Reset two-step sign-in of eve@example.com?" }))
	await user.click(dialog.getByRole("button", { name: "Reset two-step" }))
	await screen.findByText("Two-step sign-in was reset")
	expect(api.sent.map(({ url }) => url.pathname)).toEqual(["/api/admin/users/lost/two-step"])
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("invites again, and removes after one confirmation", async () => {
	const { api, user, router } = openTeam()
	api.on("POST /api/admin/users/{id}/invite-again", { body: INVITED })
	await choose(user, "new@example.com", "Invite again")
	await screen.findByText("Invitation sent")
	expect(api.sent[0]?.url.pathname).toBe("/api/admin/users/invited/invite-again")
	api.on("DELETE /api/admin/users/{id}", { status: 503, body: { detail: "Later." } }, { status: 204 })
	for (const words of ["Failed to remove", "Removed"]) {
		await choose(user, "bob@example.com", "Remove")
		const question = within(screen.getByRole("alertdialog", { name: "Remove bob@example.com?" }))
		expect(document.activeElement).toBe(question.getByRole("button", { name: "Cancel" }))
		await user.click(question.getByRole("button", { name: "Remove" }))
		await screen.findByText(words)
	}
	expect(screen.getByText("Later.")).toBeTruthy()
	expect(api.sent[2]?.url.pathname).toBe("/api/admin/users/other")
	expect(router.refresh).toHaveBeenCalledTimes(3)
})

it("changes nothing while the business is inactive", () => {
	openTeam([ME, INVITED], false)
	expect(["Invite", "More for new@example.com"].map((name) => button(name).disabled)).toEqual([true, true])
})

const FIND = "POST /api/admin/people/find"
const ERASE = "POST /api/admin/people/erase"
const NONE = { testimonials: 0, quiz_sessions: 0, chats: 0, invitations: 0, mails: 0, webhooks: 0 }
const RECEIPT: ErasureReceipt = {
	id: "5b4a2c9e-1111-4222-8333-444455556666",
	erased_at: "2026-01-15T09:30:00Z",
	erased_by: "ada@example.com",
	counts: { ...NONE, testimonials: 2, mails: 1 },
	email_fingerprint: "f".repeat(64),
}

function openPrivacy(receipts: ErasureReceipt[] = [], next: string | null = null) {
	const api = stubApi()
	const shown = renderScreen(
		<PrivacySection receipts={{ items: receipts, next }} access={access()} businessName="Bakery" />,
	)
	return { ...shown, api, person: screen.getByLabelText<HTMLInputElement>("The person's email") }
}

it("finds a person's data, and offers nothing if there is none", async () => {
	const { api, user, person } = openPrivacy()
	expect(screen.getByText("Nothing erased yet.")).toBeTruthy()
	await user.click(button("Find"))
	expect(screen.getByText("Please enter an email address")).toBeTruthy()
	expect(document.activeElement).toBe(person)
	fill(person, "jane@example.com")
	expect(screen.queryByText("Please enter an email address")).toBe(null)
	api.on(
		FIND,
		{ status: 503, body: { detail: "Later." } },
		{ body: NONE },
		{ body: { ...NONE, testimonials: 2, mails: 1 } },
	)
	await user.keyboard("{Enter}")
	await screen.findByText("Later.")
	await user.keyboard("{Enter}")
	await screen.findByText("Nothing is saved about this address.")
	expect(screen.queryByRole("button", { name: "Erase" })).toBe(null)
	fill(person, "JANE@example.com")
	await user.keyboard("{Enter}")
	await screen.findByText("2 testimonials and 1 email found.")
	expect(screen.getByText(/They work for about an hour, so save the videos right away\.$/)).toBeTruthy()
	expect(api.sent[2]?.body).toEqual({ email: "jane@example.com" })
})

it("erases after one confirmation, and explains a failure", async () => {
	const { api, user, person, router } = openPrivacy()
	api.on(FIND, { body: { ...NONE, chats: 1 } })
	api.on(ERASE, { status: 503, body: { detail: "Later." } }, { body: RECEIPT })
	api.on("POST /api/admin/people/export", { status: 503, body: { detail: "Not now." } })
	fill(person, "jane@example.com")
	await user.keyboard("{Enter}")
	await screen.findByText("1 chat record found.")
	await user.click(button("Export"))
	await screen.findByText("Failed to export")
	for (const words of ["Failed to erase", "Erased"]) {
		await user.click(button("Erase"))
		const question = screen.getByRole("alertdialog", { name: "Erase everything about jane@example.com?" })
		expect(question.textContent).toContain("This permanently deletes 1 chat record. You'll get a receipt.")
		expect(question.textContent).toContain("This action cannot be undone.")
		expect(document.activeElement).toBe(within(question).getByRole("button", { name: "Cancel" }))
		await user.click(within(question).getByRole("button", { name: "Erase" }))
		await screen.findByText(words)
	}
	expect(api.sentTo(ERASE).map(({ body }) => body)).toEqual(Array(2).fill({ email: "jane@example.com" }))
	expect(person.value).toBe("")
	expect(document.activeElement).toBe(person)
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("lists the receipts, older ones below", async () => {
	const { api, user } = openPrivacy([RECEIPT], "older")
	const older = { ...RECEIPT, id: "1", counts: NONE }
	api.on("GET /api/admin/people/receipts", { body: { receipts: [older], next_cursor: null } })
	await user.click(button("Older receipts"))
	await screen.findByText("Nothing was saved")
	const rows = within(screen.getByRole("list", { name: "Receipts" })).getAllByRole("listitem")
	expect(rows[0]?.textContent).toMatch(
		/^2 testimonials and 1 emailJan 15, 2026, .*, by ada@example\.comReceipt 5b4a2c9e/,
	)
	expect(api.sent[0]?.url.search).toBe("?cursor=older")
})
