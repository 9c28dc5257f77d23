import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { Invitation, Invitations } from "@/lib/client/contract"
import { invitationSentences } from "@/lib/submissions/invitations/words"
import { fill } from "../../../tests/support/fill-field"
import { renderScreen } from "../../../tests/support/render-screen"
import { sampleTenant } from "../../../tests/support/sample-tenant"
import { stubApi } from "../../../tests/support/stub-api"
import { InvitationsSection } from "./invitations-section"

const MAILBOX = { email_address: "box@example.com", has_email_app_password: true }
const NONE: Invitations["totals"] = {
	invited: 0,
	waiting: 0,
	delivered: 0,
	opened: 0,
	recorded: 0,
	submitted: 0,
	unsubscribed: 0,
	failed: 0,
}
const ROW: Invitation = {
	id: "1",
	name: "Ada",
	email: "ada@example.com",
	state: "opened",
	created_at: "2026-01-15T09:30:00Z",
	delivered_at: "2026-01-15T09:30:00Z",
	opened_at: "2026-01-16T09:30:00Z",
	recorded_at: null,
	submitted_at: null,
	unsubscribed_at: null,
	next_send_at: "2026-01-18T09:30:00Z",
	reminders_sent: 0,
	failed_reason: null,
}

function open(rows: Invitation[] = [], tenantFields: Parameters<typeof sampleTenant>[0] = MAILBOX) {
	const api = stubApi()
	const tenant = sampleTenant(tenantFields)
	const shown = renderScreen(
		<InvitationsSection
			tenant={tenant}
			invitations={{
				invitations: rows,
				next_cursor: null,
				totals: { ...NONE, invited: rows.length },
				per_hour: 60,
			}}
			access={settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, tenant)}
			emailSettingsHref="/settings"
		/>,
	)
	return { ...shown, api }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

