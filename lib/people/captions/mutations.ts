import { saveTestimonialKnowledge } from "@/lib/chatbot/knowledge/testimonials/mutations"
import type { TeachSpoken } from "@/lib/submissions/captions/teach-spoken"

/**
 * Does not name the customer: other people's conversations keep the titles of an answer's sources, and outlive the
 * customer's erasure.
 */
const TITLE = "A customer’s testimonial"

/**
 * Gives the tenant's chatbot what approved captions say. It stands above the domains, because captions belong to one
 * and knowledge to another.
 */
export const teachChatbot: TeachSpoken = async (tx, { tenantId, submissionId, spoken }) => {
	await saveTestimonialKnowledge(tx, { tenantId }, { submissionId, title: TITLE, content: spoken })
}
