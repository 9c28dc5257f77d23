import { z } from "zod"
import { refusal } from "@/lib/refusals"

export const UPLOAD_LIFETIME_MS = 24 * 3600 * 1000

/** A part is stored once it has this many bytes … */
export const PART_BYTES = 8 * 1024 * 1024
/** … or is this old, which is what a killed server loses of a slow line's long request. With a shorter time, hundreds of
 * slow lines would have more to store than they send. */
export const PART_MS = 20_000
/** 250 MB over the slowest accepted line (8 KB/s) arrive in 1,600 parts. More parts mean a client that sends crumbs. */
export const MAX_PARTS = 10_000
export const METADATA_CAP = 2_048

export const UPLOAD_GONE = refusal("upload_gone", "This upload is no longer available. Please send the video again.")
export const UPLOAD_INCOMPLETE = refusal(
	"upload_incomplete",
	"The video hasn't fully arrived yet. Please continue the upload.",
)
export const UPLOAD_MOVED_ON = refusal(
	"upload_moved_on",
	"This part starts at the wrong place. Ask for the upload's offset and continue there.",
	undefined,
	"The video hasn't fully arrived yet. Please continue the upload.",
)
export const UPLOAD_IN_CRUMBS = refusal(
	"upload_in_crumbs",
	"The upload arrived in too many pieces. Please send the video again.",
)

export const UploadParams = z.object({ uploadId: z.uuid(UPLOAD_GONE) })
