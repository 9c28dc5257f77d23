import { expect, it } from "vitest"
import { nextStep } from "./next-step"

const BOTH = { video_testimonials_enabled: true, chatbot_enabled: true }
const WAITING = { pending: 0, unsorted: 0, unanswered: 0, failedMails: 0, webhooksOff: 0 }
const DONE = { waiting: WAITING, hasTestimonials: true, neverShared: false, hasKnowledge: true }
const NOTHING_YET = { ...DONE, hasTestimonials: false, hasKnowledge: false }

it.each([
	["a business at its beginning", NOTHING_YET, "invite"],
	["approved, but never shared", { ...DONE, neverShared: true, hasKnowledge: false }, "share"],
	["a chatbot that knows nothing", { ...DONE, hasKnowledge: false }, "teach"],
	["all done", DONE, null],
])("%s", (_, open, step) => {
	expect(nextStep(open, BOTH)).toBe(step)
})

it("proposes nothing about a product that is switched off", () => {
	expect(nextStep(NOTHING_YET, { ...BOTH, video_testimonials_enabled: false })).toBe("teach")
	expect(nextStep({ ...NOTHING_YET, hasTestimonials: true }, { ...BOTH, chatbot_enabled: false })).toBeNull()
})
