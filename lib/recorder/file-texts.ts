/* What is wrong with a chosen file. */
export const FILE_TOO_LARGE = "This video is larger than 250 MB. Please choose a smaller one."
export const fileTooLong = (limit: string) => `This video is longer than ${limit}. Please choose a shorter one.`
export const FILE_NOT_VIDEO = "This file isn't a WebM or MP4 video. Please choose another one."
export const FILE_EMPTY = "This file is empty. Please choose another one."
