import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { EVENT_TYPES } from "@/lib/webhooks/event-types"
import { openSecret } from "@/lib/webhooks/secret"
import { makeKey, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import { makeWebhook, makeWebhookDelivery } from "../support/webhook-rows"

const { url: product } = inject("product")

const NEW = { url: "hooks.example/in?from=us#top", events: ["lead.created", "chat.unanswered", "lead.created"] }
const create = (token: string, body: object = {}) =>
	send(product, "POST /api/admin/webhooks", { token, body: { ...NEW, ...body } as never })
const list = async (token: string) => (await send(product, "GET /api/admin/webhooks", { token })).body.webhooks
const change = (token: string, id: string, body: object) =>
	send(product, "PUT /api/admin/webhooks/{id}", { token, params: { id }, body })
const deliveries = (token: string, id: string, query: object = {}) =>
	send(product, "GET /api/admin/webhooks/{id}/deliveries", { token, params: { id }, query })
const stored = (id: string) => db().webhookEndpoint.findUniqueOrThrow({ where: { id } })
const actions = async (tenantId: string) => {
	const entries = await db().auditEntry.findMany({ where: { tenantId }, orderBy: { createdAt: "asc" } })
	return entries.map(({ action, before, after }) => ({ action, before, after }))
}

it("adds a webhook, shows its secret once, changes it, and deletes it with its log", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { status, body } = await create(token, { description: "  CRM " })
	expect(status).toBe(200)
	const { webhook, secret } = body
	expect(webhook).toEqual({
		id: expect.any(String),
		url: "https://hooks.example/in?from=us",
		description: "CRM",
		events: ["lead.created", "chat.unanswered"],
		is_enabled: true,
		disabled_reason: null,
		failing_since: null,
		last_delivery: null,
		waiting: 0,
		created_at: expect.any(String),
		previous_secret_until: null,
	})
	expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32,}=*$/)
	expect(openSecret(webhook.id, (await stored(webhook.id)).secret)).toBe(secret)
	expect(await list(token)).toEqual([webhook])

	const changed = await change(token, webhook.id, { events: ["quiz.completed"] })
	expect(changed.body.webhook).toEqual({ ...webhook, events: ["quiz.completed"] })
	await makeWebhookDelivery({ tenantId: tenant.id, endpointId: webhook.id })
	const gone = await send(product, "DELETE /api/admin/webhooks/{id}", { token, params: { id: webhook.id } })
	expect(gone.status).toBe(204)
	expect([await list(token), await db().webhookDelivery.count({ where: { tenantId: tenant.id } })]).toEqual([[], 0])

	const url = "https://hooks.example/in?from=us"
	expect(await actions(tenant.id)).toEqual([
		{ action: "webhook.created", before: null, after: { url, description: "CRM", events: webhook.events } },
		{ action: "webhook.changed", before: { events: webhook.events }, after: { events: ["quiz.completed"] } },
		{
			action: "webhook.deleted",
			before: { url, description: "CRM", events: ["quiz.completed"], is_enabled: true },
			after: null,
		},
	])
})

const ADDRESS = "Enter a web address that starts with https://, without a user name or password"
const NOT_PUBLIC = expect.stringContaining("isn't on the public internet")
it.each([
	["no address", { url: " " }, "url", ADDRESS],
	["another scheme", { url: "ftp://hooks.example" }, "url", ADDRESS],
	["a password in its address", { url: "https://me:pass@hooks.example" }, "url", ADDRESS],
	["a long address", { url: `https://hooks.example/${"x".repeat(1980)}` }, "url", "url can have up to 2000 characters"],
	["an address of this machine", { url: "http://127.0.0.1:8080/in" }, "url", NOT_PUBLIC],
	["this machine's name", { url: "http://LOCALHOST:8080/in" }, "url", NOT_PUBLIC],
	["a house's address in hexadecimal", { url: "https://0xc0a80001/" }, "url", NOT_PUBLIC],
	["a house's address in IPv6", { url: "https://[::ffff:10.0.0.1]/" }, "url", NOT_PUBLIC],
	["the cloud's address", { url: "http://169.254.169.254/latest" }, "url", NOT_PUBLIC],
	["a mail server's port", { url: "https://8.8.8.8:25/" }, "url", NOT_PUBLIC],
	["no events", { events: [] }, "events", "Choose at least one event"],
	["an unknown event", { events: ["lead.sold"] }, "events.0", expect.stringContaining("events can hold testimonial.")],
	["a long description", { description: "x".repeat(121) }, "description", expect.stringContaining("120 characters")],
])("refuses a webhook with %s", async (_, body, field, detail) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const answer = await create(token, body)
	expect([answer.status, answer.refusal.errors]).toEqual([422, [{ field, detail }]])
	const { webhook } = await makeWebhook({ tenantId: tenant.id })
	const changed = await change(token, webhook.id, body)
	expect([changed.status, changed.refusal.errors]).toEqual([422, [{ field, detail }]])
	expect((await stored(webhook.id)).url).toBe(webhook.url)
})

