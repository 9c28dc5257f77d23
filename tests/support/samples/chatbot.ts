import { randomUUID } from "node:crypto"
import { db } from "@/lib/db/client"
import { makeConversation, makeLead, makeQuestion, makeSource, makeTest, makeWebsite } from "../chatbot-rows"
import { makeTenant, unique } from "../factories"
import { makePdf } from "../make-pdf"
import { uploadBody } from "./asset-files"
import type { Sample, SampleTenant } from "./sample"

/** A platform admin must name the tenant, and the tenant's own admin may. */
const inTenant = ({ id }: SampleTenant) => ({ query: { tenant_id: id } })
const read = { valid: async (tenant: SampleTenant) => inTenant(tenant), success: 200 }

const ofRow =
	(make: (tenantId: string) => Promise<{ id: string }>, extra: { body?: unknown } = {}) =>
	async (tenant: SampleTenant) => ({ ...inTenant(tenant), params: { id: (await make(tenant.id)).id }, ...extra })
const sourceOf = (tenantId: string) => makeSource(tenantId)
const websiteOf = (tenantId: string) => makeWebsite(tenantId)
const knownWebsiteOf = (tenantId: string) => makeWebsite(tenantId, { pages: [{ isTaken: true }] })
const testOf = (tenantId: string) => makeTest(tenantId)
const questionOf = (tenantId: string) => makeQuestion(tenantId)

/** A conversation that the admin has. */
const taken = (takenById: string) => ({ person: { personState: "taken" as const, takenById } })

