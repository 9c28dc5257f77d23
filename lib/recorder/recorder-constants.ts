/** Constants and texts of the recorder. Names end in their unit. */

/** Seconds that the server allows over the maximum: a recorder stops late by the length of its last chunk. */
export const OVERRUN_SECONDS = 10
export const RED_AT_SECONDS = 10
export const AMBER_AT_SECONDS = 30
export const COUNTDOWN_FROM = 3
export const TIMESLICE_MS = 1000
/** A recorder without data after this time will give none: another tab holds the camera, or a driver is broken. */
export const SILENT_MS = 5000
/** Four updates a second suffice for a clock in seconds and a ring that animates between them. */
export const TICK_MS = 250
export const AUDIO_BITS_PER_SECOND = 128_000
export const BYTES_PER_MB = 1_048_576
export const MAX_VIDEO_BYTES = 250 * BYTES_PER_MB
export const POSTER_MAX_WIDTH = 960
export const POSTER_QUALITY = 0.8
/** A visitor never waits longer than this for a poster. */
export const POSTER_TIMEOUT_MS = 4000
/** IndexedDB database of the stored takes. */
export const DATABASE_NAME = "testimonial-takes"
export const KEPT_FOR_MS = 7 * 24 * 60 * 60_000
/** The server deletes an unfinished upload this long after its last part. */
export const UPLOAD_KEPT_FOR_MS = 24 * 60 * 60_000

export const RECORDER_TEXTS = {
	cameraDenied: "Camera access denied. Please allow camera permissions and refresh the page.",
	cameraFailed: (reason: string) => `Camera access failed: ${reason}`,
	recordingFailed: "Recording failed. Please try again.",
	recordingStartFailed: (reason: string) => `Recording failed: ${reason}`,

	noCamera: "no camera was found on this device.",
	noMicrophoneOrCamera: "no camera or microphone was found on this device.",
	cameraBusy: "another app or browser tab is using it.",
	cameraGone: "it was disconnected.",
	insecure: "this page was not opened over a secure connection.",
	unsupported: "this browser cannot use the camera.",
	cannotRecord: "this browser cannot record video.",

	fileTooLarge: "This video is larger than 250 MB. Please choose a smaller one.",
	fileTooLong: (limit: string) => `This video is longer than ${limit}. Please choose a shorter one.`,
	fileNotVideo: "This file is not a WebM or MP4 video. Please choose another one.",
	fileEmpty: "This file is empty. Please choose another one.",
	fileUnreadable: "This file could not be read. Please choose another one.",
	keptAfterLoss: "The camera was disconnected. What was recorded until then is kept.",
} as const
