import { z } from "zod"
import { notFound } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { isPublic } from "@/lib/submissions/policy"
import { presentPublicTestimonial } from "@/lib/submissions/present"
import { findPublicCase } from "@/lib/submissions/queries"
import * as testimonialWords from "@/lib/submissions/words-public"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/testimonial/{submissionId}", {
		params: z.object({ submissionId: z.uuid(testimonialWords.gone) }),
		handle: async ({ params }) => {
			const row = await findPublicCase(params.submissionId)
			if (!row || !isPublic(row)) throw notFound(testimonialWords.gone)
			return presentPublicTestimonial(row)
		},
	}),
})