it("gives a business up to ten webhooks, also to requests at once", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	await Promise.all(Array.from({ length: 8 }, () => makeWebhook({ tenantId: tenant.id })))
	const answers = await Promise.all(Array.from({ length: 4 }, () => create(token)))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
	expect(await list(token)).toHaveLength(10)
})

it("says why a webhook is off, forgets it once it is turned on, and judges a new address afresh", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const off = { isEnabled: false, disabledReason: "failing", failingSince: new Date("2026-01-15T09:30:00Z") }
	const { webhook } = await makeWebhook({ tenantId: tenant.id, ...off })
	expect((await list(token))[0]).toMatchObject({
		is_enabled: false,
		disabled_reason: "failing",
		failing_since: "2026-01-15T09:30:00.000Z",
	})
	const on = { is_enabled: true, disabled_reason: null, failing_since: null }
	expect((await change(token, webhook.id, { is_enabled: true })).body.webhook).toMatchObject(on)

	await db().webhookEndpoint.update({ where: { id: webhook.id }, data: { failingSince: new Date() } })
	const kept = await change(token, webhook.id, { is_enabled: true, url: webhook.url })
	expect(kept.body.webhook.failing_since).not.toBe(null)
	const moved = await change(token, webhook.id, { url: "https://other.example/" })
	expect(moved.body.webhook).toMatchObject({ url: "https://other.example/", failing_since: null })

	await makeWebhookDelivery({ tenantId: tenant.id, endpointId: webhook.id, status: "waiting" })
	const turnedOff = await change(token, webhook.id, { is_enabled: false })
	expect(turnedOff.body.webhook).toMatchObject({ is_enabled: false, disabled_reason: null, waiting: 0 })
})

it("signs with the secret before the last one for a day, and shows neither again", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { webhook, secret } = await makeWebhook({ tenantId: tenant.id })
	const params = { id: webhook.id }
	const { body, text } = await send(product, "POST /api/admin/webhooks/{id}/rotate-secret", { token, params })
	expect(body.secret).not.toBe(secret)
	const hours = (Date.parse(body.webhook.previous_secret_until ?? "") - Date.now()) / 3_600_000
	expect(hours).toBeCloseTo(24, 1)
	const row = await stored(webhook.id)
	expect(openSecret(row.id, row.secret)).toBe(body.secret)
	expect(openSecret(row.id, row.previousSecret ?? "")).toBe(secret)

	const later = await send(product, "GET /api/admin/webhooks", { token })
	const log = await send(product, "GET /api/admin/audit", { token })
	expect(text).toContain("whsec_")
	expect(later.text + log.text).not.toContain("whsec_")
	expect(later.text).not.toContain(row.secret)
	await db().webhookEndpoint.update({ where: params, data: { previousUntil: new Date(Date.now() - 1000) } })
	expect((await list(token))[0]?.previous_secret_until).toBe(null)
})

