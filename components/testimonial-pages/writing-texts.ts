/* Apart from page-texts.ts, so that only pages of businesses that take texts or ask for stars load it. */
export const HOW = "How would you like to share?"
export const RECORD_VIDEO = "Record a video"
export const WRITE_INSTEAD = "Write instead"
export const YOUR_TEXT = "Your testimonial"
export const textHint = (least: number, most: number) => `${least} to ${most.toLocaleString("en-US")} characters.`
export const lettersOf = (count: number, most: number) =>
	`${count.toLocaleString("en-US")} of ${most.toLocaleString("en-US")}`
export const YOUR_PHOTO = "Your photo"
export const ADD_PHOTO = "Add a photo"
export const CHANGE_PHOTO = "Change photo"
export const REMOVE_PHOTO = "Remove photo"
export const PHOTO_HELP = "JPG, PNG or WebP, max 3MB"
export const PHOTO_UNFIT = `Please choose another photo: ${PHOTO_HELP}.`
export const STARS = "Your rating"
export const starsOf = (count: number) => (count === 1 ? "1 star" : `${count} stars`)
export const CLEAR_STARS = "Clear rating"
