import { randomUUID } from "node:crypto"
import { Server } from "@tus/server"
import { log } from "@/lib/log"
import { noteRefusedUpload } from "@/lib/platform/refused-upload-mutations"
import { said } from "@/lib/refusals"
import { UPLOAD_POLICY, VIDEO_TOO_LARGE } from "@/lib/storage/upload-policy"
import { intake } from "@/lib/submissions/receive/intake"
import { UploadStore } from "@/lib/submissions/uploads/data-store"
import { uploadLocker } from "@/lib/submissions/uploads/lock/mutations"
import { PART_BYTES, UPLOAD_GONE, UPLOAD_MOVED_ON } from "@/lib/submissions/uploads/schema"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { announcedBytes } from "../read-body"
import { refuseEncoded } from "../refuse-encoded"
import { RawReply, Reply } from "../reply"
import { OFFSET_STREAM, refuseProtocol } from "./protocol"
import { type UploadBody, uploadBody } from "./upload-body"

interface UploadCall {
	request: Request
	tenant: VisitedTenant
	client: { address: string }
	params?: { uploadId: string }
}

/** One part is stored while the next arrives. */
const MOST_ON_DISK = 2 * PART_BYTES

/** The library's other refusals are for the client's programmer. */
const SENTENCES: Readonly<Record<number, string>> = {
	404: UPLOAD_GONE,
	409: UPLOAD_MOVED_ON,
	410: UPLOAD_GONE,
	413: VIDEO_TOO_LARGE,
}

/** The library speaks the protocol, on top of our store and our lock. */
export async function serveUploads(call: UploadCall): Promise<Reply | RawReply> {
	const refusal = refuseProtocol(call.request)
	if (refusal) return refusal
	refuseEncoded(call.request.headers)
	const body = uploadBody(call.request)
	try {
		const sendsBytes = call.request.headers.get("content-type") === OFFSET_STREAM
		if (!sendsBytes) return await speak(call, body)
		const sender = { address: call.client.address, bytes: announcedBytes(call.request, MOST_ON_DISK) }
		return await intake().run(sender, () => speak(call, body))
	} finally {
		body.close()
	}
}

async function speak({ request, tenant, client, params }: UploadCall, body: UploadBody): Promise<Reply | RawReply> {
	let failure: unknown
	const metadata = request.headers.get("upload-metadata")
	const store = new UploadStore({ tenantId: tenant.id, address: client.address, metadata, body })
	const path = `/api/tenant/${tenant.slug}/uploads`
	const server = new Server({
		path,
		datastore: store,
		locker: uploadLocker(body.letGo, request.signal),
		maxSize: UPLOAD_POLICY.video.maxBytes,
		namingFunction: () => randomUUID(),
		generateUrl: (_, { id }) => `${path}/${id}`,
		getFileIdFromRequest: () => params?.uploadId,
		// Without a list the library would allow every origin.
		allowedOrigins: [],
		onResponseError: (_, error) => {
			failure = error
			return undefined
		},
	})
	const { method, url, headers } = request
	// The store reads the body itself.
	const answer = await server.handleWeb(new Request(url, { method, headers }))
	if (failure instanceof Error) throw failure
	if (method === "PATCH" && answer.ok) await noteRefusal(headers)
	return answer.ok ? accepted(answer, store.metadata) : refused(answer)
}

/** The next part reports a part that a proxy refused. A failure here does not fail the upload. */
async function noteRefusal(headers: Headers): Promise<void> {
	const bytes = Number(headers.get("upload-refused-bytes") ?? 0)
	if (bytes > 0) {
		await noteRefusedUpload(bytes).catch((error: unknown) => log.warn({ err: error }, "a refused upload was not noted"))
	}
}

function accepted(answer: Response, metadata: string | null): RawReply {
	const headers = new Headers({ "cache-control": "no-store" })
	for (const name of ["location", "upload-offset", "upload-length", "upload-expires"]) {
		const value = answer.headers.get(name)
		if (value !== null) headers.set(name, value)
	}
	if (metadata && headers.has("upload-length")) headers.set("upload-metadata", metadata)
	return new RawReply(new Response(null, { status: answer.status, headers }))
}

async function refused(answer: Response): Promise<Reply> {
	const text = (await answer.text()).trim()
	return new Reply(answer.status, said(SENTENCES[answer.status] ?? `${text}.`))
}
