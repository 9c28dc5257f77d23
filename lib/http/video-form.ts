import { z } from "zod"
import { UPLOAD_POLICY, VIDEO_TOO_LARGE } from "@/lib/storage/upload-policy"
import { form } from "./form"
import { deferred, multipart } from "./multipart"

const POSTER_MAX_BYTES = 1024 * 1024

/** A video, or the id of one that arrived in parts, and perhaps a poster. */
export const videoForm = deferred(
	multipart({
		video: { into: "disk", maxBytes: UPLOAD_POLICY.video.maxBytes, tooLarge: VIDEO_TOO_LARGE },
		poster: { into: "memory", maxBytes: POSTER_MAX_BYTES },
	}),
)

export const posterForm = form(z.object({}), { files: { poster: { into: "memory", maxBytes: POSTER_MAX_BYTES } } })
