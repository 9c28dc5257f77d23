import { mediaSignatureValid } from "@/lib/crypto/signature"
import { AppError, notFound } from "@/lib/errors"
import { contentTypeOfKey } from "@/lib/storage/content-types"
import type { ServedObject } from "@/lib/storage/served-object"
import { findVtt } from "./captions/queries"
import { consentRefusals } from "./consent/words"
import { captionsFilename, downloadFilename } from "./download-filename"
import { type MediaKind, posterVersion, signedPath } from "./media-address"
import { canUse, isPublic } from "./policy"
import { presentPlaybackState } from "./present"
import { findMediaCase, type MediaCase } from "./queries"
import * as testimonialWords from "./words-public"

interface MediaQuery {
	expires?: string
	signature?: string
	/** Any value means: answer as an attachment. */
	download?: string
	/** Any value means: the bytes as received, which requires a signature. */
	original?: string
	format?: string
	/** Any value means: no redirect to the bucket, whose frames a page may not read. Requires a signature. */
	same_origin?: string
}

const RENDITION_TYPE = "video/mp4"
const PREPARED_AFTER_SECONDS = 5
type ObjectKind = Exclude<MediaKind, "captions">

function isSigned(row: MediaCase, kind: MediaKind, { expires, signature, original }: MediaQuery): boolean {
	if (!expires || !signature) return false
	const parts = {
		path: signedPath(row.id, kind, original !== undefined),
		version: row.accessVersion,
		expiresAt: Number(expires),
	}
	return mediaSignatureValid(parts, signature)
}

interface Filmed {
	videoKey: string
}
const isFilmed = (row: MediaCase): row is MediaCase & Filmed => row.videoKey !== null

type Version = Pick<ServedObject, "key" | "contentType" | "etag"> & { size: number }

const originalOf = ({ videoKey, contentType, size, sha256 }: MediaCase & Filmed): Version => ({
	key: videoKey,
	contentType,
	size,
	etag: sha256,
})

/** Each version has its own ETag, so that a range request never mixes two. @throws `conflict` while there is none. */
function servedVersion({ playback, contentType }: MediaCase, wanted: "played" | "rendition"): Version {
	const { videoKey, videoSha256, videoSize, renditionKey, renditionSha256, renditionSize } = playback ?? {}
	const rendition = renditionKey &&
		renditionSha256 && {
			key: renditionKey,
			contentType: RENDITION_TYPE,
			size: renditionSize ?? 0,
			etag: renditionSha256,
		}
	const played = videoKey && videoSha256 && { key: videoKey, contentType, size: videoSize ?? 0, etag: videoSha256 }
	// Browsers do not fall back from one MP4 to another once they have read its index.
	const isCommon = wanted === "played" && contentType !== RENDITION_TYPE
	const version = isCommon ? played || rendition : rendition || played
	if (version) return version
	throw presentPlaybackState(playback) === "failed"
		? new AppError("conflict", testimonialWords.videoUnprepared)
		: new AppError("conflict", testimonialWords.videoInPreparation, { retryAfter: PREPARED_AFTER_SECONDS })
}

export function downloadType(
	row: { contentType: string; playback: { renditionKey: string | null } | null },
	original: boolean,
): string {
	return row.playback?.renditionKey && !original ? RENDITION_TYPE : row.contentType
}

/** The testimonial's visibility authorizes the request, or a signature from the dashboard. Only a request that is signed
 * for the original gets it, because a phone's file reveals where it was recorded. @throws `not_found` if the request
 * may not see it, as if it did not exist; `conflict` for downloading a withdrawn one, and for a video without a copy to
 * serve. */
export async function findMedia(id: string, kind: ObjectKind, query: MediaQuery): Promise<ServedObject> {
	const row = await findMediaCase(id)
	const signed = row !== null && isSigned(row, kind, query)
	if (!row || !(signed || isPublic(row))) throw notFound(testimonialWords.gone)
	// A signature allows watching. Adding a word to the same URL must not bypass policy.ts.
	if (query.download !== undefined && !canUse(row)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
	if (kind === "poster") {
		if (!row.posterKey) throw notFound(testimonialWords.gone)
		const etag = `${row.id}-${posterVersion(row.posterKey) ?? "poster"}`
		return { key: row.posterKey, contentType: "image/jpeg", etag, redirect: true, isPublic: !signed }
	}
	if (kind === "photo") return photoOf(row, !signed)
	if (!isFilmed(row)) throw notFound(testimonialWords.gone)
	const isDownload = query.download !== undefined
	const wantsOriginal = query.original !== undefined && signed
	const version = wantsOriginal
		? originalOf(row)
		: servedVersion(row, isDownload || query.format === "mp4" ? "rendition" : "played")
	return {
		...version,
		redirect: !(signed && query.same_origin !== undefined),
		isPublic: !signed,
		attachment: isDownload ? downloadFilename({ ...row, contentType: version.contentType }) : undefined,
	}
}

function photoOf({ id, photoKey }: MediaCase, isPublic: boolean): ServedObject {
	const contentType = photoKey && contentTypeOfKey(photoKey)
	if (!contentType) throw notFound(testimonialWords.gone)
	return { key: photoKey, contentType, etag: `${id}-photo`, redirect: true, isPublic }
}

/** Without a dashboard signature, approved captions only. @throws as findMedia(). */
export async function findCaptionsFile(id: string, query: MediaQuery) {
	const [row, captions] = await Promise.all([findMediaCase(id), findVtt(id)])
	const signed = row !== null && isSigned(row, "captions", query)
	const mayHave = row && (signed || (isPublic(row) && captions?.state === "approved"))
	if (!mayHave || !captions?.vtt) throw notFound(testimonialWords.gone)
	if (query.download !== undefined && !canUse(row)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
	return {
		text: captions.vtt,
		contentType: "text/vtt",
		etag: `${id}-${captions.updatedAt.getTime()}`,
		// A business's widgets play them on its own website.
		readableBy: signed ? undefined : [],
		attachment: query.download === undefined ? undefined : captionsFilename(row, captions.language),
	}
}
