import type { RepairProblem } from "@/lib/media/repair/repair-video"

/** For the business: first whether the video plays, then why. The received file is never changed. */
export const PROBLEM_TEXTS: Record<RepairProblem, string> = {
	damaged: "Might not play everywhere because the file is damaged.",
	cut: "Might not play everywhere because the file is cut off.",
	unsupported: "Might not play everywhere because part of the file isn't supported.",
	different: "Might not play everywhere because we couldn't make an identical copy.",
	effort: "Might not play everywhere because preparing it took too long.",
}

export const VIDEO_AWAY = "Not ready yet because storage was unavailable for half an hour."
export const VIDEO_MISSING = "Won't play because the file is missing from storage."
