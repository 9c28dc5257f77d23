import { counted } from "@/components/ui/counted"
import type { Rating } from "@/lib/submissions/figures/queries"

/** The day in UTC, so that the cached page says the same to everyone. */
export const dayInWords = (time: string) =>
	new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(time))

export const howMany = (count: number) => counted(count, "testimonial")
export const wallDescription = (count: number, business: string) => `${howMany(count)} from customers of ${business}.`
/** @param since ISO time; rejections from before it are not counted yet. */
export const ratingLine = ({ average, count, since }: Rating) =>
	`${average.toFixed(1)} out of 5, from ${counted(count, "customer")}${since ? `, with rejected ones since ${dayInWords(since)}` : ""}`
export const ABOUT_FIGURES = "About these testimonials"
export const WALL_TITLE = "Testimonials"
export const WALL_NOT_FOUND = "We couldn't find this page. Please check the URL."
export const NOTHING_YET = "No testimonials here yet"
export const nothingYetFor = (business: string) => `Testimonials from customers of ${business} will appear here.`
export const LIST_LABEL = "Testimonials"
export const PAGES_LABEL = "More testimonials"
export const MORE = "More"
export const BACK_TO_START = "Back to the start"
export const unnamedAbout = (business: string) => `Video testimonial for ${business}`
export const OPEN_TESTIMONIAL = "Open this testimonial"
export const READ_WHAT_IS_SAID = "Read the transcript"
