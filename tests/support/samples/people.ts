import { makeSubmission } from "../factories"
import type { Sample, SampleTenant } from "./sample"

/** A request about a person of whom the tenant stores a testimonial. */
async function aboutSomebody({ id, slug }: SampleTenant) {
	const { email } = await makeSubmission({ tenantId: id })
	return { query: { tenant_slug: slug }, body: { email } }
}

export const PEOPLE = {
	"POST /api/admin/people/find": { valid: aboutSomebody, success: 200 },
	"POST /api/admin/people/export": { valid: aboutSomebody, success: 200 },
	"POST /api/admin/people/erase": { valid: aboutSomebody, success: 200 },
	"GET /api/admin/people/receipts": { valid: async ({ slug }) => ({ query: { tenant_slug: slug } }), success: 200 },
} satisfies Record<string, Sample>
