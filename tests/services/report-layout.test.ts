import { getDocumentProxy } from "unpdf"
import { expect, it } from "vitest"
import { inLanguage } from "@/lib/languages/current-language"
import { newScoringConfig, RESULT_DESIGN } from "@/lib/quizzes/defaults"
import { GAUGE_BOX, gaugePath } from "@/lib/quizzes/report/gauge-path"
import { renderReport } from "@/lib/quizzes/report/render-report.mjs"
import { reportData } from "@/lib/quizzes/report/report-data"
import { BODY_WIDTH } from "@/lib/quizzes/report/report-document-style.mjs"
import { outcome, question, resultAfter } from "../support/quiz-content"

const MARGIN = 48

async function firstPage(language: string, total_score: number, max_possible_score: number) {
	const questions = [question("q")]
	const reached = outcome("any", { result_design: { ...RESULT_DESIGN, show_performance_badge: true } })
	const content = { questions, scoringConfig: newScoringConfig(), outcomes: [reached] }
	const result = { ...resultAfter(content, { q: "Good" }), total_score, max_possible_score }
	const session = {
		id: "01234567-0000-4000-8000-000000000000",
		tenantName: "Bakery",
		brandColor: null,
		logoUrl: null,
		websiteUrl: "https://bakery.example/",
		userName: "Ada",
		userEmail: null,
		completedAt: new Date("2026-11-27T09:30:00Z"),
		timeTakenSeconds: 300,
		answers: new Map(),
		result,
	}
	const flags = { include_charts: true, include_recommendations: false, include_detailed_breakdown: false }
	const data = inLanguage(language, () => reportData({ ...content, name: "Quiz", description: "" }, session, flags))
	const bytes = new Uint8Array(await renderReport({ data, logo: null, box: { ...GAUGE_BOX, full: gaugePath(100) } }))
	return (await getDocumentProxy(bytes)).getPage(1)
}

/** The first page's pieces of text, with where they begin and end. */
async function linesIn(...given: Parameters<typeof firstPage>) {
	const { items } = await (await firstPage(...given)).getTextContent()
	return items.flatMap((item) => {
		if (!("str" in item) || item.str.trim() === "") return []
		const [, , , , left = 0] = item.transform as number[]
		return [{ said: item.str, left, right: left + item.width }]
	})
}

it.each([
	["en", 46.7, 100],
	["de", 1_146.7, 2_500],
	["fr", 146.7, 1_000],
	["ar", 146.7, 1_000],
])("keeps the points within the page's text in %s", async (language, total, possible) => {
	const lines = await linesIn(language, total, possible)
	expect(lines.length).toBeGreaterThan(8)
	const out = lines.filter(({ left, right }) => left < MARGIN - 0.5 || right > MARGIN + BODY_WIDTH + 0.5)
	expect(out).toEqual([])
})

it("ends with a link to the next step, whose address stays readable on paper", async () => {
	const page = await firstPage("en", 46.7, 100)
	const links = (await page.getAnnotations()).map(({ subtype, url }) => [subtype, url])
	expect(links).toEqual([
		["Link", "https://bakery.example/"],
		["Link", "https://bakery.example/"],
	])
	const said = (await linesIn("en", 46.7, 100)).map(({ said }) => said)
	expect(said.slice(-3)).toEqual(["Visit Bakery", "https://bakery.example/", expect.stringContaining("Quiz report")])
})
