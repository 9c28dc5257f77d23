import { counted } from "@/components/ui/counted"
import type { Rating } from "@/lib/submissions/figures/queries"
import * as testimonialWords from "@/lib/submissions/words-public"

export const howMany = (count: number) => counted(count, "testimonial")
export const description = (count: number, business: string) => `${howMany(count)} from customers of ${business}.`
export const title = "Testimonials"
export const notFound = "We couldn't find this page. Please check the URL."
export const nothingYet = "No testimonials here yet"
export const nothingYetFor = (business: string) => `Testimonials from customers of ${business} will appear here.`
export const listLabel = "Testimonials"
export const pagesLabel = "More testimonials"
export const more = "More"
export const backToStart = "Back to the start"
export const unnamedAbout = (business: string) => `Video testimonial for ${business}`
export const openTestimonial = "Open this testimonial"
export const readWhatIsSaid = "Read the transcript"
export const aboutFigures = "About these testimonials"
export const rating = ({ average, count, since }: Rating) => {
	const line = `${average.toFixed(1)} out of 5, from ${counted(count, "customer")}`
	return since ? `${line}, with rejected ones since ${testimonialWords.dayInWords(since)}` : line
}
