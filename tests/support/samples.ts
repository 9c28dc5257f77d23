import type { OperationName } from "@/lib/client/contract"
import { makeSubmission, unique } from "./factories"
import type { SendOptions } from "./send"

/** What the matrix knows of a tenant when it makes a request inside it. */
export interface SampleTenant {
	id: string
	slug: string
}

interface Sample {
	/** A request that succeeds for whoever may make it. Makes the rows that it needs. */
	valid(tenant: SampleTenant): Promise<SendOptions<OperationName>>
	/** Status of success. */
	success: number
	/** The request names a row of the tenant by its id, so another tenant's is a 404. */
	namesRow?: true
}

const ofSubmission =
	(extra: SendOptions<OperationName> = {}) =>
	async (tenant: SampleTenant) => {
		const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved" })
		return { params: { id }, ...extra }
	}

type SignedInOperation =
	| "POST /api/admin/logout"
	| "POST /api/admin/create-tenant"
	| "GET /api/admin/dashboard"
	| "GET /api/admin/submission/{id}/download"
	| "POST /api/admin/submission/{id}/share"
	| "DELETE /api/admin/submission/{id}"
	| "PATCH /api/admin/submission/{id}"
	| "GET /api/admin/submissions/export"

/** One row for every operation that is not public; the matrix fails for a contract row that has none. */
export const SAMPLES: Record<SignedInOperation, Sample> = {
	"POST /api/admin/logout": { valid: async () => ({}), success: 204 },
	"POST /api/admin/create-tenant": {
		valid: async () => {
			const id = unique()
			return {
				body: {
					tenant_name: `New ${id}`,
					tenant_slug: `new-${id}`,
					notify_email: `n-${id}@example.com`,
					admin_email: `a-${id}@example.com`,
					admin_password: "secret1",
				},
			}
		},
		success: 200,
	},
	"GET /api/admin/dashboard": { valid: async () => ({}), success: 200 },
	"GET /api/admin/submission/{id}/download": { valid: ofSubmission(), success: 200, namesRow: true },
	"POST /api/admin/submission/{id}/share": {
		valid: ofSubmission(),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/submission/{id}": {
		valid: ofSubmission(),
		success: 204,
		namesRow: true,
	},
	"PATCH /api/admin/submission/{id}": {
		valid: ofSubmission({ body: { status: "rejected" } }),
		success: 200,
		namesRow: true,
	},
	"GET /api/admin/submissions/export": { valid: async () => ({}), success: 200 },
}
