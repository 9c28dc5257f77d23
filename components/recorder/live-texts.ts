/* What loads with the camera: the questions over the picture and the microphone's level. */
export const QUESTIONS_LABEL = "Ideas for what to say"
export const PREVIOUS_QUESTION = "Previous question"
export const NEXT_QUESTION = "Next question"
export const questionOf = (at: number, count: number) => `${at} of ${count}`
export const SAY_HELLO = "Say hello"
export const MIC_WORKING = "Mic is working"
export const MIC_SILENT = "Is your mic on?"

/* What a take lacks. */
export const TAKE_LACKS = {
	all: "Your video has no sound. Check your microphone, then choose Record Again.",
	some: "Part of your video has no sound. Watch it, and choose Record Again if something is missing.",
}

/* Copies on this device. */
export const NOT_KEPT = "This browser can't keep a copy of your video. Please leave this page open until it's sent."
export const KEPT = "Kept safe on this device until you submit it."

/* A chosen file in a format that only other browsers show. */
export const UNPLAYABLE = "This browser can't show a preview of this video. You can still send it."
