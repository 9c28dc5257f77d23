import { saveTestimonialKnowledge } from "@/lib/chatbot/knowledge/testimonials/mutations"
import type { TeachSpoken } from "@/lib/submissions/captions/teach-spoken"

/**
 * What approved captions say is what the tenant's chatbot may answer from. Above the domains, since captions are one's and
 * knowledge another's.
 */
export const teachChatbot: TeachSpoken = async (tx, { tenantId, submissionId, name, spoken }) => {
	await saveTestimonialKnowledge(tx, { tenantId }, { submissionId, title: `Testimonial of ${name}`, content: spoken })
}
