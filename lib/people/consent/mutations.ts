import { saveTestimonialKnowledge } from "@/lib/chatbot/knowledge/testimonials/mutations"
import { type ForgetTestimonial, withdrawConsent } from "@/lib/submissions/consent/mutations"
import { scopeOfBearer } from "@/lib/tenants/resolve-scope"

/**
 * Takes the testimonial from the chatbot. It stands above the domains, because testimonials belong to one and knowledge
 * to another.
 */
const forgetTestimonial: ForgetTestimonial = async (tx, submission) => {
	const nothing = { submissionId: submission.id, title: "", content: "" }
	await saveTestimonialKnowledge(tx, scopeOfBearer(submission), nothing)
}

/**
 * Withdraws the consent that a receipt's token stands for.
 * @returns when it was withdrawn. @throws `not_found` for an unknown token.
 */
export function withdraw(token: string): Promise<Date> {
	return withdrawConsent(token, forgetTestimonial)
}
