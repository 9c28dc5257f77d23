import { z } from "zod"

export const UPLOAD_LIFETIME_MS = 24 * 3600 * 1000

/** A part is stored once it has this many bytes … */
export const PART_BYTES = 8 * 1024 * 1024
/** … or is this old, which is what a killed server loses of a slow line's long request. With a shorter time, hundreds of
 * slow lines would have more to store than they send. */
export const PART_MS = 20_000
/** 250 MB over the slowest accepted line (8 KB/s) arrive in 1,600 parts. More parts mean a client that sends crumbs. */
export const MAX_PARTS = 10_000
export const METADATA_CAP = 2_048

export const UPLOAD_GONE = "This upload is no longer available. Please send the video again."
export const UPLOAD_INCOMPLETE = "The video hasn't fully arrived yet. Please continue the upload."
export const UPLOAD_MOVED_ON = "This part starts at the wrong place. Ask for the upload's offset and continue there."
export const UPLOAD_IN_CRUMBS = "The upload arrived in too many pieces. Please send the video again."

export const UploadParams = z.object({ uploadId: z.uuid(UPLOAD_GONE) })
