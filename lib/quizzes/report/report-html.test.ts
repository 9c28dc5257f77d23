import { describe, expect, it, vi } from "vitest"
import { readAnswers } from "../answer-types"
import type { Outcome, Question } from "../answers"
import { newOutcome, newQuestion, newScoringConfig } from "../defaults"
import { resultOf } from "../sessions/result-of"
import { html } from "./escape-html"
import { GAUGE_BOX, gaugePath } from "./gauge-path"
import { plainText } from "./plain-text"
import { contrast } from "./readable-colors"
import { type ReportFlags, type ReportSession, reportData, reportFlags } from "./report-data"
import { reportDocument } from "./report-document.mjs"
import { reportHtml } from "./report-html"

const ALL: ReportFlags = { include_charts: true, include_recommendations: true, include_detailed_breakdown: true }
const LOOK = {
	box: { ...GAUGE_BOX, full: "" },
	logo: null,
	isMissing: false,
	families: ["Inter"],
	isTight: false,
	onLayout: () => undefined,
}
const question = (id: string, given: Partial<Question> = {}): Question => ({
	...newQuestion(id),
	question: `What about ${id}?`,
	options: ["Good", "Bad"],
	points: { Good: 10, Bad: 0 },
	...given,
})
const outcome = (given: Partial<Outcome> = {}): Outcome => ({ ...newOutcome("one"), title: "On a good way", ...given })

interface Given {
	questions?: Question[]
	outcomes?: Outcome[]
	answers?: Record<string, string>
	flags?: ReportFlags
	session?: Partial<ReportSession>
	name?: string
}

function report({ flags = ALL, answers: sent = { a: "Good", b: "2" }, ...given }: Given = {}) {
	const questions = given.questions ?? [
		question("a", { category: "Skills" }),
		question("b", { type: "rating", category: "Will", options: [], points: {} }),
		question("c", { type: "text", required: false, options: [], points: {} }),
	]
	const content = { questions, scoringConfig: newScoringConfig(), outcomes: given.outcomes ?? [outcome()] }
	const answers = readAnswers(questions, sent)
	const version = { name: given.name ?? "Readiness", description: "", ...content }
	const session: ReportSession = {
		id: "1234abcd-0000-4000-8000-000000000000",
		tenantName: "Acme",
		brandColor: null,
		logoUrl: null,
		websiteUrl: null,
		userName: null,
		userEmail: null,
		completedAt: new Date("2026-11-20T13:05:00Z"),
		timeTakenSeconds: 90,
		answers,
		result: resultOf(content, answers).result,
		...given.session,
	}
	return { version, session, data: reportData(version, session, flags) }
}

