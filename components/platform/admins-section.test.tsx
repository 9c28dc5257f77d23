import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { PlatformAdmin } from "@/lib/client/contract"
import { fill } from "../../tests/support/fill-field"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { AdminsSection } from "./admins-section"

const ME: PlatformAdmin = {
	id: "me",
	email: "ada@example.com",
	status: "active",
	created_at: "2026-01-15T09:30:00Z",
	last_signed_in_at: "2026-01-16T09:30:00Z",
	invitation_expires_at: null,
	two_step: true,
	is_self: true,
}
const OTHER: PlatformAdmin = { ...ME, id: "other", email: "bob@example.com", is_self: false }
const INVITED: PlatformAdmin = {
	...OTHER,
	id: "invited",
	email: "eve@example.com",
	status: "invited",
	last_signed_in_at: null,
	invitation_expires_at: "2026-01-22T09:30:00Z",
	two_step: false,
}

it("says who has no second step, and lets no one remove themselves", () => {
	stubApi()
	renderScreen(<AdminsSection admins={[ME, { ...OTHER, two_step: false }, INVITED]} />)
	const rows = within(screen.getByRole("list", { name: "Admins" })).getAllByRole("listitem")
	expect(rows.map((row) => /No two-step|Two-step sign-in is on|link works/.exec(row.textContent ?? "")?.[0])).toEqual([
		"Two-step sign-in is on",
		"No two-step",
		"link works",
	])
	expect(screen.getAllByRole("button", { name: /^More for/ })).toHaveLength(2)
	expect(screen.queryByRole("combobox")).toBe(null)
})

it("invites, invites again, resets, and removes after asking", async () => {
	const api = stubApi()
	const { user, router } = renderScreen(<AdminsSection admins={[ME, OTHER, INVITED]} />)
	/** Every button rests until the answer to the press before is there. */
	async function press(name: string) {
		const button = screen.getByRole<HTMLButtonElement>("button", { name })
		await waitFor(() => expect(button.disabled).toBe(false))
		await user.click(button)
	}
	const detail = "This address already has an account. Please use a different one."
	api.on("POST /api/admin/platform/admins", { status: 409, body: { detail } }, { body: INVITED })
	fill(screen.getByLabelText("Invite by email"), "eve@example.com")
	await press("Invite")
	await screen.findByText(detail)
	await press("Invite")
	await screen.findByText("Invitation sent")
	expect(api.sentTo("POST /api/admin/platform/admins").at(-1)?.body).toEqual({ email: "eve@example.com" })

	async function choose(email: string, action: string) {
		await press(`More for ${email}`)
		await user.click(screen.getByRole("menuitem", { name: action }))
	}
	const again = "POST /api/admin/platform/admins/{id}/invite-again"
	api.on(again, { body: INVITED })
	await choose("eve@example.com", "Invite again")
	expect(api.sentTo(again)).toHaveLength(1)

	const confirm = (name: string) => user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name }))
	const reset = "DELETE /api/admin/users/{id}/two-step"
	api.on(reset, { status: 204 })
	await choose("bob@example.com", "Reset two-step")
	await confirm("Reset two-step")
	await screen.findByText("Two-step sign-in was reset")
	const removal = "DELETE /api/admin/platform/admins/{id}"
	api.on(removal, { status: 204 })
	await choose("bob@example.com", "Remove")
	expect(api.sentTo(removal)).toEqual([])
	await confirm("Remove")
	await screen.findByText("Removed")
	expect(api.sentTo(removal)[0]?.url.pathname).toBe("/api/admin/platform/admins/other")
	expect(router.refresh).toHaveBeenCalledTimes(4)
})
