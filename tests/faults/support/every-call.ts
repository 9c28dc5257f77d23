import { contract, type OperationName } from "@/lib/client/contract"
import { fixture, makeAdmin, makeSubmission, makeTenant, unique } from "../../support/factories"
import { SAMPLES } from "../../support/samples"
import { type Answer, type SendOptions, send } from "../../support/send"
import { submissionForm } from "../../support/submit"

interface ReadyCall {
	operation: OperationName
	options: SendOptions<OperationName>
}

/**
 * One valid request for each operation of the contract, made while the database is there, to be sent when it is not.
 * A new row of the contract that nobody thought of here fails the test that uses it.
 */
export async function everyCall(): Promise<{
	tenantSlug: string
	submissionId: string
	token: string
	calls: ReadyCall[]
}> {
	const tenant = await makeTenant()
	const { token } = await makeAdmin({ tenantId: null })
	const { token: tenantToken } = await makeAdmin({ tenantId: tenant.id })
	const video = await fixture("chrome-vp9-opus.webm")
	const submission = await makeSubmission({ tenantId: tenant.id, status: "approved", bytes: video })
	const tenantSlug = tenant.slug
	const publicCalls: Partial<Record<OperationName, SendOptions<OperationName>>> = {
		"GET /api/health": {},
		"GET /api/platform/config": {},
		"GET /api/tenant/{tenantSlug}": { params: { tenantSlug } },
		"POST /api/tenant/{tenantSlug}/submit": { params: { tenantSlug }, raw: submissionForm({ video }) },
		"GET /api/tenant/{tenantSlug}/thank-you": { params: { tenantSlug } },
		"GET /api/tenant/{tenantSlug}/download-gift": { params: { tenantSlug } },
		"POST /api/tenant/{tenantSlug}/log-gift-download": {
			params: { tenantSlug },
			body: { submission_id: submission.id },
		},
		"GET /api/testimonial/{submissionId}": { params: { submissionId: submission.id } },
		"GET /media/submissions/{id}/{kind}": { params: { id: submission.id, kind: "video" } },
		"GET /media/assets/{key}": { params: { key: "logo.png" } },
		"POST /api/admin/login": { body: { email: `nobody-${unique()}@example.com`, password: "wrong one" } },
	}
	const calls: ReadyCall[] = []
	for (const operation of Object.keys(contract) as OperationName[]) {
		const open = publicCalls[operation]
		const sample = SAMPLES[operation as keyof typeof SAMPLES]
		if (open) calls.push({ operation, options: open })
		else if (sample) {
			const platform = contract[operation].auth === "platform"
			calls.push({ operation, options: { ...(await sample.valid(tenant)), token: platform ? token : tenantToken } })
		} else throw new Error(`No request for ${operation}.`)
	}
	return { tenantSlug, submissionId: submission.id, token: tenantToken, calls }
}

/** All at once, as visitors come. */
export function sendAll(
	url: string,
	calls: ReadyCall[],
): Promise<(Answer<unknown> & { operation: string; ms: number })[]> {
	return Promise.all(
		calls.map(async ({ operation, options }) => {
			const since = performance.now()
			const answer = (await send(url, operation, options)) as Answer<unknown>
			return { ...answer, operation, ms: performance.now() - since }
		}),
	)
}
