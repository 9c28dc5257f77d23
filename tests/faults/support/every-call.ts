import { randomUUID } from "node:crypto"
import type { OperationName } from "@/lib/client/contract"
import { randomToken } from "@/lib/crypto/random-token"
import { contract } from "@/lib/description/contract"
import { env } from "@/lib/env"
import { invitationToken, unsubscribeToken } from "@/lib/submissions/invitations/tokens"
import { createUpload } from "@/lib/submissions/uploads/mutations"
import { strangePasskey } from "../../support/authenticator"
import {
	fixture,
	makeAdmin,
	makeConsent,
	makeInvitation,
	makeSubmission,
	makeTenant,
	makeWidget,
	unique,
} from "../../support/factories"
import { type PublicOperation, SAMPLES } from "../../support/samples"
import { takerCase } from "../../support/samples/quizzes"
import { type Answer, type SendOptions, send } from "../../support/send"
import { GOOD_TEXT, submissionForm } from "../../support/submit"
import { OFFSET_STREAM, TUS } from "../../support/uploads"

interface ReadyCall {
	operation: OperationName
	options: SendOptions<OperationName>
}

/**
 * Makes one valid request for each operation while the database is running, to be sent when it is not. An operation
 * without a request in one of the two tables does not compile.
 */
export async function everyCall(): Promise<{
	tenantSlug: string
	submissionId: string
	token: string
	/** The token of a customer's private link. */
	consentToken: string
	calls: ReadyCall[]
}> {
	const tenant = await makeTenant({ wallEnabled: true, showInSearch: true, acceptWritten: true })
	const { token, user: platform } = await makeAdmin({ tenantId: null })
	const { token: tenantToken, user } = await makeAdmin({ tenantId: tenant.id })
	const video = await fixture("chrome-vp9-opus.webm")
	const submission = await makeSubmission({ tenantId: tenant.id, status: "approved", bytes: video })
	const widget = await makeWidget({ tenantId: tenant.id })
	const invitation = await makeInvitation({ tenantId: tenant.id })
	const tenantSlug = tenant.slug
	const { token: consentToken } = await makeConsent({ tenantId: tenant.id })
	const { body: _, ...quizAt } = await takerCase("GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", tenant)
	const uploads = await Promise.all(
		[1, 2, 3].map(async () => {
			const id = randomUUID()
			await createUpload({ id, tenantId: tenant.id, address: "test", length: video.length, metadata: null })
			return id
		}),
	)
	const publicCalls: Record<PublicOperation, SendOptions<OperationName>> = {
		"GET /api/health": {},
		"GET /api/metrics": {},
		"GET /api/openapi.json": {},
		"GET /api/client.ts": {},
		"GET /api/client.js": {},
		"GET /api/platform/config": {},
		"GET /api/tenant/{tenantSlug}": { params: { tenantSlug } },
		"POST /api/tenant/{tenantSlug}/submit": { params: { tenantSlug }, raw: submissionForm({ video }) },
		"POST /api/tenant/{tenantSlug}/submit-text": { params: { tenantSlug }, body: GOOD_TEXT },
		"POST /api/tenant/{tenantSlug}/uploads": {
			params: { tenantSlug },
			headers: { ...TUS, "upload-length": String(video.length) },
		},
		"HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}": { params: { tenantSlug, uploadId: uploads[0] }, headers: TUS },
		"PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}": {
			params: { tenantSlug, uploadId: uploads[1] },
			headers: { ...TUS, "content-type": OFFSET_STREAM, "upload-offset": "0" },
			raw: new Uint8Array(video),
		},
		"DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}": {
			params: { tenantSlug, uploadId: uploads[2] },
			headers: TUS,
		},
		"POST /api/tenant/{tenantSlug}/funnel": {
			params: { tenantSlug },
			body: { visit: randomUUID(), step: "opened", device: "phone" },
		},
		"POST /api/tenant/{tenantSlug}/invitation": {
			params: { tenantSlug },
			body: { token: invitationToken(invitation.id), step: "opened" },
		},
		"GET /api/unsubscribe/{token}": { params: { token: unsubscribeToken(invitation) } },
		"POST /api/unsubscribe/{token}": { params: { token: unsubscribeToken(invitation) } },
		"GET /api/tenant/{tenantSlug}/thank-you": { params: { tenantSlug } },
		"GET /api/tenant/{tenantSlug}/download-gift": { params: { tenantSlug } },
		"POST /api/tenant/{tenantSlug}/log-gift-download": {
			params: { tenantSlug },
			body: { submission_id: submission.id },
		},
		"GET /api/testimonial/{submissionId}": { params: { submissionId: submission.id } },
		"GET /api/widget/{id}": { params: { id: widget.id } },
		"GET /api/oembed": { query: { url: `${env().APP_URL}/testimonial/${submission.id}` } },
		"GET /sitemap.xml": {},
		"GET /robots.txt": {},
		"GET /.well-known/jwks.json": {},
		"GET /embed/{submissionId}": { params: { submissionId: submission.id } },
		"GET /embed/wall/{tenantSlug}": { params: { tenantSlug } },
		"GET /api/consent/{token}": { params: { token: consentToken } },
		"POST /api/consent/{token}/withdraw": { params: { token: consentToken } },
		"GET /api/consent/{token}/receipt": { params: { token: consentToken } },
		"GET /api/chatbot/{tenantSlug}": { params: { tenantSlug } },
		"POST /api/chatbot/{tenantSlug}/chat": {
			params: { tenantSlug },
			raw: new URLSearchParams({ message: "Hello", session_id: unique() }),
		},
		"POST /api/chatbot/{tenantSlug}/history": {
			params: { tenantSlug },
			raw: new URLSearchParams({ session_id: unique() }),
		},
		"POST /api/chatbot/{tenantSlug}/person": {
			params: { tenantSlug },
			raw: new URLSearchParams({ session_id: unique(), wanted: "chatbot" }),
		},
		"POST /api/chatbot/{tenantSlug}/person/live": {
			params: { tenantSlug },
			raw: new URLSearchParams({ session_id: unique() }),
		},
		"POST /api/chatbot/{tenantSlug}/lead": {
			params: { tenantSlug },
			raw: new URLSearchParams({ session_id: unique(), email: `lead-${unique()}@example.com` }),
		},
		"POST /api/chatbot/{tenantSlug}/rating": {
			params: { tenantSlug },
			raw: new URLSearchParams({ session_id: unique(), message_id: submission.id, rating: "1" }),
		},
		"GET /api/quiz/{tenantSlug}": { params: { tenantSlug } },
		"GET /api/quiz/{tenantSlug}/{quizId}": { params: quizAt.params },
		"POST /api/quiz/{tenantSlug}/{quizId}/sessions": { params: quizAt.params, body: {} },
		"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizAt,
		"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": { ...quizAt, body: { answers: { choice: "Good" } } },
		"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": quizAt,
		"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": quizAt,
		"GET /media/submissions/{id}/{kind}": { params: { id: submission.id, kind: "video" } },
		"GET /media/assets/{key}": { params: { key: "logo.png" } },
		"POST /api/admin/login": { body: { email: `nobody-${unique()}@example.com`, password: "wrong one" } },
		"POST /api/admin/login/second-factor": { body: { challenge: randomToken(), code: "123456" } },
		"POST /api/admin/login/passkey-options": {},
		"POST /api/admin/login/passkey": { body: { passkey: strangePasskey() } },
		"POST /api/admin/password-reset-request": { body: { email: `nobody-${unique()}@example.com` } },
		"GET /api/admin/verify-reset-token/{token}": { params: { token: randomToken() } },
		"POST /api/admin/password-reset-confirm": { body: { token: randomToken(), new_password: "another one" } },
	}
	const calls: ReadyCall[] = []
	for (const [operation, options] of Object.entries(publicCalls)) {
		calls.push({ operation: operation as OperationName, options })
	}
	for (const operation of Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]) {
		const asker =
			contract[operation].auth === "platform" ? { id: platform.id, token } : { id: user.id, token: tenantToken }
		calls.push({ operation, options: { ...(await SAMPLES[operation].valid(tenant, asker.id)), token: asker.token } })
	}
	return { tenantSlug, submissionId: submission.id, token: tenantToken, consentToken, calls }
}

/** Sends all at once, as visitors would. */
export function sendAll(url: string, calls: ReadyCall[]): Promise<(Answer<unknown> & { operation: string })[]> {
	return Promise.all(
		calls.map(async ({ operation, options }) => {
			const answer = (await send(url, operation, options)) as Answer<unknown>
			return { ...answer, operation }
		}),
	)
}
