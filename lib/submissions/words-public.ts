import { t, visitorLocale } from "@/lib/languages/t"
import * as fieldWords from "./field-words"

/** What a testimonial is called where only a line of text names it. */
export const aboutBusiness = (name: string, business: string) => t`${name} about ${business}`
/** What has to be said beside a testimonial: what its customer is to the business. */
export const relationOf = (relation: fieldWords.Relation) => t(fieldWords.relations[relation])
/** Where only a name is shown: "Ada Lovelace (Employee)". */
export const named = (name: string, relation: fieldWords.Relation | null = null) =>
	relation ? `${name} (${relationOf(relation)})` : name
export const wallTitle = (business: string) => t`What customers say about ${business}`
export const textsOff = "This business doesn't take written testimonials."
export const noVideoToDownload = "This testimonial is written, so there's no video to download."
export const videoInPreparation = "The video is being prepared. Try again in a minute."
export const videoUnprepared = "The video couldn't be prepared, so only the business has it."
export const gone = "Testimonial not found or no longer available."
export const videoBy = (name: string) => t`Video testimonial by ${name}`
export const starsGiven = (count: number) => t`${count} of 5 stars`
export const photoOf = (name: string) => t`Photo of ${name}`

/** "February 1, 2026". In UTC, so that a cached page says the same to everyone. @param time ISO */
export const dayInWords = (time: string) =>
	new Date(time).toLocaleDateString(visitorLocale(), { dateStyle: "long", timeZone: "UTC" })
