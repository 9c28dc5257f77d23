import { saveTestimonialKnowledge } from "@/lib/chatbot/knowledge/testimonials/mutations"
import { type ForgetTestimonial, withdrawConsent } from "@/lib/submissions/consent/mutations"
import { scopeOfBearer } from "@/lib/tenants/resolve-scope"

/** Above the domains, since testimonials are one's and what the chatbot answers from is another's. */
const forgetTestimonial: ForgetTestimonial = async (tx, submission) => {
	const nothing = { submissionId: submission.id, title: "", content: "" }
	await saveTestimonialKnowledge(tx, scopeOfBearer(submission), nothing)
}

/** @returns since when the consent is withdrawn. @throws `not_found` for an unknown token. */
export function withdraw(token: string): Promise<Date> {
	return withdrawConsent(token, forgetTestimonial)
}
