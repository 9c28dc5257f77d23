import { randomUUID } from "node:crypto"
import type { OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { contract } from "@/lib/description/contract"
import { invitationToken } from "@/lib/submissions/invitations/tokens"
import { createUpload } from "@/lib/submissions/uploads/mutations"
import { makeInvitation, unique } from "./factories"
import { makeQuiz } from "./quizzes"
import type { OperationOf } from "./samples/sample"
import { type SendOptions, send } from "./send"
import { GOOD_TEXT, submissionForm } from "./submit"
import { OFFSET_STREAM, TUS } from "./uploads"

export type VisitorOperation = OperationOf<"visitor">

/** Every call about a tenant's public side. */
export const VISITOR_OPERATIONS = (Object.keys(contract) as OperationName[]).filter(
	(name): name is VisitorOperation => contract[name].auth === "visitor",
)

interface Place {
	url: string
	tenant: { id: string; slug: string }
	video: Buffer
}

interface Visit {
	options: SendOptions<OperationName>
	success: number
	/** For a request that cannot be repeated: makes the options of the next one, also while the tenant is closed. */
	again?: () => Promise<SendOptions<OperationName>>
}

/** A valid visitor's request. The tenant must be open if the request needs an earlier call. */
export async function visitRequest(name: VisitorOperation, { url, tenant, video }: Place): Promise<Visit> {
	const params = { tenantSlug: tenant.slug }
	const form = (fields: Record<string, string>) => ({ params, raw: new URLSearchParams(fields) })
	const session_id = `visit-${unique()}`
	switch (name) {
		case "POST /api/tenant/{tenantSlug}/submit":
			return { options: { params, raw: submissionForm({ video }) }, success: 200 }
		case "POST /api/tenant/{tenantSlug}/submit-text":
			await db().tenant.update({ where: { id: tenant.id }, data: { acceptWritten: true } })
			return { options: { params, body: GOOD_TEXT }, success: 200 }
		case "POST /api/tenant/{tenantSlug}/uploads":
			return { options: { params, headers: { ...TUS, "upload-length": "9" } }, success: 201 }
		case "HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}":
		case "DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}":
		case "PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}": {
			const patch = { headers: { ...TUS, "content-type": OFFSET_STREAM, "upload-offset": "0" }, raw: "nine char" }
			const again = async () => {
				const id = randomUUID()
				await createUpload({ id, tenantId: tenant.id, address: unique(), length: 9, metadata: null })
				const at = { params: { ...params, uploadId: id }, headers: TUS }
				return name.startsWith("PATCH ") ? { ...at, ...patch } : at
			}
			return { options: await again(), success: name.startsWith("HEAD ") ? 200 : 204, again }
		}
		case "POST /api/tenant/{tenantSlug}/funnel":
			return {
				options: { params, body: { visit: randomUUID(), step: "opened", device: "phone" } },
				success: 204,
			}
		case "POST /api/tenant/{tenantSlug}/invitation": {
			const { id } = await makeInvitation({ tenantId: tenant.id })
			return { options: { params, body: { token: invitationToken(id), step: "opened" } }, success: 200 }
		}
		case "POST /api/chatbot/{tenantSlug}/chat":
			return { options: form({ session_id, message: "Hello" }), success: 200 }
		case "POST /api/chatbot/{tenantSlug}/history":
			return { options: form({ session_id }), success: 200 }
		case "POST /api/chatbot/{tenantSlug}/person/live":
			return { options: form({ session_id }), success: 200 }
		case "POST /api/chatbot/{tenantSlug}/person":
			return { options: form({ session_id, wanted: "chatbot" }), success: 200 }
		case "POST /api/chatbot/{tenantSlug}/lead":
			return { options: form({ session_id, email: `${unique()}@example.com` }), success: 204 }
		case "POST /api/chatbot/{tenantSlug}/rating": {
			const asked = await send(url, "POST /api/chatbot/{tenantSlug}/chat", form({ session_id, message: "Hello" }))
			return { options: form({ session_id, message_id: asked.body.message_id, rating: "1" }), success: 204 }
		}
		case "GET /api/quiz/{tenantSlug}/{quizId}":
		case "POST /api/quiz/{tenantSlug}/{quizId}/sessions": {
			const { id } = await makeQuiz({ tenantId: tenant.id })
			const body = name.startsWith("POST ") ? {} : undefined
			return { options: { params: { ...params, quizId: id }, body }, success: 200 }
		}
		case "GET /api/tenant/{tenantSlug}":
		case "GET /api/tenant/{tenantSlug}/thank-you":
		case "GET /api/tenant/{tenantSlug}/download-gift":
		case "GET /api/chatbot/{tenantSlug}":
		case "GET /api/quiz/{tenantSlug}":
			return { options: { params }, success: 200 }
	}
}
