import { saveTestimonialKnowledge } from "@/lib/chatbot/knowledge/testimonials/mutations"
import type { TeachSpoken } from "@/lib/submissions/captions/teach-spoken"

/** Without a name: other people's conversations keep what an answer came from, and outlive an erasure of the customer. */
const TITLE = "A customer’s testimonial"

/**
 * What approved captions say is what the tenant's chatbot may answer from. Above the domains, since captions are one's and
 * knowledge another's.
 */
export const teachChatbot: TeachSpoken = async (tx, { tenantId, submissionId, spoken }) => {
	await saveTestimonialKnowledge(tx, { tenantId }, { submissionId, title: TITLE, content: spoken })
}