it("queues a test of any event, and refuses one of a webhook that is off", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { webhook } = await makeWebhook({ tenantId: tenant.id, events: ["lead.created"] })
	const params = { id: webhook.id }
	const test = (body: object) =>
		send(product, "POST /api/admin/webhooks/{id}/test", { token, params, body: body as never })
	const { status, body } = await test({ type: "quiz.partial" })
	expect([status, body.delivery]).toMatchObject([
		200,
		{ type: "quiz.partial", is_test: true, attempts: 0, next_at: null },
	])
	expect((await deliveries(token, webhook.id)).body.deliveries.map(({ id }) => id)).toEqual([body.delivery.id])
	expect((await test({ type: "lead.sold" })).status).toBe(422)
	await change(token, webhook.id, { is_enabled: false })
	const refused = await test({ type: "lead.created" })
	expect([refused.status, refused.refusal.detail]).toEqual([409, "This webhook is off. Turn it on first."])
})

it("sends a delivery of the log again, but not while it waits or its webhook is off", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { webhook } = await makeWebhook({ tenantId: tenant.id })
	const made = { tenantId: tenant.id, endpointId: webhook.id }
	const failed = await makeWebhookDelivery({ ...made, status: "failed", attempts: 9, lastError: "It was away." })
	const again = (id: string) =>
		send(product, "POST /api/admin/webhooks/deliveries/{id}/send-again", { token, params: { id } })
	const { status, body } = await again(failed.id)
	expect([status, body.delivery]).toMatchObject([
		200,
		{ event_id: failed.eventId, status: "waiting", attempts: 0, next_at: null },
	])
	const waiting = await makeWebhookDelivery({ ...made, status: "waiting", nextAt: new Date(Date.now() + 3_600_000) })
	expect((await again(waiting.id)).status).toBe(409)
	const sent = await makeWebhookDelivery(made)
	await change(token, webhook.id, { is_enabled: false })
	expect((await again(sent.id)).status).toBe(409)
	const queued = (await actions(tenant.id)).filter(({ action }) => action === "webhook_delivery.requeued")
	expect(queued).toEqual([
		{ action: "webhook_delivery.requeued", before: null, after: { url: webhook.url, type: "lead.created" } },
	])
})

it("pages through a webhook's log, newest first, and through one status of it", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { webhook } = await makeWebhook({ tenantId: tenant.id })
	const made = { tenantId: tenant.id, endpointId: webhook.id }
	const ids: string[] = []
	for (const status of ["sent", "failed", "sent", "failed", "sent"] as const) {
		ids.unshift((await makeWebhookDelivery({ ...made, status })).id)
	}
	const seen: string[][] = []
	let cursor: string | undefined
	do {
		const { body } = await deliveries(token, webhook.id, { limit: "2", ...(cursor ? { cursor } : {}) })
		seen.push(body.deliveries.map(({ id }) => id))
		cursor = body.next_cursor ?? undefined
	} while (cursor)
	expect(seen).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
	const failed = await deliveries(token, webhook.id, { status: "failed" })
	expect(failed.body.deliveries.map(({ id }) => id)).toEqual([ids[1], ids[3]])
	expect(failed.body.deliveries[0]).toEqual({
		id: ids[1],
		event_id: expect.any(String),
		type: "lead.created",
		is_test: false,
		is_gone: false,
		occurred_at: expect.any(String),
		status: "failed",
		attempts: 1,
		next_at: null,
		tried_at: expect.any(String),
		duration_ms: 84,
		response_status: 200,
		response_body: "ok",
		last_error: null,
		body: '{"type":"lead.created"}',
	})
	expect((await list(token))[0]?.last_delivery).toMatchObject({ status: "sent", response_status: 200 })
	for (const query of [
		{ cursor: "x" },
		{ cursor: "OTk5OTk5OTk5OTk5OTk5OTk5OTk5" },
		{ status: "lost" },
		{ limit: "0" },
	]) {
		expect((await deliveries(token, webhook.id, query)).status).toBe(422)
	}
})

it("is open to a key with its scope, which then stands in the log, and knows each event", async () => {
	const { tenant } = await makeTenantWithAdmin()
	const { key, token } = await makeKey({ tenantId: tenant.id, scopes: ["webhooks:write"], name: "CRM" })
	const { status } = await create(token, { events: EVENT_TYPES })
	expect([status, (await list(token))[0]?.events]).toEqual([200, [...EVENT_TYPES]])
	const entries = await db().auditEntry.findMany({ where: { tenantId: tenant.id } })
	expect(entries).toMatchObject([{ actorId: key.id, actorEmail: "API key “CRM”", action: "webhook.created" }])
})
