import type { RepairProblem } from "@/lib/media/repair/repair-video"

/** Why a video is served as it was received, to the business. Nothing is ever lost by it. */
export const PROBLEM_TEXTS: Record<RepairProblem, string> = {
	damaged: "The video file is damaged, so it is shown as it was received and may not play everywhere.",
	cut: "The video file breaks off before its end, so it is shown as it was received and may not play everywhere.",
	unsupported: "The video holds a track of an unknown kind, so it is shown as it was received.",
	different: "A repaired copy was not the same as the recording, so the video is shown as it was received.",
	effort: "Preparing the video took more time or memory than it should, so it is shown as it was received.",
}

export const VIDEO_AWAY = "The video could not be read from the storage for half an hour."
export const VIDEO_MISSING = "The video file is missing from the storage."
