import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { MailDelivery, Tenant } from "@/lib/client/contract"
import { fill } from "../../../tests/support/fill-field"
import { renderScreen } from "../../../tests/support/render-screen"
import { sampleTenant } from "../../../tests/support/sample-tenant"
import { stubApi } from "../../../tests/support/stub-api"
import { EmailSection } from "./email-section"

const SAVE = "PUT /api/admin/tenant-settings"
const TEST = "POST /api/admin/test-email"
const LIST = "GET /api/admin/mail-deliveries"
const NOTHING = { items: [], next: null }
const OWN = { email_address: "shop@gmail.example", has_email_app_password: true }

const mail = (id: string, changes: Partial<MailDelivery> = {}): MailDelivery => ({
	id,
	kind: "submission.received",
	to: "notify@example.com",
	subject: `Mail ${id}`,
	status: "sent",
	attempts: 1,
	last_error: null,
	transport: "smtp",
	created_at: "2026-01-15T08:57:00Z",
	sent_at: "2026-01-15T08:57:00Z",
	can_send_again: true,
	...changes,
})

const value = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\s*(Optional)?$`))
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const log = () =>
	within(screen.getByRole("list", { name: "Delivery log" }))
		.getAllByRole("listitem")
		.map((row) => row.textContent)

function open(changes: Partial<Tenant> = {}, first: { items: MailDelivery[]; next: string | null } = NOTHING) {
	const api = stubApi()
	const tenant = sampleTenant(changes)
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, tenant)
	const page = (deliveries = first) => <EmailSection tenant={tenant} access={access} deliveries={deliveries} />
	const shown = renderScreen(page())
	/** The props after the page has refreshed. */
	const refresh = (deliveries: typeof first) => shown.show(page(deliveries))
	return { ...shown, api, tenant, refresh, press: (name: string) => shown.user.click(button(name)) }
}

it("shows the defaults by name, and sends no test without a mailbox", () => {
	open()
	expect(value("Notifications")).toBe("On")
	expect(value("Subject")).toBe(
		"New Video Testimonial Received - {tenant_name}For example: New Video Testimonial Received - Bakery",
	)
	expect(value("Provider")).toBe("None (the platform sends, but no invitations)")
	expect(value("Mailbox address")).toBe("None")
	expect(value("App password")).toBe("None")
	expect(value("Sender name")).toBe("Bakery")
	expect(button("Send test email").disabled).toBe(true)
	expect(screen.getByText("Add your own mailbox and save to send a test.")).toBeTruthy()
	expect(screen.getByText(/^No emails yet\./)).toBeTruthy()
})

it("previews the subject, names unknown placeholders, and keeps no password in a draft", async () => {
	const { api, press, tenant, unmount } = open()
	await press("Edit")
	fill(field("Notify address"), "no address")
	fill(field("Subject"), "{name} was here, {tenant_name} {foo}")
	expect(screen.getByText("Please enter a valid email address")).toBeTruthy()
	expect(screen.getByText("We can't fill in {foo}, only {tenant_name} and {name}.")).toBeTruthy()
	fill(field("Subject"), "{name} was here, {tenant_name}")
	expect(screen.queryByText(/can't fill in/)).toBe(null)
	expect(screen.getByText("Jane Doe was here, Bakery")).toBeTruthy()
	fill(field("Notify address"), tenant.notify_email)
	fill(field("Mailbox address"), "shop@gmail.example")
	fill(field("App password"), "abcd efgh ijkl mnop")
	dispatchEvent(new Event("pagehide"))
	expect(JSON.stringify({ ...window.sessionStorage })).toContain("shop@gmail.example")
	expect(JSON.stringify({ ...window.sessionStorage })).not.toContain("abcd")
	unmount()
	const again = open()
	expect(field("Mailbox address").value).toBe("shop@gmail.example")
	expect(field("App password").value).toBe("")
	expect(api.sent).toEqual([])

	fill(field("App password"), "abcd efgh ijkl mnop")
	again.api.on(SAVE, { body: { ...tenant, ...OWN, updated_at: "later" } })
	await again.press("Save")
	await screen.findByText("Settings saved")
	expect(again.api.sent[0]?.body).toMatchObject({ email_app_password: "abcd efgh ijkl mnop" })
	expect(value("App password")).toBe("Saved")
	expect(value("Provider")).toBe("Gmail")
	await again.press("Edit")
	expect(screen.getByText("You've saved one. We never show it again. Leave blank to keep it.")).toBeTruthy()
	expect(field("App password").value).toBe("")
	fill(field("Mailbox address"), "")
	expect(screen.getByText("Without an address, the saved app password is removed too.")).toBeTruthy()
})

it("shows the result of a test email until other settings are saved", async () => {
	const { api, press, tenant, router } = open(OWN)
	api.on(
		TEST,
		{ status: 502, body: { detail: "Username and Password not accepted" } },
		{ body: { success: true, message: "A test email was sent to notify@example.com.", provider: "gmail" } },
		{ status: 502 },
	)
	await press("Send test email")
	expect((await screen.findByRole("alert")).textContent).toBe("Username and Password not accepted")
	await press("Send test email")
	await screen.findByText("A test email was sent to notify@example.com.")
	expect(screen.queryByRole("alert")).toBe(null)
	await press("Send test email")
	expect((await screen.findByRole("alert")).textContent).toBe("Email test failed")
	// The log has one more line after each test.
	expect(router.refresh).toHaveBeenCalledTimes(3)
	await press("Edit")
	fill(field("Mailbox address"), "")
	api.on(SAVE, { body: { ...tenant, email_address: null, has_email_app_password: false, updated_at: "later" } })
	await press("Save")
	await screen.findByText("Settings saved")
	expect(value("Mailbox address")).toBe("None")
	expect(screen.queryByRole("alert")).toBe(null)
})

it("says that the mailbox refused the last email", () => {
	open({ ...OWN, email_error: "Username and Password not accepted" })
	const notice = screen.getByText("Your mailbox refused the last email").parentElement
	expect(notice?.textContent).toContain("Username and Password not accepted")
})

const QUEUED = mail("2", { status: "queued", sent_at: null, can_send_again: false })
const FAILED = mail("1", { status: "failed", sent_at: null, last_error: "No such user here", subject: "Late" })

it("lists each email with its status, older ones below, and sends one again", async () => {
	const { api, press, router } = open({}, { items: [QUEUED, FAILED, mail("0")], next: "older" })
	expect(log()[0]).toMatch(/^Mail 2To notify@example\.com, .*Queued$/)
	expect(log()[1]).toMatch(/^LateTo .*No such user hereFailedSend again Late$/)
	expect(log()[2]).toMatch(/^Mail 0To notify@example\.com, Jan 15, 2026, .*SentSend again Mail 0$/)
	api.on(LIST, { status: 503, body: { detail: "Later." } }, { body: { deliveries: [mail("-1")], next_cursor: null } })
	await press("Older emails")
	await screen.findByText("Later.")
	await press("Older emails")
	await waitFor(() => expect(log()).toHaveLength(4))
	expect(api.sentTo(LIST)[1]?.url.search).toBe("?cursor=older")
	expect(screen.queryByRole("button", { name: "Older emails" })).toBe(null)

	const again = "POST /api/admin/mail-delivery/{id}/send-again"
	api.on(again, { status: 409, body: { detail: "Sent." } }, { body: { ...FAILED, status: "queued", last_error: null } })
	await press("Send again Late")
	await screen.findByText("Failed to send again")
	expect(log()[1]).toContain("Failed")
	await press("Send again Late")
	await screen.findByText("Queued again")
	expect(api.sentTo(again)[1]?.url.pathname).toBe("/api/admin/mail-delivery/1/send-again")
	expect(log()[1]).toContain("Queued")
	await press("Refresh")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("refreshes by itself while an email is waiting, updates rows in place, and then stops", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true })
	const { api, refresh } = open({}, { items: [QUEUED, mail("0")], next: null })
	const sent = { ...QUEUED, status: "sent" } as const
	api.on(LIST, "unreachable", { body: { deliveries: [mail("9"), sent, mail("0")], next_cursor: null } })
	await act(() => vi.advanceTimersByTimeAsync(4_000))
	expect(log()[0]).toContain("Queued")
	await act(() => vi.advanceTimersByTimeAsync(6_000))
	expect(log()[0]).toContain("Sent")
	// The rows being read must not move, so the newest one appears with the next page.
	expect(log()).toHaveLength(2)
	await act(() => vi.advanceTimersByTimeAsync(600_000))
	expect(api.sentTo(LIST)).toHaveLength(2)
	refresh({ items: [mail("9"), sent], next: null })
	expect(log().map((row) => row?.slice(0, 6))).toEqual(["Mail 9", "Mail 2"])
})
