import { db } from "@/lib/db/client"
import { makeSubmission } from "../factories"
import type { Sample, SampleTenant } from "./sample"

/** A request about a person of whom the tenant stores a testimonial. */
async function aboutSomebody({ id, slug }: SampleTenant) {
	const { email } = await makeSubmission({ tenantId: id })
	return { query: { tenant_slug: slug }, body: { email } }
}

/** Differs from what is saved. */
async function anotherRule({ id, slug }: SampleTenant) {
	const where = { tenantId_kind: { tenantId: id, kind: "conversations" } } as const
	const rule = await db().retentionRule.findUnique({ where })
	return { query: { tenant_slug: slug }, body: { conversation_days: (rule?.keepFor ?? 90) + 1 } }
}

export const PEOPLE = {
	"POST /api/admin/people/find": { valid: aboutSomebody, success: 200 },
	"POST /api/admin/people/export": { valid: aboutSomebody, success: 200 },
	"POST /api/admin/people/erase": { valid: aboutSomebody, success: 200 },
	"GET /api/admin/people/receipts": { valid: async ({ slug }) => ({ query: { tenant_slug: slug } }), success: 200 },
	"GET /api/admin/retention": { valid: async ({ slug }) => ({ query: { tenant_slug: slug } }), success: 200 },
	"PUT /api/admin/retention": { valid: anotherRule, success: 200 },
	"GET /api/admin/retention/preview": {
		valid: async ({ slug }) => ({ query: { tenant_slug: slug, testimonial_months: "6" } }),
		success: 200,
	},
} satisfies Record<string, Sample>
