import { randomBytes, randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import type { OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { contract } from "@/lib/description/contract"
import { makeAdmin, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { SAMPLES } from "../support/samples"
import { SAMPLE_PASSWORD } from "../support/samples/sample"
import { type SendOptions, send } from "../support/send"

const { url } = inject("product")
const anAddress = () => `203.0.113.${(randomBytes(1)[0] ?? 0) % 250}`

const ONE_PLATFORM =
	"there is one for all tests, so its sample may change nothing: see the tests of the platform's settings"

/** Calls that change nothing, each with its reason. Every other write must leave an entry. */
const WITHOUT_ENTRY: Partial<Record<OperationName, string>> = {
	"POST /api/admin/logout": "ends the caller's own session, which the list of sessions shows",
	"POST /api/admin/email": "changes nothing yet: the code from the mail does",
	"POST /api/admin/second-factor": "changes nothing yet: the app's first code turns the second step on",
	"POST /api/admin/passkeys/options":
		"changes nothing yet: the passkey that the browser makes is added by another call",
	"POST /api/admin/confirm/options": "reads; POST, because each answer has a challenge of its own",
	"POST /api/admin/confirm": "shows the second step, and changes only this session",
	"POST /api/admin/people/find": "reads; POST keeps the address out of logs",
	"POST /api/admin/invitations/check": "reads: it says who would be invited",
	"POST /api/admin/chatbot/conversation/{id}/messages":
		"the conversation holds every message, and taking it is recorded",
	"POST /api/admin/widget-preview": "reads: it draws settings that are not saved",
	"POST /api/admin/translations/{subject}/draft": "reads: the admin decides whether to save what the model drafts",
	"POST /api/admin/quiz-drafts": "reads: the admin decides whether a draft becomes a quiz",
	"POST /api/admin/quizzes/{id}/generate-report": "reads: it draws what the session already holds",
	"PUT /api/admin/platform/login-content": ONE_PLATFORM,
	"PUT /api/admin/platform/two-step-requirement": ONE_PLATFORM,
	"PUT /api/admin/platform/carousel-order": ONE_PLATFORM,
	"PUT /api/admin/platform/carousel-speed": ONE_PLATFORM,
	"DELETE /api/admin/platform/logo": ONE_PLATFORM,
}

type Name = keyof typeof SAMPLES
const writes = (Object.keys(SAMPLES) as Name[]).filter((name) => !name.startsWith("GET "))

describe("every write by an administrator", () => {
	it("is declared in a calls.ts, and so is every exception", () => {
		expect(writes.length).toBeGreaterThan(20)
		for (const name of Object.keys(WITHOUT_ENTRY)) expect(writes).toContain(name)
	})

	it.each(writes)("%s records who did what, from where, and in which tenant", async (name) => {
		const { tenant } = await makeTenantWithAdmin({ logoKey: `assets/x/logo-${randomUUID()}.png` })
		const { user, token } = await makeAdmin({ tenantId: null, password: SAMPLE_PASSWORD })
		const address = anAddress()
		const options = (await SAMPLES[name].valid(tenant, user.id)) as SendOptions<OperationName>
		const answer = await send(url, name, {
			...options,
			token,
			headers: { ...options.headers, "x-forwarded-for": address },
		})
		expect(answer.status).toBe(SAMPLES[name].success)
		const entries = await db().auditEntry.findMany({ where: { actorId: user.id } })
		if (WITHOUT_ENTRY[name]) return
		expect(entries).toEqual([
			expect.objectContaining({
				actorEmail: user.email,
				ipAddress: address,
				action: expect.stringMatching(/^\w+\.\w+ed$/),
			}),
		])
		const { auth } = contract[name]
		if (auth === "tenant" || auth === "scoped") expect(entries[0]?.tenantId).toBe(tenant.id)
	})
})

describe("the audit log", () => {
	let platform: Awaited<ReturnType<typeof makeAdmin>>
	beforeAll(async () => {
		platform = await makeAdmin({ tenantId: null })
	})
	const read = (token: string, query: Record<string, string> = {}) =>
		send(url, "GET /api/admin/audit", { token, query })

	it("names what a platform admin did inside a tenant, before and after, and shows it to that tenant's admins", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ pageHeadline: "Old" })
		const address = anAddress()
		await send(url, "PUT /api/admin/tenant-settings", {
			token: platform.token,
			body: {
				tenant_id: tenant.id,
				page_headline: "New",
				email_address: "a@gmail.example",
				email_app_password: "abcd",
			},
			headers: { "x-forwarded-for": address },
		})
		const { body } = await read(token)
		expect(body).toEqual({
			entries: [
				{
					id: expect.any(String),
					action: "tenant.settings_changed",
					actor_email: platform.user.email,
					tenant_id: tenant.id,
					tenant_name: tenant.name,
					target_id: tenant.id,
					target_name: null,
					before: { page_headline: "Old", email_address: null, email_app_password: null },
					after: { page_headline: "New", email_address: "a@gmail.example", email_app_password: "[redacted]" },
					ip_address: address,
					created_at: expect.any(String),
				},
			],
			next_cursor: null,
		})
	})

	it("names whose testimonial was shared until it is deleted, and stores no name itself", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeSubmission({ tenantId: tenant.id, name: "Ada Lovelace" })
		await send(url, "POST /api/admin/submission/{id}/share", { token, params: { id } })
		const shared = async () => (await read(token)).body.entries.find(({ action }) => action === "submission.shared")
		expect(await shared()).toMatchObject({ target_id: id, target_name: "Ada Lovelace" })
		const kept = await db().auditEntry.findFirstOrThrow({ where: { targetId: id } })
		expect(JSON.stringify(kept)).not.toContain("Ada")
		await db().submission.delete({ where: { id } })
		expect(await shared()).toMatchObject({ target_id: id, target_name: null })
	})

	it("gives each switch its own action", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const params = { tenant_id: tenant.id }
		const raw = new URLSearchParams({ chatbot_enabled: "false", chatbot_message: "Soon." })
		for (const is_active of [false, false, true]) {
			await send(url, "PATCH /api/admin/tenant/{tenant_id}", { token: platform.token, params, body: { is_active } })
		}
		await send(url, "PUT /api/admin/tenant/{tenant_id}/product-access", { token: platform.token, params, raw })
		const { body } = await read(token)
		expect(body.entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
			{
				action: "tenant.product_access_changed",
				before: { chatbot_enabled: true, chatbot_message: "" },
				after: { chatbot_enabled: false, chatbot_message: "Soon." },
			},
			{ action: "tenant.activated", before: { is_active: false }, after: { is_active: true } },
			{ action: "tenant.deactivated", before: { is_active: true }, after: { is_active: false } },
		])
	})

	it("shows a tenant's admin only that tenant, and the platform everything or the tenant it names", async () => {
		const one = await makeTenantWithAdmin()
		const other = await makeTenantWithAdmin()
		const change = (token: string) =>
			send(url, "PUT /api/admin/tenant-settings", { token, body: { page_headline: "Changed" } })
		await change(one.token)
		await change(other.token)
		await db().auditEntry.create({
			data: { actorEmail: platform.user.email, action: "platform.speed_changed", ipAddress: "127.0.0.1" },
		})
		const tenantsIn = async (token: string, query = {}) =>
			new Set((await read(token, query)).body.entries.map(({ tenant_id }) => tenant_id))
		expect(await tenantsIn(one.token)).toEqual(new Set([one.tenant.id]))
		expect(await tenantsIn(platform.token, { tenant_slug: other.tenant.slug })).toEqual(new Set([other.tenant.id]))
		const everywhere = await tenantsIn(platform.token, { limit: "100" })
		for (const id of [one.tenant.id, other.tenant.id, null]) expect(everywhere).toContain(id)
	})

	it("pages by key, newest first, also through entries from the same moment", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const createdAt = new Date(Date.now() - 60_000)
		const entry = { tenantId: tenant.id, actorEmail: "a@b.co", action: "x.changed", ipAddress: "127.0.0.1", createdAt }
		const made = await Promise.all(Array.from({ length: 5 }, () => db().auditEntry.create({ data: entry })))
		const seen: string[] = []
		let cursor = ""
		do {
			const { body } = await read(token, { limit: "2", cursor })
			seen.push(...body.entries.map(({ id }) => id))
			cursor = body.next_cursor ?? ""
		} while (cursor)
		expect(seen).toEqual(
			made
				.map(({ id }) => id)
				.sort()
				.reverse(),
		)
		for (const query of [{ limit: "0" }, { limit: "101" }, { cursor: "x" }]) {
			expect((await read(token, query as unknown as Record<string, string>)).status).toBe(422)
		}
	})
})
