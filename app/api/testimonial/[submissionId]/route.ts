import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { isPublic } from "@/lib/submissions/policy"
import { presentPublicTestimonial } from "@/lib/submissions/present"
import { findPublicCase } from "@/lib/submissions/queries"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import * as testimonialWords from "@/lib/submissions/words-public"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/testimonial/{submissionId}": async ({ params }) => {
		const row = await findPublicCase(params.submissionId)
		if (!row || !isPublic(row)) throw notFound(testimonialWords.gone)
		return presentPublicTestimonial(row)
	},
})
