import { mediaSignatureValid } from "@/lib/crypto/signature"
import { notFound } from "@/lib/errors"
import type { ServedObject } from "@/lib/storage/served-object"
import { findVtt } from "./captions/queries"
import { captionsFilename, downloadFilename } from "./download-filename"
import { type MediaKind, mediaPath } from "./media-address"
import { isPublic } from "./policy"
import { findPublicCase, type PublicCaseRow } from "./queries"
import { TESTIMONIAL_GONE } from "./texts-public"

interface MediaQuery {
	expires?: string
	signature?: string
	/** Any value: answer as an attachment. */
	download?: string
}

type ObjectKind = Exclude<MediaKind, "captions">

function isSigned(row: PublicCaseRow, kind: MediaKind, { expires, signature }: MediaQuery): boolean {
	if (!expires || !signature) return false
	const parts = { path: mediaPath(row.id, kind), version: row.accessVersion, expiresAt: Number(expires) }
	return mediaSignatureValid(parts, signature)
}

/**
 * One object of a testimonial, authorised by the testimonial's own visibility or by a signature that the dashboard made.
 * @throws `not_found` for whoever may not see it, as if it did not exist.
 */
export async function findMedia(id: string, kind: ObjectKind, query: MediaQuery): Promise<ServedObject> {
	const row = await findPublicCase(id)
	if (!row || !(isSigned(row, kind, query) || isPublic(row))) throw notFound(TESTIMONIAL_GONE)
	if (kind === "poster") {
		if (!row.posterKey) throw notFound(TESTIMONIAL_GONE)
		return { key: row.posterKey, contentType: "image/jpeg", etag: `${row.sha256.slice(0, 32)}-poster`, redirect: true }
	}
	return {
		key: row.videoKey,
		contentType: row.contentType,
		size: Number(row.fileSizeBytes),
		etag: row.sha256,
		redirect: true,
		attachment: query.download === undefined ? undefined : downloadFilename(row),
	}
}

/**
 * The captions as a WebVTT file: approved ones for whoever may see the testimonial, any with a signature of the dashboard.
 * @throws `not_found` as findMedia() does.
 */
export async function findCaptionsFile(id: string, query: MediaQuery) {
	const [row, captions] = await Promise.all([findPublicCase(id), findVtt(id)])
	const mayHave = row && (isSigned(row, "captions", query) || (isPublic(row) && captions?.state === "approved"))
	if (!mayHave || !captions?.vtt) throw notFound(TESTIMONIAL_GONE)
	return {
		text: captions.vtt,
		contentType: "text/vtt",
		etag: `${id}-${captions.updatedAt.getTime()}`,
		attachment: query.download === undefined ? undefined : captionsFilename(row, captions.language),
	}
}
