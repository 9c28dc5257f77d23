import type { OperationName } from "@/lib/client/contract"
import { makeSubmission } from "../factories"
import type { SendOptions } from "../send"
import type { Sample, SampleTenant } from "./sample"

const ofSubmission =
	(extra: SendOptions<OperationName> = {}, row: Partial<Parameters<typeof makeSubmission>[0]> = {}) =>
	async (tenant: SampleTenant) => {
		const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved", ...row })
		return { params: { id }, ...extra }
	}

export const TESTIMONIALS = {
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
	"POST /api/admin/submission/{id}/repair": {
		valid: ofSubmission({}, { playback: { create: { state: "failed", error: "It is damaged." } } }),
		success: 200,
		namesRow: true,
	},
	"GET /api/admin/submissions/export": { valid: async () => ({}), success: 200 },
} satisfies Record<string, Sample>
