/* Apart from page-words.ts, so that only pages of businesses that take texts or ask for more load it. */

import { t } from "@/lib/languages/t"

export const how = "How would you like to share?"
export const recordVideo = "Record a video"
export const writeInstead = "Write instead"
export const yourText = "Your testimonial"
export const textHint = (least: number, most: number) => t`${least} to ${most} characters.`
export const lettersOf = (count: number, total: number) => t`${count} of ${total}`
export const yourPhoto = "Your photo"
export const addPhoto = "Add a photo"
export const changePhoto = "Change photo"
export const removePhoto = "Remove photo"
export const photoHelp = "JPG, PNG or WebP, max 3MB"
export const photoUnfit = "Please choose another photo: JPG, PNG or WebP, max 3MB."
export const stars = "Your rating"
export const starsOf = (count: number) => (count === 1 ? t("1 star") : t`${count} stars`)
export const clearStars = "Clear rating"
export const noRelation = "Prefer not to say"
