import type { PlayedRule } from "@/lib/client/contract"

export const outcomeTestimonialWords = {
	plays: "Testimonial on this page",
	none: "None",
	rules: {
		newest: "The newest one",
		best_rated: "The best rated one",
	} satisfies Record<PlayedRule, string>,
	hint: "Visitors see an approved testimonial of yours. If none fits, the page shows nothing.",
	tag: "Only with this tag",
	anyTag: "Any testimonial",
	goneTag: "A deleted tag: no testimonial fits",
}
