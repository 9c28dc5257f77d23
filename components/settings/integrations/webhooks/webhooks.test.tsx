import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { settingsAccess } from "@/components/forms/settings-access"
import type { Webhook, WebhookDelivery } from "@/lib/client/contract"
import { fill } from "../../../../tests/support/fill-field"
import { renderScreen } from "../../../../tests/support/render-screen"
import { sampleTenant } from "../../../../tests/support/sample-tenant"
import { stubApi } from "../../../../tests/support/stub-api"
import { Webhooks } from "./webhooks"

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })

const CRM: Webhook = {
	id: "a",
	url: "https://crm.example/in",
	description: "CRM",
	events: ["testimonial.approved", "lead.created"],
	is_enabled: true,
	disabled_reason: null,
	failing_since: null,
	last_delivery: { status: "sent", tried_at: "2026-01-16T09:30:00Z", response_status: 200 },
	waiting: 0,
	created_at: "2026-01-15T09:30:00Z",
	previous_secret_until: null,
}
const SENT: WebhookDelivery = {
	id: "d1",
	event_id: "e1",
	type: "lead.created",
	is_test: false,
	is_gone: false,
	occurred_at: "2026-01-16T09:30:00Z",
	status: "sent",
	attempts: 1,
	next_at: null,
	tried_at: "2026-01-16T09:30:00Z",
	duration_ms: 1234,
	response_status: 200,
	response_body: "thanks",
	last_error: null,
	body: '{"type":"lead.created"}',
}
const FAILED: WebhookDelivery = {
	...SENT,
	id: "d2",
	status: "failed",
	response_status: 500,
	response_body: "",
	last_error: "The address answered 500.",
}

const LOG = "GET /api/admin/webhooks/{id}/deliveries"
const log = (...deliveries: WebhookDelivery[]) => ({ body: { deliveries, next_cursor: null } })

function open(webhooks: Webhook[] = [], is_active = true) {
	const access = settingsAccess({ role: "tenant_admin", tenant_role: "owner" }, sampleTenant({ is_active }))
	const api = stubApi()
	const page = (shown: Webhook[]) => <Webhooks webhooks={shown} access={access} />
	const rendered = renderScreen(page(webhooks))
	return { api, ...rendered, reshow: (shown: Webhook[]) => rendered.show(page(shown)) }
}

it("says of each webhook where it leads, what it gets, and whether it works", () => {
	open([
		CRM,
		{ ...CRM, id: "b", description: "", last_delivery: null },
		{ ...CRM, id: "c", failing_since: "2026-01-15T09:30:00Z", waiting: 3 },
		{ ...CRM, id: "f", last_delivery: { status: "failed", tried_at: "2026-01-16T09:30:00Z", response_status: 500 } },
		{ ...CRM, id: "d", is_enabled: false },
		{ ...CRM, id: "e", is_enabled: false, disabled_reason: "gone" },
	])
	const rows = within(screen.getByRole("list", { name: "Webhooks" })).getAllByRole("listitem")
	const texts = rows.map(({ textContent }) => textContent)
	expect(texts[0]).toMatch(/^CRMhttps:\/\/crm.example\/in2 eventsLast event sent Jan 16, 2026, .*WorkingDetails CRM$/)
	expect(texts[1]).toMatch(/^crm.examplehttps:.*2 eventsNothing sent yetDetails crm.example$/)
	expect(texts[2]).toMatch(/No event has got through since Jan 15, .*\. 3 events wait to be sent\.Retrying/)
	expect(texts[3]).toMatch(/Last event tried Jan 16, 2026, .*Last event failedDetails/)
	expect(texts[4]).toMatch(/OffDetails/)
	expect(texts[5]).toMatch(/Turned offDetails/)
})

