/* What is wrong with a chosen file. */
export const FILE_TOO_LARGE = "This video is larger than 250 MB. Please choose a smaller one."
export const fileTooLong = (limit: string) => `This video is longer than ${limit}. Please choose a shorter one.`
/** Follows the two above. */
export const IPHONE_TRIM = "In Photos, open the video, tap Edit, and shorten it."
export const ANDROID_TRIM = "In Gallery or Google Photos, open the video, tap Edit, and shorten it."
export const DESK_TRIM = "Shorten it in a video app first."
export const FILE_NOT_VIDEO = "This file isn't a WebM or MP4 video. Please choose another one."
export const FILE_EMPTY = "This file is empty. Please choose another one."
