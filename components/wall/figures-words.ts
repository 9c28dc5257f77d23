import { t } from "@/lib/languages/t"
import type { RejectionReason } from "@/lib/submissions/kinds"

export const title = "About these testimonials"
export const titleFor = (business: string) => t`About the testimonials for ${business}`
export const received = "Came in"
export const approved = "Approved, and can be shown"
export const pending = "Waiting for review"
export const withdrawn = "Withdrawn by the customer"
export const notSaid = "Rejected, no reason recorded"
export const unsorted = "Rejected before reasons were asked for"
export const reasons: Record<RejectionReason, string> = {
	not_about_us: "Rejected: not about this business",
	unreadable: "Rejected: can't be read, seen, or heard",
	duplicate: "Rejected: a duplicate",
	unlawful: "Rejected: unlawful",
	no_consent: "Rejected: no consent",
	other: "Rejected: another reason than the opinion",
}
export const outcomes = "What became of them"
export const sources = "How they came"
export const invited = "From customers the business invited"
export const imported = "Brought by the business from elsewhere"
export const gift = "From customers who were offered a gift"
export const average = "How the average is made"
const averageOfOne =
	"It counts the stars of 1 customer: of every testimonial that was approved, and of every one that was rejected without a reason other than its opinion. One that waits for review counts after 30 days. Withdrawn and deleted ones don't count."
export const averageMade = (count: number) =>
	count === 1
		? t(averageOfOne)
		: t`It counts the stars of ${count} customers: of every testimonial that was approved, and of every one that was rejected without a reason other than its opinion. One that waits for review counts after 30 days. Withdrawn and deleted ones don't count.`
export const noAverage = "No stars count yet."
export const unsortedLeftOut = (count: number, day: string) =>
	count === 1
		? t`1 testimonial with stars that was rejected before ${day} isn't counted until the business has said why.`
		: t`${count} testimonials with stars that were rejected before ${day} aren't counted until the business has said why.`
export const backToWall = "Back to the testimonials"
