import type { OperationName } from "@/lib/client/contract"
import { giveMailbox, makeCaptions, makeInvitation, makeSubmission, makeTag, makeWidget, unique } from "../factories"
import { importForm, textImport } from "../imports"
import { paddedVideo } from "../padded-video"
import type { SendOptions } from "../send"
import { picture, uploadBody } from "./asset-files"
import type { Sample, SampleTenant } from "./sample"

const VIDEO_BYTES = 200_000

const ofSubmission =
	(extra: SendOptions<OperationName> = {}, row: Partial<Parameters<typeof makeSubmission>[0]> = {}) =>
	async (tenant: SampleTenant) => {
		const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved", ...row })
		return { params: { id }, ...extra }
	}

const captioned =
	(extra: SendOptions<OperationName> = {}) =>
	async (tenant: SampleTenant) => {
		const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved" })
		await makeCaptions({ tenantId: tenant.id, submissionId: id })
		return { params: { id }, ...extra }
	}

const ofWidget =
	(extra: SendOptions<OperationName> = {}) =>
	async (tenant: SampleTenant) => {
		const { id } = await makeWidget({ tenantId: tenant.id })
		return { params: { id }, ...extra }
	}

const ofTag =
	(extra: () => SendOptions<OperationName> = () => ({})) =>
	async (tenant: SampleTenant) => {
		const { id } = await makeTag({ tenantId: tenant.id })
		return { params: { id }, ...extra() }
	}

/** Each of a matrix's tenants is asked to add some: there must be room for all. */
const newTag = async ({ id }: SampleTenant) => ({ query: { tenant_id: id }, body: { name: `Tag ${unique()}` } })

const ofInvitation = () => async (tenant: SampleTenant) => {
	const { id } = await makeInvitation({ tenantId: tenant.id })
	return { params: { id } }
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
	"PUT /api/admin/submission/{id}/pin": {
		valid: ofSubmission({ body: { pinned: true } }),
		success: 200,
		namesRow: true,
	},
	"PUT /api/admin/submission/{id}/poster": {
		valid: async (tenant) => ({
			...(await ofSubmission()(tenant)),
			raw: uploadBody(await picture().jpeg().toBuffer(), {}, { field: "poster" }),
		}),
		success: 200,
		namesRow: true,
	},
	"POST /api/admin/submission/{id}/repair": {
		valid: ofSubmission({}, { playback: { create: { state: "failed", error: "It is damaged." } } }),
		success: 200,
		namesRow: true,
	},
	"GET /api/admin/submission/{id}/captions": { valid: captioned(), success: 200, namesRow: true },
	"PUT /api/admin/submission/{id}/captions": {
		valid: ofSubmission({ body: { cues: [{ start_ms: 0, end_ms: 900, text: "Hello." }] } }),
		success: 200,
		namesRow: true,
	},
	"POST /api/admin/submission/{id}/captions/transcribe": { valid: ofSubmission(), success: 200, namesRow: true },
	"DELETE /api/admin/submission/{id}/captions": { valid: captioned(), success: 204, namesRow: true },
	"GET /api/admin/funnel": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"GET /api/admin/invitations": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"POST /api/admin/invitations/check": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, body: { people: "Ada, ada@example.com" } }),
		success: 200,
	},
	"POST /api/admin/invitations": {
		valid: async ({ id }) => {
			await giveMailbox(id)
			const body = { people: `Ada, ada-${unique()}@example.com`, subject: "Hello", text: "Hello!", reminder_days: [] }
			return { query: { tenant_id: id }, body }
		},
		success: 200,
	},
	"POST /api/admin/invitation/{id}/cancel": { valid: ofInvitation(), success: 200, namesRow: true },
	"DELETE /api/admin/invitation/{id}": { valid: ofInvitation(), success: 204, namesRow: true },
	"PUT /api/admin/invitation-pace": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, body: { per_hour: 100 } }),
		success: 200,
	},
	"GET /api/admin/widgets": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"POST /api/admin/widgets": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, body: { name: "Homepage", kind: "wall" } }),
		success: 200,
	},
	"PUT /api/admin/widget/{id}": { valid: ofWidget({ body: { radius: 0 } }), success: 200, namesRow: true },
	"DELETE /api/admin/widget/{id}": { valid: ofWidget(), success: 204, namesRow: true },
	"POST /api/admin/widget-preview": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, body: { kind: "badge" } }),
		success: 200,
	},
	"GET /api/admin/consent-text": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"PUT /api/admin/consent-text": {
		valid: async ({ id }) => ({
			query: { tenant_id: id },
			body: { text: `You may show my video on your site and in your store. ${unique()}` },
		}),
		success: 200,
	},
	"GET /api/admin/tags": { valid: async ({ id }) => ({ query: { tenant_id: id } }), success: 200 },
	"POST /api/admin/tags": { valid: newTag, success: 200 },
	"PUT /api/admin/tag/{id}": {
		valid: ofTag(() => ({ body: { name: `Tag ${unique()}` } })),
		success: 200,
		namesRow: true,
	},
	"DELETE /api/admin/tag/{id}": { valid: ofTag(), success: 204, namesRow: true },
	"PUT /api/admin/submission/{id}/tags": {
		valid: async (tenant) => {
			const { id } = await makeSubmission({ tenantId: tenant.id })
			return { params: { id }, body: { add: [(await makeTag({ tenantId: tenant.id })).id] } }
		},
		success: 200,
		namesRow: true,
	},
	"POST /api/admin/submissions/import-texts": {
		valid: async ({ id }) => ({ query: { tenant_id: id }, body: textImport(`Ada,They fixed my bike. ${unique()}`) }),
		success: 200,
	},
	"POST /api/admin/submissions/import-video": {
		// Each is another video: the same one is stored once.
		valid: async ({ id }) => ({ query: { tenant_id: id }, raw: importForm({ video: await paddedVideo(VIDEO_BYTES) }) }),
		success: 200,
	},
	"GET /api/admin/submissions/export": { valid: async () => ({}), success: 200 },
} satisfies Record<string, Sample>
