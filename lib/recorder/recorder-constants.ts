/** Seconds that the server allows over the maximum: a recorder stops late by the length of its last chunk. */
export const OVERRUN_SECONDS = 10
export const RED_AT_SECONDS = 10
export const AMBER_AT_SECONDS = 30
export const COUNTDOWN_FROM = 3
export const TIMESLICE_MS = 1000
/** A recorder without data after this time will give none: another tab holds the camera, or a driver is broken. Slow
 * phones take more than five seconds, and Safari gives an MP4 in pieces of ten. */
export const NO_DATA_MS = 20_000
/** A recorder that has given nothing for so long is asked, well before it counts as broken. */
export const ASK_FOR_DATA_MS = 8000
/** A clock that advances by more than this between two looks has jumped: the device slept. */
export const JUMP_MS = 3000
/** Four updates a second suffice for a clock in seconds and a ring that animates between them. */
export const TICK_MS = 250
export const AUDIO_BITS_PER_SECOND = 128_000
export const BYTES_PER_MB = 1_048_576
export const MAX_VIDEO_BYTES = 250 * BYTES_PER_MB
export const POSTER_QUALITY = 0.8
export const POSTER_TIMEOUT_MS = 4000
export const DATABASE_NAME = "testimonial-takes"
export const KEPT_FOR_MS = 7 * 24 * 60 * 60_000
/** The server deletes an unfinished upload this long after its last part. */
export const UPLOAD_KEPT_FOR_MS = 24 * 60 * 60_000
