import { describe, expect, it } from "vitest"
import { outcome, question, resultAfter } from "../../../tests/support/quiz-content"
import { ACTION_CONFIG, newScoringConfig } from "../defaults"
import { nextStepOf } from "./next-step"

const SITE = "https://bakery.example/"
const BUTTON = { text: "Book, {name}", url: "https://book.example/?score={score}" }

function stepAfter(end: Parameters<typeof outcome>[1], given: { websiteUrl?: string | null; full?: string } = {}) {
	const content = { questions: [question("q")], scoringConfig: newScoringConfig(), outcomes: [outcome("any", end)] }
	const { websiteUrl = SITE, full } = given
	const result = { ...resultAfter(content, { q: "Good" }), ...(full !== undefined && { full, outcome: null }) }
	const session = {
		id: "01234567-0000-4000-8000-000000000000",
		tenantName: "Bakery",
		brandColor: null,
		logoUrl: null,
		websiteUrl,
		userName: "Ada",
		userEmail: null,
		completedAt: new Date(0),
		timeTakenSeconds: 300,
		answers: new Map(),
		result,
	}
	return nextStepOf({ ...content, name: "Quiz", description: "" }, session)
}

const redirect = (redirect_url: string) =>
	({ action: "redirect", action_config: { ...ACTION_CONFIG, redirect_url } }) as const

describe("nextStepOf", () => {
	it("is the outcome's button, filled in as on the page", () => {
		expect(stepAfter({ button: BUTTON })).toMatchObject({ text: "Book, Ada", url: "https://book.example/?score=100" })
	})

	it("is where the outcome leads, else the business's website", () => {
		expect(stepAfter(redirect("https://shop.example/a"))?.text).toBe("Continue to shop.example")
		expect(stepAfter({})).toEqual({ text: "Visit Bakery", url: SITE, address: SITE })
	})

	it("takes no address that isn't one of the web", () => {
		expect(stepAfter(redirect("javascript:alert(1)"))?.url).toBe(SITE)
		expect(stepAfter({ button: { text: "Go", url: "data:text/html,x" } }, { websiteUrl: null })).toBe(null)
	})

	it("is none without a website, and where every place is taken", () => {
		expect(stepAfter({}, { websiteUrl: null })).toBe(null)
		expect(stepAfter({}, { full: "" })).toBe(null)
	})

	it("prints the host of an address that would be broken over lines", () => {
		const url = `https://shop.example/${"a".repeat(200)}`
		expect(stepAfter(redirect(url))).toMatchObject({ url, address: "shop.example" })
	})
})
