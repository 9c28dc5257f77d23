import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { UPLOAD_EXTENSIONS } from "@/lib/submissions/uploads/data-store"
import { METADATA_CAP } from "@/lib/submissions/uploads/schema"
import { Reply } from "../reply"
import type { Handler } from "../route"

export const TUS_VERSION = "1.0.0"
/** For a PATCH, and a POST that carries the first bytes. */
export const OFFSET_STREAM = "application/offset+octet-stream"

const CAPABILITIES = {
	"tus-resumable": TUS_VERSION,
	"tus-version": TUS_VERSION,
	"tus-extension": UPLOAD_EXTENSIONS.join(","),
	"tus-max-size": String(UPLOAD_POLICY.video.maxBytes),
}

/** tus: "The Tus-Resumable header MUST be included in every request and response", refusals included. */
export const TUS = {
	capabilities: CAPABILITIES,
	around(handler: Handler): Handler {
		return async (request, context) => {
			const response = await handler(request, context)
			response.headers.set("tus-resumable", TUS_VERSION)
			return response
		}
	},
}

/** Refuses what the library answers with a 501 or differently from the protocol. */
export function refuseProtocol({ method, headers }: Request): Reply | null {
	const refuse = (status: number, detail: string, extra = {}) => new Reply(status, { detail }, extra)
	if (headers.get("tus-resumable") !== TUS_VERSION) {
		const detail = `Send this with the tus protocol, version ${TUS_VERSION}.`
		return refuse(412, detail, { "tus-version": TUS_VERSION })
	}
	if (headers.has("upload-concat")) return refuse(400, "Uploads cannot be put together from others.")
	if (headers.has("upload-defer-length")) return refuse(400, "The length must be known from the start.")
	if ((headers.get("upload-metadata")?.length ?? 0) > METADATA_CAP) return refuse(400, "The metadata is too long.")
	if (method !== "PATCH") return null
	if (headers.get("content-type") !== OFFSET_STREAM) return refuse(415, `Send the bytes as ${OFFSET_STREAM}.`)
	if (!headers.has("upload-offset")) return refuse(400, "Upload-Offset is missing.")
	if (headers.has("upload-length")) return refuse(400, "The length is known already.")
	return null
}