it("is off without a mailbox, says why, and leads to the Email settings", () => {
	open([], { email_address: null, has_email_app_password: false })
	expect(screen.getByText(/You haven't added one yet/)).toBeTruthy()
	expect(screen.getByRole("link", { name: "Open Email settings" }).getAttribute("href")).toBe("/settings")
	expect(screen.queryByLabelText("Customers")).toBe(null)
})

it("checks the list first, names what is skipped, and sends what the owner sees", async () => {
	const { api, user, router } = open()
	expect(button("Check the list").disabled).toBe(true)
	fill(screen.getByLabelText("Customers"), "Ada, ada@example.com\nBob")
	const skipped = [{ line: 2, name: "Bob", email: "", reason: "address_missing" as const }]
	api.on("POST /api/admin/invitations/check", { body: { count: 1, skipped } })
	await user.click(button("Check the list"))
	expect(await screen.findByText("1 customer will be invited.")).toBeTruthy()
	expect(screen.getByText("Line 2 (Bob): Email address missing")).toBeTruthy()

	api.on("POST /api/admin/invitations", { body: { invited: 1, skipped } })
	await user.click(button("Send 1 invitation"))
	await screen.findByText("1 invitation on the way")
	expect(api.sent.at(-1)?.body).toEqual({
		people: "Ada, ada@example.com\nBob",
		again: false,
		names: [],
		subject: invitationSentences.defaultSubject,
		text: invitationSentences.defaultText(120),
		reminder_days: [3, 7, 14],
	})
	expect(router.refresh).toHaveBeenCalled()
	expect(screen.getByLabelText<HTMLTextAreaElement>("Customers").value).toBe("")
})

it.each([
	[120, "It takes about two minutes, right in your browser"],
	[121, "It works right in your browser"],
])("where a recording lasts up to %i seconds, says: %s", async (max_duration_seconds, promise) => {
	const { api, user } = open([], { ...MAILBOX, max_duration_seconds })
	fill(screen.getByLabelText("Customers"), "Ada, ada@example.com")
	api.on("POST /api/admin/invitations/check", { body: { count: 1, skipped: [] } })
	await user.click(button("Check the list"))
	expect((await screen.findByLabelText<HTMLTextAreaElement>("Message")).value).toContain(promise)
})

it("offers a language where customers choose theirs, and sends it with the invitations", async () => {
	const offered = { languages: ["de", "en", "ar"], visitor_language: true }
	const { api, user } = open([], { ...MAILBOX, ...offered })
	const invite = async () => {
		fill(screen.getByLabelText("Customers"), "Ada, ada@example.com")
		api.on("POST /api/admin/invitations/check", { body: { count: 1, skipped: [] } })
		await user.click(button("Check the list"))
		return screen.findByRole<HTMLSelectElement>("combobox", { name: "Language of the button and the page" })
	}
	const send = async () => {
		api.on("POST /api/admin/invitations", { body: { invited: 1, skipped: [] } })
		await user.click(button("Send 1 invitation"))
		await screen.findByText("1 invitation on the way")
		return api.sent.at(-1)?.body
	}
	const options = [...(await invite()).options].map(({ value, text }) => [value, text])
	expect(options).toEqual([
		["", "German"],
		["en", "English"],
		["ar", "Arabic"],
	])
	expect(await send()).not.toHaveProperty("language")
	await user.selectOptions(await invite(), "Arabic")
	expect(await send()).toMatchObject({ language: "ar" })
})

it("asks for the names that a list doesn't give, and checks and sends with them", async () => {
	const { api, user } = open()
	const people = "ann@example.com; bob@example.com"
	fill(screen.getByLabelText("Customers"), people)
	const nameless = (email: string) => ({ line: 1, name: "", email, reason: "name_missing" as const })
	const both = [nameless("ann@example.com"), nameless("bob@example.com")]
	api.on("POST /api/admin/invitations/check", { body: { count: 0, skipped: both } })
	await user.click(button("Check the list"))
	const ann = await screen.findByLabelText("ann@example.com")
	expect(screen.getByLabelText<HTMLInputElement>("bob@example.com").value).toBe("")

	await user.type(ann, "ann@example.com")
	expect(screen.getByText("A name can't contain @")).toBeTruthy()
	await user.clear(ann)
	await user.type(ann, "Ann")
	expect(screen.queryByText("There's no one to invite on this list.")).toBe(null)
	api.on("POST /api/admin/invitations/check", { body: { count: 1, skipped: both.slice(1) } })
	await user.click(button("Check the list"))
	await screen.findByText("1 customer will be invited.")
	expect(screen.getByLabelText<HTMLInputElement>("ann@example.com").value).toBe("Ann")

	api.on("POST /api/admin/invitations", { body: { invited: 1, skipped: both.slice(1) } })
	await user.click(button("Send 1 invitation"))
	await screen.findByText("1 invitation on the way")
	const names = [{ email: "ann@example.com", name: "Ann" }]
	const [, again, sent] = api.sent.filter(({ body }) => body)
	expect(again?.body).toEqual({ people, again: false, names })
	expect(sent?.body).toMatchObject({ people, again: false, names })
	expect(screen.queryByLabelText("ann@example.com")).toBe(null)
})

it("checks again once the list has changed", async () => {
	const { api, user } = open()
	fill(screen.getByLabelText("Customers"), "Ada, ada@example.com")
	api.on("POST /api/admin/invitations/check", { body: { count: 1, skipped: [] } })
	await user.click(button("Check the list"))
	await screen.findByText("1 customer will be invited.")
	expect(screen.getByLabelText<HTMLTextAreaElement>("Customers").disabled).toBe(false)
	fill(screen.getByLabelText("Customers"), "Ada, ada@example.com\nEve, eve@example.com")
	expect(button("Check the list")).toBeTruthy()
	expect(screen.queryByText("1 customer will be invited.")).toBe(null)
	await user.click(screen.getByRole("checkbox", { name: "Include people I invited in the last 30 days" }))
	await user.click(button("Check the list"))
	await screen.findByText("1 customer will be invited.")
	expect(api.sent.at(-1)?.body).toMatchObject({ again: true })
})

it("keeps the list and says why when it can't be sent", async () => {
	const { api, user } = open()
	fill(screen.getByLabelText("Customers"), "Ada, ada@example.com")
	const detail = "This list is too long."
	api.on("POST /api/admin/invitations/check", { status: 422, body: { detail, errors: [{ field: "people", detail }] } })
	await user.click(button("Check the list"))
	expect(await screen.findByText(detail)).toBeTruthy()
	expect(screen.getByLabelText<HTMLTextAreaElement>("Customers").value).toBe("Ada, ada@example.com")
})

it("shows how far each came, and stops the emails to one", async () => {
	const { api, user } = open([ROW, { ...ROW, id: "2", name: "Bob", state: "failed", failed_reason: "No such user" }])
	const [ada, bob] = screen.getAllByRole("listitem")
	expect(ada?.textContent).toContain("Opened the page")
	expect(ada?.textContent).toContain("Next email Jan 18, 2026")
	expect(bob?.textContent).toContain("No such user")
	api.on("POST /api/admin/invitation/{id}/cancel", { body: { ...ROW, state: "canceled", next_send_at: null } })
	await user.click(button("Actions for Ada"))
	await user.click(screen.getByRole("menuitem", { name: "Stop emails" }))
	expect(await within(ada as HTMLElement).findByText("Canceled")).toBeTruthy()
})