export const CHATBOT = {
	"GET /api/admin/platform/chatbot": { valid: async () => ({}), success: 200 },
	"GET /api/admin/chatbot-settings": read,
	"PUT /api/admin/chatbot-settings": {
		valid: async (tenant) => ({
			...inTenant(tenant),
			raw: new URLSearchParams({ chat_greeting: `Hello from ${unique()}` }),
		}),
		success: 200,
	},
	"DELETE /api/admin/chatbot-avatar": {
		valid: async (tenant) => {
			const avatar = { avatarType: "image", avatarKey: `assets/${tenant.id}/avatar-${unique()}.png` }
			const where = { tenantId: tenant.id }
			await db().chatbotSettings.upsert({ where, create: { ...where, ...avatar }, update: avatar })
			return inTenant(tenant)
		},
		success: 200,
	},
	"PUT /api/admin/tenant/{tenant_id}/chat-budget": {
		valid: async () => ({ params: { tenant_id: (await makeTenant()).id }, body: { daily_token_budget: 5000 } }),
		success: 200,
	},
	"GET /api/admin/chatbot/usage": read,
	"GET /api/admin/chatbot/conversations": read,
	"GET /api/admin/chatbot/conversations/export": read,
	"GET /api/admin/chatbot/conversation/{id}": {
		valid: ofRow((tenantId) => makeConversation(tenantId)),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/chatbot/conversation/{id}": {
		valid: ofRow((tenantId) => makeConversation(tenantId)),
		success: 204,
		namesRow: true,
	},
	"GET /api/admin/chatbot/live": read,
	"POST /api/admin/chatbot/conversation/{id}/take": {
		valid: ofRow((tenantId) => makeConversation(tenantId, { person: { personState: "waiting" } }), { body: {} }),
		success: 204,
		namesRow: true,
	},
	"POST /api/admin/chatbot/conversation/{id}/messages": {
		valid: async (tenant, userId) => ({
			...inTenant(tenant),
			params: { id: (await makeConversation(tenant.id, taken(userId))).id },
			body: { id: randomUUID(), text: "Hello from a person." },
		}),
		success: 204,
		namesRow: true,
	},
	"POST /api/admin/chatbot/conversation/{id}/release": {
		valid: async (tenant, userId) => ({
			...inTenant(tenant),
			params: { id: (await makeConversation(tenant.id, taken(userId))).id },
			body: { to: "closed" },
		}),
		success: 204,
		namesRow: true,
	},
	"GET /api/admin/chatbot/leads": read,
	"GET /api/admin/chatbot/leads/export": read,
	"DELETE /api/admin/chatbot/lead/{id}": {
		valid: ofRow((tenantId) => makeLead(tenantId)),
		success: 204,
		namesRow: true,
	},
	"GET /api/admin/chatbot/knowledge": read,
	"POST /api/admin/chatbot/knowledge": {
		valid: async (tenant) => ({
			...inTenant(tenant),
			body: { kind: "qa", title: "When are you open?", content: "From nine to five." },
		}),
		success: 200,
	},
	"POST /api/admin/chatbot/knowledge-pdf": {
		valid: async (tenant) => ({ ...inTenant(tenant), raw: uploadBody(makePdf([["Open from nine to five."]])) }),
		success: 200,
	},
	"GET /api/admin/chatbot/knowledge/{id}": { valid: ofRow(sourceOf), success: 200, namesRow: true },
	"PUT /api/admin/chatbot/knowledge/{id}": {
		valid: ofRow(sourceOf, { body: { content: "Open all day." } }),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/chatbot/knowledge/{id}": { valid: ofRow(sourceOf), success: 204, namesRow: true },
	"GET /api/admin/chatbot/websites": read,
	"POST /api/admin/chatbot/websites": {
		// Each tenant may have three, and the matrix asks more often than that.
		valid: async (tenant) => {
			await db().website.deleteMany({ where: { tenantId: tenant.id } })
			return { ...inTenant(tenant), body: { address: `https://127.0.0.1/${unique()}` } }
		},
		success: 200,
	},
	"GET /api/admin/chatbot/website/{id}": { valid: ofRow(websiteOf), success: 200, namesRow: true },
	"PUT /api/admin/chatbot/website/{id}": {
		valid: ofRow(knownWebsiteOf, { body: { pages: [] } }),
		success: 200,
		namesRow: true,
	},
	"POST /api/admin/chatbot/website/{id}/read-again": { valid: ofRow(websiteOf), success: 200, namesRow: true },
	"DELETE /api/admin/chatbot/website/{id}": { valid: ofRow(websiteOf), success: 204, namesRow: true },
	"GET /api/admin/chatbot/unanswered": read,
	"POST /api/admin/chatbot/unanswered/{id}/answer": {
		valid: ofRow(questionOf, { body: { answer: "Yes." } }),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/chatbot/unanswered/{id}": { valid: ofRow(questionOf), success: 204, namesRow: true },
	"GET /api/admin/chatbot/test-questions": read,
	"POST /api/admin/chatbot/test-questions": {
		// The matrix asks more often than a tenant may have questions.
		valid: async (tenant) => {
			await db().testQuestion.deleteMany({ where: { tenantId: tenant.id } })
			return { ...inTenant(tenant), body: { question: `Open on ${unique()}?`, expects: "no_answer" } }
		},
		success: 200,
	},
	"POST /api/admin/chatbot/test-questions/run": {
		valid: async (tenant) => {
			await makeTest(tenant.id)
			return inTenant(tenant)
		},
		success: 200,
	},
	"PUT /api/admin/chatbot/test-question/{id}": {
		valid: ofRow(testOf, { body: { expects: "no_answer" } }),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/chatbot/test-question/{id}": { valid: ofRow(testOf), success: 204, namesRow: true },
	"POST /api/admin/chatbot/conversation/{id}/test-question": {
		valid: async (tenant) => {
			await db().testQuestion.deleteMany({ where: { tenantId: tenant.id } })
			const { id } = await makeConversation(tenant.id)
			const asked = await db().chatMessage.findFirstOrThrow({ where: { conversationId: id, role: "user" } })
			return { ...inTenant(tenant), params: { id }, body: { message_id: asked.id } }
		},
		success: 200,
		namesRow: true,
	},
} satisfies Record<string, Sample>
