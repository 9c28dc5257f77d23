import { t, visitorLocale } from "@/lib/languages/t"
import type { Rating } from "@/lib/submissions/figures/queries"
import * as testimonialWords from "@/lib/submissions/words-public"

export const howMany = (count: number) => (count === 1 ? t("1 testimonial") : t`${count} testimonials`)
export const description = (count: number, business: string) =>
	count === 1
		? t`1 testimonial from customers of ${business}.`
		: t`${count} testimonials from customers of ${business}.`
export const title = "Testimonials"
export const notFound = "We couldn't find this page. Please check the URL."
export const nothingYet = "No testimonials here yet"
export const nothingYetFor = (business: string) => t`Testimonials from customers of ${business} will appear here.`
export const listLabel = "Testimonials"
export const pagesLabel = "More testimonials"
export const more = "More"
export const backToStart = "Back to the start"
export const unnamedAbout = (business: string) => t`Video testimonial for ${business}`
export const openTestimonial = "Open this testimonial"
export const readMore = "Read more"
export const readWhatIsSaid = "Read the transcript"
export const aboutFigures = "About these testimonials"
export const rating = ({ average, count, since }: Rating) => {
	const stars = average.toLocaleString(visitorLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
	const line = count === 1 ? t`${stars} out of 5, from 1 customer` : t`${stars} out of 5, from ${count} customers`
	return since ? t`${line}, with rejected ones since ${testimonialWords.dayInWords(since)}` : line
}
