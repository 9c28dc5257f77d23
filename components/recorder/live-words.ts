/* What loads with the camera: the questions over the picture and the microphone's level. */

import { t } from "@/lib/languages/t"

export const questionsLabel = "Ideas for what to say"
export const previousQuestion = "Previous question"
export const nextQuestion = "Next question"
export const questionOf = (count: number, total: number) => t`${count} of ${total}`
export const sayHello = "Say hello"
export const micWorking = "Mic is working"
export const micSilent = "Is your mic on?"

export const takeLacks = {
	all: "Your video has no sound. Check your microphone, then choose Record Again.",
	some: "Part of your video has no sound. Watch it, and choose Record Again if something is missing.",
}

export const notKept = "This browser can't keep a copy of your video. Please leave this page open until it's sent."
export const kept = "Kept safe on this device until you submit it."

export const unplayable = "This browser can't show a preview of this video. You can still send it."