describe("reportData", () => {
	it("shows what the business wrote in the visitor's language, and a typed answer as it was typed", () => {
		vi.stubGlobal("ownTexts", {
			texts: { Readiness: "Bereitschaft", "What about a?": "Wie ist das?", Good: "Gut", Skills: "Können" },
			written: "en",
		})
		const { data } = report({ answers: { a: "Good", b: "2", c: "Good" } })
		vi.unstubAllGlobals()
		expect([data.title, data.categories?.[0]?.name]).toEqual(["Bereitschaft", "Können"])
		expect(data.breakdown).toMatchObject([
			{ question: "Wie ist das?", category: "Können", answer: "Gut" },
			{ question: "What about b?", untranslated: ["question", "category"] },
			{ question: "What about c?", answer: "Good", untranslated: ["question"] },
		])
	})

	it("contains the score, its badge, its categories and every answer", () => {
		const { data } = report()
		expect(data).toMatchObject({
			title: "Readiness",
			number: "1234abcd",
			percentageText: "70%",
			pointsText: "70 of 100 points",
			badge: { band: "fair", label: "Fair" },
			outcome: { title: "On a good way" },
			categories: [
				{ name: "Skills", percentageText: "100%", pointsText: "10 of 10 points" },
				{ name: "Will", percentageText: "40%", pointsText: "4 of 10 points" },
			],
			facts: [
				{ label: "Name", value: "Anonymous" },
				{ label: "Completed", value: "November 20, 2026 at 1:05 PM UTC" },
				{ label: "Time taken", value: "1.5 minutes" },
			],
		})
		expect(data.breakdown?.map(({ answer, points }) => [answer, points])).toEqual([
			["Good", "10 of 10 points"],
			["2 of 5", "4 of 10 points"],
			["Not answered", "Not scored"],
		])
	})

	it.each([
		[100, "Excellent"],
		[90, "Excellent"],
		[89.9, "Good"],
		[80, "Good"],
		[79.9, "Fair"],
		[70, "Fair"],
		[69.9, "Poor"],
		[0, "Poor"],
	])("at %s %% the badge says %s", (percentage_score, label) => {
		const { session } = report()
		const result = { ...session.result, percentage_score }
		expect(report({ session: { result } }).data.badge?.label).toBe(label)
	})

	it("calls a question that only leads on not scored", () => {
		const leads = question("a", { points: { Good: 0, Bad: 0 } })
		const [row] = report({ questions: [leads] }).data.breakdown ?? []
		expect(row).toMatchObject({ answered: true, points: "Not scored", share: null })
	})

	it("says nothing of a score where answers alone decide", () => {
		const votes = { Good: ["one"] }
		const questions = [question("a", { points: {}, votes })]
		const { version, session } = report({ questions })
		const data = reportData({ ...version, unscored: true }, { ...session, betterThan: 63 }, ALL)
		expect(data).toMatchObject({ unscored: true, badge: null, comparisonText: null })
		expect(data.breakdown?.[0]?.points).toBe("Not scored")
		const page = reportHtml(data)
		expect(page).toContain("On a good way")
		for (const word of ["%", "Your score", "points<", 'gauge"']) expect(page.split("</style>")[1]).not.toContain(word)
		expect(JSON.stringify(reportDocument(data, LOOK))).not.toMatch(/"0%"|of 100 points/)
		expect(JSON.stringify(reportDocument(report({ questions }).data, LOOK))).toMatch(/"0%".*0 of 100 points/)
	})

	it("takes the business's color, unless the outcome has an accent of its own", () => {
		const own = { ...newOutcome("x").result_design, accent_color: "#7a1fa2" }
		const session = { brandColor: "#146c43" }
		expect(report({ session }).data.colors).toMatchObject({ accent: "#146c43", brand: "#146c43" })
		expect(report({ session, outcomes: [outcome({ result_design: own })] }).data.colors).toMatchObject({
			accent: "#7a1fa2",
			brand: "#146c43",
		})
		const { brand, accentText, background } = report({ session: { brandColor: "#ffe38a" } }).data.colors
		expect(brand).toBe("#ffe38a")
		expect(contrast(accentText, background)).toBeGreaterThanOrEqual(4.5)
	})

	it("omits what the flags and the design omit", () => {
		const flags = { include_charts: false, include_recommendations: false, include_detailed_breakdown: false }
		const result_design = {
			...newOutcome("x").result_design,
			show_performance_badge: false,
			show_category_breakdown: false,
		}
		expect(report({ flags, outcomes: [outcome({ result_design })] }).data).toMatchObject({
			charts: null,
			recommendations: null,
			breakdown: null,
			badge: null,
			categories: null,
		})
	})

	it("uses the flags of the reached outcome by default", () => {
		const action_config = { ...newOutcome("x").action_config, include_charts: false, include_recommendations: false }
		const source = report({ outcomes: [outcome({ action_config })] })
		expect(reportFlags(source)).toEqual({ ...ALL, include_charts: false, include_recommendations: false })
		expect(reportFlags(source, { include_charts: true, include_detailed_breakdown: false })).toEqual({
			include_charts: true,
			include_recommendations: false,
			include_detailed_breakdown: false,
		})
		expect(reportFlags(report({ outcomes: [] }))).toEqual(ALL)
	})

	it("has a neutral result if no outcome fits", () => {
		const { outcome, badge } = report({ outcomes: [] }).data
		expect(outcome).toMatchObject({ title: "Your result" })
		expect(badge).toBeNull()
	})

	it("shortens a hundred endless texts to what can be laid out, and says so", () => {
		const word = "w".repeat(20_000)
		const questions = Array.from({ length: 100 }, (_, n) => question(`q${n}`, { type: "text", question: word }))
		const { data } = report({ questions, answers: Object.fromEntries(questions.map(({ id }) => [id, word])) })
		expect(JSON.stringify(data.breakdown).length).toBeLessThan(100_000)
		expect(data.breakdown?.[0]?.answer).toBe(`${"w".repeat(300)}… (19,700 more characters)`)
	})
})

