import type { OpenWork } from "./queries"

/** invite: send customers the page's link. teach: give the chatbot its first knowledge. */
export type NextStep = "invite" | "share" | "teach"

export interface ProductsOn {
	video_testimonials_enabled: boolean
	chatbot_enabled: boolean
}

export function nextStep(open: OpenWork, on: ProductsOn): NextStep | null {
	if (on.video_testimonials_enabled) {
		if (!open.hasTestimonials) return "invite"
		if (open.neverShared) return "share"
	}
	return on.chatbot_enabled && !open.hasKnowledge ? "teach" : null
}
