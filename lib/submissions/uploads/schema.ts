/** An upload that nobody goes on with lives so long after its last byte. */
export const UPLOAD_LIFETIME_MS = 24 * 3600 * 1000

/** A part is stored when it has so many bytes … */
export const PART_BYTES = 8 * 1024 * 1024
/**
 * … or is so old: what a kill of the server in the middle of a slow line's long request loses. A line that breaks loses
 * nothing, and hundreds of slow ones would otherwise have more to store than they bring.
 */
export const PART_MS = 20_000
/** 250 MB over the slowest line that is let in (8 KB/s) come in 1,600 parts; more is somebody who sends crumbs. */
export const MAX_PARTS = 10_000
/** Upload-Metadata, as sent. */
export const METADATA_CAP = 2_048

export const UPLOAD_GONE = "This upload is no longer there. Please send the video again."
export const UPLOAD_INCOMPLETE = "The video has not arrived completely yet. Please continue the upload."
export const UPLOAD_MOVED_ON = "The upload goes on at another place: ask for its offset."
export const UPLOAD_IN_CRUMBS = "The upload came in too many pieces. Please send the video again."