it("keeps line breaks and drops bidirectional control characters", () => {
	expect(plainText("a\r\nb\u0000\u001b\u202ec\u202a\tд")).toBe("a\nbc д")
})

it("draws the gauge from left to right", () => {
	expect(gaugePath(0)).toBe("")
	expect(gaugePath(50)).toBe("M 12.00 100.00 A 88 88 0 0 1 100.00 12.00")
	expect(gaugePath(100)).toBe("M 12.00 100.00 A 88 88 0 0 1 188.00 100.00")
	expect(gaugePath(1_000)).toBe(gaugePath(100))
	expect(gaugePath(50, "rtl")).toBe("M 188.00 100.00 A 88 88 0 0 0 100.00 12.00")
})

describe("reportHtml", () => {
	it("escapes values, and only values", () => {
		expect(html`<a b="${`"><'&`}">${html`<i></i>`}${null}${false}${[html`<b></b>`]}`.text).toBe(
			`<a b="&quot;&gt;&lt;&#39;&amp;"><i></i><b></b>`,
		)
	})

	it("keeps a hostile text in every place inert", () => {
		const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)></style>{{x}}\${y}`
		const { data } = report({
			name: evil,
			questions: [
				question("a", { question: evil, category: evil.slice(0, 100), options: [evil], points: { [evil]: 5 } }),
				question("t", { type: "text", question: evil }),
			],
			outcomes: [
				outcome({
					title: evil,
					description: evil,
					action_config: { ...newOutcome("x").action_config, custom_message: evil },
				}),
			],
			answers: { a: evil, t: evil },
			session: { tenantName: evil, userName: evil, userEmail: evil },
		})
		const page = reportHtml(data)
		expect(page.match(/<(script|img)/gi)).toBeNull()
		expect(page.match(/<\/style>/g)).toHaveLength(1)
		expect(page.split("&lt;script&gt;alert(1)&lt;/script&gt;").length - 1).toBeGreaterThanOrEqual(10)
		expect(page).not.toMatch(/\s(?:href|src|on\w+)="/)
	})

	it("carries the business's logo, on a light plate where the page is dark", () => {
		const logoUrl = "/media/assets/tenant/logo-1.svg"
		const result_design = { ...newOutcome("x").result_design, background_color: "#101820" }
		const light = reportHtml(report({ session: { logoUrl } }).data)
		const dark = reportHtml(report({ session: { logoUrl }, outcomes: [outcome({ result_design })] }).data)
		for (const page of [light, dark]) expect(page).toContain(`<img class="logo" src="${logoUrl}" alt="">`)
		expect(light).not.toContain("background: #fff;")
		expect(dark).toContain("background: #fff;")
		expect(reportHtml(report().data)).not.toContain("<img")
	})

	it("shows every word of the data, and charts only if wanted", () => {
		const { data } = report()
		const page = reportHtml(data)
		for (const { question: text, answer, points } of data.breakdown ?? []) {
			for (const word of [text, answer, points]) expect(page).toContain(word)
		}
		for (const { title } of data.recommendations ?? []) expect(page).toContain(title)
		expect(page.match(/<svg/g)).toHaveLength(1 + 2 + 2)
		expect(reportHtml(report({ flags: { ...ALL, include_charts: false } }).data)).not.toContain("<svg")
	})
})
