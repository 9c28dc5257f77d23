import type { OpenWork } from "./queries"

/** invite: send customers the page's link. sort: say why testimonials were rejected before the product asked. teach: give the chatbot its first knowledge. */
export type NextStep = "invite" | "review" | "sort" | "share" | "teach" | "answer"

export interface ProductsOn {
	video_testimonials_enabled: boolean
	chatbot_enabled: boolean
}

export function nextStep(open: OpenWork, on: ProductsOn): NextStep | null {
	if (on.video_testimonials_enabled) {
		if (!open.hasTestimonials) return "invite"
		if (open.pending > 0) return "review"
		if (open.unsorted > 0) return "sort"
		if (open.neverShared) return "share"
	}
	if (on.chatbot_enabled) {
		if (!open.hasKnowledge) return "teach"
		if (open.unanswered > 0) return "answer"
	}
	return null
}
