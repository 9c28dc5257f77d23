import type { RepairProblem } from "@/lib/media/repair/repair-video"

/** For the business: first whether the video plays, then why. The received file is never changed. */
export const PROBLEM_TEXTS: Record<RepairProblem, string> = {
	damaged: "May not play everywhere: the file is damaged.",
	cut: "May not play everywhere: the file breaks off before its end.",
	unsupported: "May not play everywhere: the file holds a track of an unknown kind.",
	different: "May not play everywhere: a repaired copy was not the same.",
	effort: "May not play everywhere: preparing it took too long.",
}

export const VIDEO_AWAY = "Not prepared yet: the storage could not be used for half an hour."
export const VIDEO_MISSING = "Does not play: the file is missing from the storage."
