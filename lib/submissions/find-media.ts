import { mediaSignatureValid } from "@/lib/crypto/signature"
import { AppError, notFound } from "@/lib/errors"
import type { ServedObject } from "@/lib/storage/served-object"
import { WITHDRAWN_NO_MORE } from "./consent/texts"
import { downloadFilename } from "./download-filename"
import { type MediaKind, mediaPath } from "./media-address"
import { canUse, isPublic } from "./policy"
import { findPublicCase, type PublicCaseRow } from "./queries"
import { TESTIMONIAL_GONE } from "./texts-public"

interface MediaQuery {
	expires?: string
	signature?: string
	/** Any value: answer as an attachment. */
	download?: string
}

function isSigned(row: PublicCaseRow, kind: MediaKind, { expires, signature }: MediaQuery): boolean {
	if (!expires || !signature) return false
	const parts = { path: mediaPath(row.id, kind), version: row.accessVersion, expiresAt: Number(expires) }
	return mediaSignatureValid(parts, signature)
}

/**
 * One object of a testimonial, authorised by the testimonial's own visibility or by a signature that the dashboard made.
 * @throws `not_found` for whoever may not see it, as if it did not exist; `conflict` for a download of a withdrawn one.
 */
export async function findMedia(id: string, kind: MediaKind, query: MediaQuery): Promise<ServedObject> {
	const row = await findPublicCase(id)
	if (!row || !(isSigned(row, kind, query) || isPublic(row))) throw notFound(TESTIMONIAL_GONE)
	// Whoever holds a signature may watch it; the same address with another word in it is no way around policy.ts.
	if (query.download !== undefined && !canUse(row)) throw new AppError("conflict", WITHDRAWN_NO_MORE)
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
