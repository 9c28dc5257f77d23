import { t } from "@/lib/languages/t"

export const tooLarge = "This video is larger than 250 MB. Please choose a smaller one."
export const tooLong = (limit: string) => t`This video is longer than ${limit}. Please choose a shorter one.`
/** Follows the two above. */
export const iphoneTrim = "In Photos, open the video, tap Edit, and shorten it."
export const androidTrim = "In Gallery or Google Photos, open the video, tap Edit, and shorten it."
export const deskTrim = "Shorten it in a video app first."
export const notVideo = "This file isn't a WebM or MP4 video. Please choose another one."
export const empty = "This file is empty. Please choose another one."
