import { expect, inject, it } from "vitest"
import { makeTenant, unique } from "../support/factories"
import { makeQuiz } from "../support/quizzes"
import { send } from "../support/send"

const { url } = inject("product")
const PAGE = "GET /api/tenant/{tenantSlug}"
const WRITE = "POST /api/tenant/{tenantSlug}/submit-text"
const SESSION = "/api/quiz/{tenantSlug}/{quizId}/sessions"

it("a refused visitor's call names a code beside its English sentence", async () => {
	const { refusal } = await send(url, PAGE, { params: { tenantSlug: `nobody-${unique()}` } })
	expect(refusal).toEqual({ detail: "Testimonial page not found. Please check the URL.", code: "page_not_found" })
})

it("names one for each field, with what the sentence names", async () => {
	const tenant = await makeTenant({ acceptWritten: true })
	const body = { name: "A".repeat(121), email: "", consent: "true", text: "Short" }
	const { refusal } = await send(url, WRITE, { params: { tenantSlug: tenant.slug }, body })
	const coded = refusal.errors?.map(({ field, code, values }) => [field, code, values])
	expect(coded).toEqual([
		["email", "email_required", undefined],
		["text", "text_too_short", { count: 20 }],
		["name", "name_too_long", { count: 120 }],
	])
	expect(refusal.code).toBe("email_required")
})

it("tells a business's own words from the product's", async () => {
	const ask = async (videoTestimonialsMessage: string) => {
		const tenant = await makeTenant({ acceptWritten: true, videoTestimonialsEnabled: false, videoTestimonialsMessage })
		const { refusal } = await send(url, WRITE, { params: { tenantSlug: tenant.slug }, body: {} })
		return refusal
	}
	expect(await ask("Back in May!")).toEqual({ detail: "Back in May!", code: "own_words" })
	expect(await ask("")).toEqual({ detail: "This page is currently unavailable.", code: "product_off" })
})

it("names one for a quiz's missing answers", async () => {
	const tenant = await makeTenant()
	const { id: quizId } = await makeQuiz({ tenantId: tenant.id })
	const params = { tenantSlug: tenant.slug, quizId }
	const { body } = await send(url, `POST ${SESSION}`, { params, body: {} })
	const token = body.session_secret
	const own = { ...params, id: body.session_id }
	const { refusal } = await send(url, `POST ${SESSION}/{id}/complete`, { params: own, token, body: {} })
	expect(refusal.code).toBe("answers_missing")
	expect(new Set(refusal.errors?.map(({ code }) => code))).toEqual(new Set(["answer_needed"]))
	const report = await send(url, `GET ${SESSION}/{id}/report`, { params: own, token })
	expect(report.refusal).toEqual({ detail: "Finish the quiz to get your report.", code: "quiz_unfinished" })
})
