import type { RepairProblem } from "@/lib/media/repair/repair-video"

export const playbackProblems = {
	/** For the business: why there is no copy. The received file is never changed, and can be downloaded. */
	problemTexts: {
		damaged: "Can't be shown because the file is damaged.",
		cut: "Can't be shown because the file is cut off.",
		unsupported: "Can't be shown because part of the file isn't supported.",
		dolby: "Can't be shown because its pictures are in Dolby Vision alone. Ask for it in another format.",
		different: "Can't be shown because we couldn't make a copy without the place and device in it.",
		effort: "Can't be shown because preparing it took too long.",
	} satisfies Record<RepairProblem, string>,

	/** For a video whose copy some devices cannot play, and without a rendition, since the host cannot make one. */
	playsPartly: "Some phones and browsers can't play this video's format, and this server can't convert it.",

	videoAway: "Not ready yet because storage was unavailable for half an hour.",
	videoMissing: "Won't play because the file is missing from storage.",

	noVideoForPoster: "This testimonial is written, so it has no poster.",
	posterMissing: "Please choose a picture.",
	posterUnreadable: "The poster must be a JPG, PNG or WebP of up to 4 megapixels.",
}