it("adds a webhook, after saying what is wrong with it, and shows its secret until it is copied", async () => {
	const { api, user, router, reshow } = open()
	screen.getByText("No webhooks yet")
	await user.click(button("New webhook"))
	const address = screen.getByLabelText<HTMLInputElement>("Address")
	expect(document.activeElement).toBe(address)
	await user.click(button("Add webhook"))
	screen.getByText("Enter a web address that starts with https://, without a user name or password")
	expect(document.activeElement).toBe(address)
	fill(address, "http://crm.example/in")
	screen.getByText(/^This address isn't encrypted/)
	await user.click(button("Add webhook"))
	screen.getByText("Choose at least one event")
	expect(document.activeElement).toBe(box("A testimonial came in"))
	expect(api.sent).toEqual([])

	await user.click(box("A visitor left their contact details"))
	const detail = "This address isn't on the public internet, so we can't send to it."
	const refusal = { detail, errors: [{ field: "url", detail }] }
	api.on("POST /api/admin/webhooks", { status: 422, body: refusal }, { body: { webhook: CRM, secret: "whsec_once" } })
	await user.click(button("Add webhook"))
	await screen.findByText(detail)
	expect([document.activeElement, address.value]).toEqual([address, "http://crm.example/in"])
	fill(address, "https://crm.example/in")
	await user.click(button("Add webhook"))
	await screen.findByText("whsec_once")
	expect(api.sent[1]?.body).toEqual({ url: "https://crm.example/in", description: "", events: ["lead.created"] })
	expect(router.refresh).toHaveBeenCalledOnce()
	api.on(LOG, log())
	reshow([CRM])
	await user.click(button("I've copied it"))
	expect(screen.queryByText("whsec_once")).toBe(null)
	// The next step is a test.
	await screen.findByText("Nothing sent yet. Send a test to see what arrives.")
	expect(button("Details CRM").getAttribute("aria-expanded")).toBe("true")
})

it("sends a test and shows what was answered without a reload", async () => {
	const { api, user, router } = open([CRM])
	const waiting = { status: "waiting", response_status: null, duration_ms: null } as const
	const test = { ...SENT, id: "t", is_test: true, ...waiting, attempts: 0 }
	api.on(
		"POST /api/admin/webhooks/{id}/test",
		{ status: 409, body: { detail: "This webhook is off." } },
		{
			body: { delivery: test },
		},
	)
	api.on(
		LOG,
		log(SENT),
		log(test, SENT),
		log({ ...test, attempts: 1 }, SENT),
		log({ ...SENT, id: "t", is_test: true }, SENT),
	)
	await user.click(button("Details CRM"))
	await screen.findByRole("list", { name: "Log" })
	await user.selectOptions(screen.getByLabelText("Try it with made-up data"), "A visitor completed a quiz")
	await user.click(button("Send a test"))
	await screen.findByText("Failed to send the test. This webhook is off.")
	await user.click(button("Send a test"))
	await screen.findByText("Sending…")
	expect(api.sentTo("POST /api/admin/webhooks/{id}/test")[1]?.body).toEqual({ type: "quiz.completed" })
	await screen.findByText("It arrived: your address answered 200 in 1.2 s.", {}, { timeout: 5000 })
	expect(screen.getAllByText("Sent", { selector: ".badge" })).toHaveLength(2)
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("shows that it works after a test that arrived before the log was asked", async () => {
	const { api, user, router } = open([CRM])
	const test = { ...SENT, id: "t", is_test: true }
	const delivery = { ...test, status: "waiting", response_status: null, duration_ms: null, attempts: 0 } as const
	api.on("POST /api/admin/webhooks/{id}/test", { body: { delivery } })
	api.on(LOG, log(SENT), log(test, SENT))
	await user.click(button("Details CRM"))
	await screen.findByRole("list", { name: "Log" })
	expect(router.refresh).not.toHaveBeenCalled()
	await user.click(button("Send a test"))
	await screen.findByText("It arrived: your address answered 200 in 1.2 s.")
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("opens a line of the log to what was sent and answered, and sends it again", async () => {
	const { api, user } = open([CRM])
	api.on(LOG, { status: 500 }, log(FAILED), log())
	await user.click(button("Details CRM"))
	await screen.findByText("Failed to load the log")
	await user.click(button("Retry"))
	const line = await within(await screen.findByRole("list", { name: "Log" })).findByRole("listitem")
	await user.click(within(line).getByText("A visitor left their contact details", { selector: "summary *" }))
	expect(within(line).getByRole("group", { name: "Request" }).textContent).toBe('{\n  "type": "lead.created"\n}')
	expect(within(line).getByRole("group", { name: "Answer" }).textContent).toBe("Empty")
	expect(within(line).getAllByText("The address answered 500.")).toHaveLength(2)
	api.on("POST /api/admin/webhooks/deliveries/{id}/send-again", {
		body: { delivery: { ...FAILED, status: "waiting", attempts: 0 } },
	})
	await user.click(within(line).getByRole("button", { name: /^Send again/ }))
	await within(line).findByText("Waiting")
	expect(within(line).queryByRole("button", { name: /^Send again/ })).toBe(null)
	await user.click(button("Failed"))
	await screen.findByText("Nothing in this list.")
	expect(api.sentTo(LOG).map(({ url }) => url.searchParams.get("status"))).toContain("failed")
})

it("turns a webhook on, edits it, replaces its secret, and deletes it only after asking", async () => {
	const gone = { ...CRM, is_enabled: false, disabled_reason: "gone" } as const
	const { api, user, router } = open([gone])
	api.on(LOG, log())
	api.on("PUT /api/admin/webhooks/{id}", { body: { webhook: CRM } })
	await user.click(button("Details CRM"))
	screen.getByText(/^We turned it off because its address answered that it's gone/)
	expect(button("Send a test").disabled).toBe(true)
	await user.click(button("Turn on CRM"))
	await screen.findByText("Webhook turned on")
	expect(api.sentTo("PUT /api/admin/webhooks/{id}")[0]?.body).toEqual({ is_enabled: true })

	await user.click(button("Edit CRM"))
	expect([box("A testimonial was approved").checked, box("A testimonial came in").checked]).toEqual([true, false])
	await user.click(button("Choose all"))
	fill(screen.getByLabelText(/^Name/), "")
	await user.click(button("Save webhook"))
	await screen.findByText("Webhook saved")
	expect(api.sentTo("PUT /api/admin/webhooks/{id}")[1]?.body).toMatchObject({ url: CRM.url, description: "" })

	await user.click(button("New secret CRM"))
	await user.click(button("Cancel"))
	api.on("POST /api/admin/webhooks/{id}/rotate-secret", { body: { webhook: CRM, secret: "whsec_new" } })
	await user.click(button("New secret CRM"))
	await user.click(button("Replace"))
	await screen.findByText("whsec_new")
	screen.getByText(/For a day, requests are signed with the old secret too/)
	await user.click(button("I've copied it"))

	await user.click(button("Delete CRM"))
	screen.getByText("Delete “CRM”?")
	api.on("DELETE /api/admin/webhooks/{id}", { status: 204 })
	await user.click(button("Delete"))
	await screen.findByText("Webhook deleted")
	expect(router.refresh).toHaveBeenCalledTimes(4)
})

it("shows everything and changes nothing at an inactive business", async () => {
	const { api, user } = open([CRM], false)
	api.on(LOG, log(FAILED))
	expect(button("New webhook").disabled).toBe(true)
	await user.click(button("Details CRM"))
	await screen.findByRole("list", { name: "Log" })
	const names = ["Edit CRM", "Turn off CRM", "New secret CRM", "Delete CRM", "Send a test"]
	expect(names.map((name) => button(name).disabled)).toEqual(names.map(() => true))
})
