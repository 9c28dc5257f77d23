import { lazyPart } from "@/components/ui/lazy-part"
import { PartNotLoaded } from "@/components/ui/part-not-loaded"

/* The visitor asked for them. */
export const LazyLeadCard = lazyPart(() => import("./lead-card").then(({ LeadCard }) => LeadCard), PartNotLoaded)
export const LazyPassageDialog = lazyPart(
	() => import("./passage-dialog").then(({ PassageDialog }) => PassageDialog),
	PartNotLoaded,
)

/* Few answers have them. */
export const LazyQuotes = lazyPart(() => import("./quotes/quotes").then(({ Quotes }) => Quotes))
export const LazyTestimonial = lazyPart(() =>
	import("./quotes/answer-testimonial").then(({ AnswerTestimonial }) => AnswerTestimonial),
)
