import { counted } from "@/components/ui/counted"
import type { RejectionReason } from "@/lib/submissions/schema"

export const FIGURES_TITLE = "About these testimonials"
export const figuresTitle = (business: string) => `About the testimonials for ${business}`
export const RECEIVED = "Came in"
export const APPROVED = "Approved, and can be shown"
export const PENDING = "Waiting for review"
export const WITHDRAWN = "Withdrawn by the customer"
export const NOT_SAID = "Rejected without a reason"
export const UNSORTED = "Rejected before reasons were asked for"
export const REASONS: Record<RejectionReason, string> = {
	not_about_us: "Rejected: not about this business",
	unreadable: "Rejected: can't be read, seen, or heard",
	duplicate: "Rejected: a duplicate",
	unlawful: "Rejected: unlawful",
	no_consent: "Rejected: no consent",
	other: "Rejected: another reason than the opinion",
}
export const OUTCOMES = "What became of them"
export const SOURCES = "How they came"
export const INVITED = "Through a personal link from the business"
export const IMPORTED = "Brought by the business from elsewhere"
export const GIFT = "From customers who were offered a gift"
export const AVERAGE = "How the average is made"
export const averageMade = (count: number) =>
	`It counts the stars of ${counted(count, "customer")}: of every testimonial that was approved, and of every one that was rejected without a reason other than its opinion. One that waits for review counts after 30 days. Withdrawn and deleted ones don't count.`
export const NO_AVERAGE = "No customer has given stars yet."
export const unsortedLeftOut = (count: number, day: string) =>
	`${counted(count, "testimonial")} rejected before ${day} ${count === 1 ? "isn't" : "aren't"} counted until the business has said why.`
export const BACK_TO_WALL = "Back to the testimonials"
