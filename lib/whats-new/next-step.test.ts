import { expect, it } from "vitest"
import { nextStep } from "./next-step"

const BOTH = { video_testimonials_enabled: true, chatbot_enabled: true }
const DONE = { hasTestimonials: true, pending: 0, unsorted: 0, neverShared: false, hasKnowledge: true, unanswered: 0 }
const NOTHING_YET = { ...DONE, hasTestimonials: false, hasKnowledge: false }

it.each([
	["a business at its beginning", NOTHING_YET, "invite"],
	["some to review, whatever else waits", { ...DONE, pending: 2, neverShared: true, unanswered: 4 }, "review"],
	["rejections from before reasons", { ...DONE, unsorted: 1, neverShared: true }, "sort"],
	["approved, but never shared", { ...DONE, neverShared: true, hasKnowledge: false }, "share"],
	["a chatbot that knows nothing", { ...DONE, hasKnowledge: false, unanswered: 4 }, "teach"],
	["questions without an answer", { ...DONE, unanswered: 1 }, "answer"],
	["all done", DONE, null],
])("%s", (_, open, step) => {
	expect(nextStep(open, BOTH)).toBe(step)
})

it("proposes nothing about a product that is switched off", () => {
	expect(nextStep(NOTHING_YET, { ...BOTH, video_testimonials_enabled: false })).toBe("teach")
	expect(nextStep({ ...NOTHING_YET, hasTestimonials: true }, { ...BOTH, chatbot_enabled: false })).toBeNull()
})
