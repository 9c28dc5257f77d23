import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { fixture, makeTenant } from "../support/factories"
import { send } from "../support/send"
import { submissionForm } from "../support/submit"
import { VISITOR_OPERATIONS, visitRequest } from "../support/visit"

const { url } = inject("product")

/**
 * Every operation on a tenant's public side is tried with every kind of tenant. The list comes from
 * lib/description/contract.ts, so it includes new operations.
 */
const isWrite = (name: string) => !name.startsWith("GET ")
/** An answer to HEAD has no body for the reason. */
const says = (name: string, detail: string) =>
	name.startsWith("HEAD ") ? undefined : expect.objectContaining({ detail })

let video: Buffer
beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
})

it("the list of visitor operations is not empty", () => {
	expect(VISITOR_OPERATIONS.length).toBeGreaterThanOrEqual(4)
})

describe.each(VISITOR_OPERATIONS)("%s", (name) => {
	it("answers an unknown, a malformed and an inactive tenant alike", async () => {
		const inactive = await makeTenant({ isActive: false })
		for (const slug of ["no-such-tenant", "Not_A_Slug", "x", "%E0", inactive.slug]) {
			const params = { tenantSlug: slug, quizId: randomUUID(), uploadId: randomUUID() }
			const raw = isWrite(name) && !name.startsWith("HEAD ") ? submissionForm({ video }) : undefined
			const answer = await send(url, name, { params, raw })
			expect(answer.status).toBe(404)
			expect(answer.refusal).toEqual(says(name, "Testimonial page not found. Please check the URL."))
		}
	})

	it("needs no sign-in, and ignores tokens", async () => {
		const tenant = await makeTenant({ pdfGiftKey: "assets/x/gift-1.pdf" })
		for (const headers of [undefined, { authorization: "Bearer %E0" }]) {
			const { options, success } = await visitRequest(name, { url, tenant, video })
			expect((await send(url, name, { ...options, headers: { ...options.headers, ...headers } })).status).toBe(success)
		}
	})
})

describe("a page's content while the product is off", () => {
	it("says so, with a default message if the tenant set none", async () => {
		const off = await makeTenant({ videoTestimonialsEnabled: false })
		const params = { tenantSlug: off.slug }
		for (const name of ["GET /api/tenant/{tenantSlug}", "GET /api/tenant/{tenantSlug}/thank-you"] as const) {
			const { body } = await send(url, name, { params })
			expect(body).toMatchObject({
				video_testimonials_enabled: false,
				video_testimonials_message: "This page is currently unavailable.",
			})
		}
	})

	it("has exactly the public fields", async () => {
		const tenant = await makeTenant()
		const { body } = await send(url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug: tenant.slug } })
		expect(body).toEqual({
			tenant_name: tenant.name,
			tenant_slug: tenant.slug,
			logo_url: null,
			page_headline: "Share your experience",
			page_subheadline: expect.any(String),
			max_duration_seconds: 120,
			brand_color: null,
			video_testimonials_enabled: true,
			video_testimonials_message: "This page is currently unavailable.",
		})
	})
})
