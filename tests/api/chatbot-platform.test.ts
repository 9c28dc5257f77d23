import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeConversation, makeLead } from "../support/chatbot-rows"
import { makeAdmin, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"
import { send } from "../support/send"
import { settingsForm } from "../support/settings-form"

const { url } = inject("product")
const { read, put, save, multipart } = settingsForm(url)

describe("the platform", () => {
	it("reads the defaults if it names no tenant, and a tenant's settings if it does", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const tenant = await makeTenant()
		const { status, body } = await read(token)
		expect(status).toBe(200)
		expect(body.tenant_info).toBeNull()
		expect(body.chatbot_settings).toMatchObject({ tenant_name: "", testimonial_page_url: "" })
		const named = await save(token, { chatbot_name: "Set by us" }, { tenant_slug: tenant.slug })
		expect(named.body.tenant_info?.tenant_id).toBe(tenant.id)
		expect((await read(token, { tenant_id: tenant.id })).body.chatbot_settings.chatbot_name).toBe("Set by us")
	})

	it("may name the tenant in the form", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const tenant = await makeTenant()
		const { body } = await put(token, { raw: multipart({ tenant_id: tenant.id, chatbot_name: "In the form" }) })
		expect(body.tenant_info?.tenant_id).toBe(tenant.id)
		const { token: stranger } = await makeTenantWithAdmin()
		expect((await save(stranger, { tenant_id: tenant.id, chatbot_name: "Mine" })).status).toBe(403)
	})

	it("lists every chatbot with its state and real counts, searched and paged like tenants", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const word = unique()
		let createdAt = new Date()
		const make = (name: string, more = {}) => {
			// The newest comes first, and a fast machine makes several in a millisecond.
			createdAt = new Date(createdAt.getTime() + 1)
			return makeTenant({ name, slug: `${name}-${word}`, searchText: `${name} ${word}`, createdAt, ...more })
		}
		const [active, off, inactive] = [
			await make("active"),
			await make("off", { chatbotEnabled: false }),
			await make("gone", { isActive: false }),
		]
		await db().chatbotSettings.create({ data: { tenantId: active.id, chatbotName: "Own name", aiModel: "gpt-4o" } })
		await Promise.all([makeConversation(active.id), makeConversation(active.id), makeLead(active.id)])
		const list = (query: object) => send(url, "GET /api/admin/platform/chatbot", { token, query })
		const { body } = await list({ q: word.toUpperCase() })
		expect(body).toEqual({
			total_chatbots: 3,
			next_cursor: null,
			chatbots: [
				expect.objectContaining({ tenant_id: inactive.id, chatbot_status: "inactive" }),
				expect.objectContaining({ tenant_id: off.id, chatbot_status: "disabled" }),
				{
					tenant_id: active.id,
					tenant_name: active.name,
					tenant_slug: active.slug,
					chatbot_name: "Own name",
					ai_model: "gpt-4o",
					chatbot_status: "active",
					total_conversations: 2,
					total_leads: 1,
				},
			],
		})
		const first = await list({ q: word, limit: "2" })
		const second = await list({ q: word, limit: "2", cursor: first.body.next_cursor ?? "" })
		const ids = [...first.body.chatbots, ...second.body.chatbots].map(({ tenant_id }) => tenant_id)
		expect(ids).toEqual([inactive.id, off.id, active.id])
		expect(second.body).toMatchObject({ total_chatbots: 3, next_cursor: null })
		expect((await list({ limit: "101" })).status).toBe(422)
		expect((await list({ cursor: "x" })).status).toBe(422)
	})
})

describe("the daily budget and the money spent", () => {
	const setBudget = (token: string, tenant_id: string, daily_token_budget: unknown) =>
		send(url, "PUT /api/admin/tenant/{tenant_id}/chat-budget", {
			token,
			params: { tenant_id },
			body: { daily_token_budget },
		})

	it("is set by the platform, and null restores the configured value", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const platform = await makeAdmin({ tenantId: null })
		const usage = async () => (await send(url, "GET /api/admin/chatbot/usage", { token })).body.daily_token_budget
		expect(await usage()).toBe(200_000)
		for (const [budget, shown] of [
			[5000, 5000],
			[0, 0],
			[1_000_000_000, 1_000_000_000],
			[null, 200_000],
		]) {
			const answer = await setBudget(platform.token, tenant.id, budget)
			expect(answer.body).toEqual({ daily_token_budget: budget })
			expect(await usage()).toBe(shown)
		}
		const [entry] = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		expect(entry).toMatchObject({
			action: "chatbot.budget_changed",
			before: { daily_budget: null },
			after: { daily_budget: 5000 },
		})
	})

	it("is refused in any other form, and for a tenant that does not exist", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const { token } = await makeAdmin({ tenantId: null })
		for (const budget of [-1, 1.5, "5000", 1_000_000_001, true, [], undefined]) {
			const answer = await setBudget(token, tenant.id, budget)
			expect(answer.status).toBe(422)
			expect(answer.refusal.detail).toContain("daily_token_budget")
		}
		for (const id of [crypto.randomUUID(), "nonsense"]) {
			const answer = await setBudget(token, id, 5)
			expect([answer.status, answer.refusal.detail]).toEqual([404, "Tenant not found."])
		}
	})

	it("shows thirty days in tokens and money, only the tenant's own, today last", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenant()
		const today = new Date(new Date().toISOString().slice(0, 10))
		const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000)
		const spent = { chargedTokens: 900, promptTokens: 500, completionTokens: 100, answers: 3, costMicros: 1_234_567n }
		await db().chatTokenUsage.createMany({
			data: [
				{ tenantId: tenant.id, day: today, ...spent },
				{ tenantId: tenant.id, day: daysAgo(29), ...spent, answers: 7 },
				{ tenantId: tenant.id, day: daysAgo(30), ...spent },
				{ tenantId: other.id, day: daysAgo(1), ...spent },
			],
		})
		const { body } = await send(url, "GET /api/admin/chatbot/usage", { token })
		expect(body.days).toHaveLength(30)
		expect(body.days.at(-1)).toEqual({
			day: today.toISOString().slice(0, 10),
			prompt_tokens: 500,
			completion_tokens: 100,
			answers: 3,
			cost_usd: 1.234567,
		})
		expect(body.days[0]).toMatchObject({ day: daysAgo(29).toISOString().slice(0, 10), answers: 7 })
		expect(body.days.filter(({ answers }) => answers > 0)).toHaveLength(2)
		expect(body.used_today).toBe(900)
	})

	it("is zero for a chatbot that was never asked", async () => {
		const { token } = await makeTenantWithAdmin()
		const { body } = await send(url, "GET /api/admin/chatbot/usage", { token })
		expect(body.days).toHaveLength(30)
		expect(body.used_today).toBe(0)
	})
})
