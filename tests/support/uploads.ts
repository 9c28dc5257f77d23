import { expect } from "vitest"
import { send } from "./send"
import { GOOD_FORM, type SubmitForm } from "./submit"

export const TUS = { "tus-resumable": "1.0.0" }
export const OFFSET_STREAM = "application/offset+octet-stream"

interface Begun {
	tenantSlug: string
	length: number
	headers?: Record<string, string>
}

/** @returns the new upload's id. */
export async function beginUpload(url: string, { tenantSlug, length, headers }: Begun): Promise<string> {
	const answer = await send(url, "POST /api/tenant/{tenantSlug}/uploads", {
		params: { tenantSlug },
		headers: { ...TUS, "upload-length": String(length), ...headers },
	})
	expect(answer.status).toBe(201)
	const location = answer.headers.get("location") ?? ""
	expect(location).toMatch(new RegExp(`^/api/tenant/${tenantSlug}/uploads/[0-9a-f-]{36}$`))
	return location.slice(location.lastIndexOf("/") + 1)
}

/** The tenant, the upload and the offset to continue from. */
export interface At {
	tenantSlug: string
	uploadId: string
}

export function sendBytes(
	url: string,
	at: At,
	offset: number,
	bytes: Uint8Array,
	headers: Record<string, string> = {},
) {
	return send(url, "PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}", {
		params: { ...at },
		headers: { ...TUS, "content-type": OFFSET_STREAM, "upload-offset": String(offset), ...headers },
		raw: new Uint8Array(bytes),
	})
}

export function askOffset(url: string, at: At) {
	return send(url, "HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}", { params: { ...at }, headers: TUS })
}

/** Makes a whole upload, in one piece by default. @returns its id. */
export async function uploadWhole(url: string, tenantSlug: string, bytes: Uint8Array, piece = bytes.length) {
	const uploadId = await beginUpload(url, { tenantSlug, length: bytes.length })
	for (let at = 0; at < bytes.length; at += piece) {
		const answer = await sendBytes(url, { tenantSlug, uploadId }, at, bytes.subarray(at, at + piece))
		expect(answer.status).toBe(204)
	}
	return uploadId
}

/** The submission form with the upload's id in place of the file. */
export function submitUpload(
	url: string,
	{ tenantSlug, uploadId }: At,
	{ form = GOOD_FORM, key, headers }: { form?: SubmitForm; key?: string; headers?: Record<string, string> } = {},
) {
	const raw = new FormData()
	for (const [field, value] of Object.entries(form)) if (value !== undefined) raw.set(field, value)
	raw.set("upload_id", uploadId)
	return send(url, "POST /api/tenant/{tenantSlug}/submit", {
		params: { tenantSlug },
		raw,
		headers: { ...headers, ...(key && { "idempotency-key": key }) },
	})
}
