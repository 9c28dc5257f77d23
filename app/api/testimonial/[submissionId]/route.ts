import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { isPublic } from "@/lib/submissions/policy"
import { presentPublicTestimonial } from "@/lib/submissions/present"
import { findPublicCase } from "@/lib/submissions/queries"
import { TESTIMONIAL_GONE } from "@/lib/submissions/texts-public"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/testimonial/{submissionId}": async ({ params }) => {
		const row = await findPublicCase(params.submissionId)
		if (!row || !isPublic(row)) throw notFound(TESTIMONIAL_GONE)
		return presentPublicTestimonial(row)
	},
})
