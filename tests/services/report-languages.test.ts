import { extractText, getDocumentProxy } from "unpdf"
import { expect, it } from "vitest"
import { inLanguage } from "@/lib/languages/current-language"
import { readAnswers } from "@/lib/quizzes/answer-types"
import { newQuestion, newScoringConfig } from "@/lib/quizzes/defaults"
import { GAUGE_BOX, gaugePath } from "@/lib/quizzes/report/gauge-path"
import { renderReport } from "@/lib/quizzes/report/render-report.mjs"
import { type ReportSession, type ReportVersion, reportData } from "@/lib/quizzes/report/report-data"
import { reportHtml } from "@/lib/quizzes/report/report-html"

const FLAGS = { include_charts: true, include_recommendations: true, include_detailed_breakdown: true }

interface Taken {
	quiz: string
	person: string
	question: string
	answer: string
}

function reportIn(code: string, { quiz, person, question, answer }: Taken) {
	const questions = [{ ...newQuestion("q"), type: "text" as const, question, options: [], points: {} }]
	const version: ReportVersion = {
		name: quiz,
		description: "",
		questions,
		scoringConfig: newScoringConfig(),
		outcomes: [],
	}
	const categories = [
		{ name: quiz, percentage: 85.5, earned: 8.6, possible: 10 },
		{ name: "Sleep (REM)", percentage: 40, earned: 4, possible: 10 },
	]
	const session: ReportSession = {
		id: "01234567-0000-4000-8000-000000000000",
		tenantName: "Acme (Berlin)",
		brandColor: "#a03060",
		logoUrl: null,
		websiteUrl: null,
		userName: person,
		userEmail: "ada@example.com",
		completedAt: new Date("2026-11-27T09:30:00Z"),
		timeTakenSeconds: 300,
		answers: readAnswers(questions, { q: answer }),
		result: { percentage_score: 85.5, total_score: 85.5, max_possible_score: 100, categories, outcome: null },
	}
	return inLanguage(code, () => reportData(version, session, FLAGS))
}

async function printed(data: ReturnType<typeof reportIn>): Promise<string> {
	const bytes = new Uint8Array(await renderReport({ data, logo: null, box: { ...GAUGE_BOX, full: gaugePath(100) } }))
	const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
	return text.replace(/\s+/g, " ").normalize()
}

it("is in German, with numbers as German writes them", async () => {
	const data = reportIn("de", { quiz: "Größe", person: "Jörg Weiß", question: "Wie oft üben Sie?", answer: "Öfter" })
	const text = await printed(data)
	for (const said of [
		"Quiz-Auswertung",
		"Empfehlungen",
		"85,5 von 100 Punkten",
		"„Sleep (REM)“ (40 %)",
		"Größe",
		"Jörg Weiß",
	])
		expect(text).toContain(said)
	expect(text).not.toMatch(/Recommendations|Completed|□/)
	expect(reportHtml(data)).toContain('<html lang="de" dir="ltr">')
})

it("is in Arabic, joined and from right to left, with Latin names in one piece", async () => {
	const data = reportIn("ar", {
		quiz: "اختبار اللياقة",
		person: "محمد الأمين",
		question: "كم مرة تتدرب في الأسبوع؟",
		answer: "مرتين أو 3 مرات",
	})
	const text = await printed(data)
	expect(text).not.toContain("□")
	// A reader of files goes from the left: the second word of the title comes first.
	for (const said of ["التوصيات", "محمد", "اللياقة اختبار", "«Sleep (REM)»", "(85.5%)"]) expect(text).toContain(said)
	expect(reportHtml(data)).toContain('<html lang="ar" dir="rtl">')
})

it("is in Hindi, and loses no letter of a word that its font composes", async () => {
	const data = reportIn("hi", {
		quiz: "श्री त्रिपाठी",
		person: "किरण शर्मा",
		question: "कोई ईमेल?",
		answer: "हफ़्ते में दो बार",
	})
	const text = await printed(data)
	expect(text).not.toContain("□")
	for (const said of ["ईमेल", "सुझाव", "कोई", "नतीजा"]) expect(text).toContain(said)
})

it("is in Japanese, with lines that end without a hyphen and begin with no period", async () => {
	const question =
		"一週間に何回くらい運動をしていますか、そして「とても疲れた」と感じるのはどんなときですか。できるだけ詳しく教えてください。"
	const data = reportIn("ja", { quiz: "体力チェック", person: "山田 太郎", question, answer: "週に二回" })
	const text = await printed(data)
	expect(text).not.toMatch(/□|\p{sc=Han}-|\p{sc=Hiragana}-| [、。]/u)
	expect(text.replace(/ /g, "")).toContain(question)
	for (const said of ["アドバイス", "「Sleep (REM)」（40%）", "山田 太郎"]) expect(text).toContain(said)
})
