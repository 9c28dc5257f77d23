import { db } from "@/lib/db/client"
import { unique } from "../factories"
import { makeWebhook, makeWebhookDelivery } from "../webhook-rows"
import type { Sample, SampleTenant } from "./sample"

const inTenant = ({ slug }: SampleTenant) => ({ query: { tenant_slug: slug } })

async function withWebhook(tenant: SampleTenant) {
	const { webhook } = await makeWebhook({ tenantId: tenant.id })
	return { ...inTenant(tenant), params: { id: webhook.id } }
}

export const WEBHOOKS = {
	"GET /api/admin/webhooks": { valid: async (tenant) => inTenant(tenant), success: 200 },
	"POST /api/admin/webhooks": {
		valid: async (tenant) => {
			// There is room for ten, and the other samples made some.
			await db().webhookEndpoint.deleteMany({ where: { tenantId: tenant.id } })
			return { ...inTenant(tenant), body: { url: `https://${unique()}.example/hook`, events: ["lead.created"] } }
		},
		success: 200,
	},
	"PUT /api/admin/webhooks/{id}": {
		valid: async (tenant) => ({ ...(await withWebhook(tenant)), body: { description: `CRM ${unique()}` } }),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/webhooks/{id}": { valid: withWebhook, success: 204, namesRow: true },
	"POST /api/admin/webhooks/{id}/rotate-secret": { valid: withWebhook, success: 200, namesRow: true },
	"POST /api/admin/webhooks/{id}/test": {
		valid: async (tenant) => ({ ...(await withWebhook(tenant)), body: { type: "lead.created" } }),
		success: 200,
		namesRow: true,
	},
	"GET /api/admin/webhooks/{id}/deliveries": { valid: withWebhook, success: 200, namesRow: true },
	"POST /api/admin/webhooks/deliveries/{id}/send-again": {
		valid: async (tenant) => {
			const { webhook } = await makeWebhook({ tenantId: tenant.id })
			const delivery = await makeWebhookDelivery({ tenantId: tenant.id, endpointId: webhook.id, status: "failed" })
			return { ...inTenant(tenant), params: { id: delivery.id } }
		},
		success: 200,
		namesRow: true,
	},
} satisfies Record<string, Sample>
