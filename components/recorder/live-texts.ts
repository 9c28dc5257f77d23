/* What loads with the camera: the questions over the picture and the microphone's level. */
export const QUESTIONS_LABEL = "Ideas for what to say"
export const PREVIOUS_QUESTION = "Previous question"
export const NEXT_QUESTION = "Next question"
export const questionOf = (at: number, count: number) => `${at} of ${count}`
export const SAY_HELLO = "Say hello"
export const MIC_WORKING = "Mic is working"

/* Copies on this device. */
export const NOT_KEPT = "This browser can't keep a copy of your video. Please leave this page open until it's sent."
export const KEPT = "Kept safe on this device until you submit it."
