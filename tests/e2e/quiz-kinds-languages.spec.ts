import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { fixture, makeSubmission } from "../support/factories"
import { inspectScreen } from "../support/inspect-screen"
import { latinTexts } from "../support/latin-texts"
import { publishQuiz } from "../support/quiz-screen"
import { makeQuiz, makeQuizSession, outcome, question, resultAfter } from "../support/quizzes"
import { PHONE } from "../support/screens"
import { visitorLanguage } from "../support/visitor-language"

test.use({ ...PHONE, reducedMotion: "reduce" })

/** What the business wrote and did not translate is marked as English. Names are read as they are. */
const NAMES = ["Bakery", "Grace Hopper", "grace@example.com", "What suits you?"]
const QUESTIONS = [
	question("several", {
		type: "multiple_choices",
		options: ["Bread", "Cake", "Pie"],
		points: { Bread: 5 },
		max_choices: 2,
	}),
	question("scale", { type: "scale", options: [], points: { 9: 9 } }),
	question("number", { type: "number", options: [], points: {}, bands: [{ min: 1, max: null, points: 5 }] }),
	question("day", { type: "date", options: [], points: {}, required: false }),
	question("consent", { type: "consent", options: ["I agree"], points: {} }),
	question("contact", {
		type: "contact",
		options: [],
		points: {},
		contact_parts: { name: "required", email: "required", phone: "optional", company: "optional" },
	}),
]

async function world(code: string) {
	const { tenant, quiz, path } = await publishQuiz(
		{
			name: "What suits you?",
			questions: QUESTIONS,
			outcomes: [outcome("end", { testimonial: { tag_id: null, rule: "newest" } })],
			contactStep: "never",
			autoAdvance: false,
			keepPartialLeads: true,
		},
		{ name: "Bakery", languages: ["en", code], visitorLanguage: true },
	)
	const tenantId = tenant.id
	await db().quiz.update({ where: { id: quiz.id }, data: { showComparison: true } })
	const { categories } = resultAfter(quiz.content, { several: ["Bread", "Cake"], scale: "9", number: "1.5" })
	const possible = BigInt(categories.reduce((sum, category) => sum + Math.round(category.possible * 10), 0))
	await db().quizScoreCount.create({ data: { tenantId, quizId: quiz.id, possible, score: 0, count: 40n } })
	const bytes = await fixture("chrome-vp9-opus.webm")
	await makeSubmission({ tenantId, bytes, name: "Grace Hopper", status: "approved", sharedAt: new Date() })
	const closed = await makeQuiz({ tenantId, name: "What suits you?", closesAt: new Date(0) })
	const full = await makeQuiz({ tenantId, name: "What suits you?", responseLimit: 1 })
	await makeQuizSession(full)
	const addressOf = ({ id }: { id: string }) => `/quiz/${tenant.slug}/${id}?lang=${code}`
	return { path: `${path}?lang=${code}`, closed: addressOf(closed), full: addressOf(full) }
}

for (const code of ["de", "ar"])
	test(`each kind of question, the result with a testimonial, and a quiz that is closed or full (${code})`, async ({
		page,
	}) => {
		const { say, dir } = visitorLanguage(code)
		const { path, closed, full } = await world(code)
		/** Only the words differ from left-to-right language to language, so that one of them needs a few looks. */
		const look = async (rtlOnly = true) => {
			await expect(page.locator("html")).toHaveAttribute("dir", dir)
			if (dir === "rtl") expect(await latinTexts(page, NAMES)).toEqual([])
			if (dir === "rtl" || !rtlOnly) await inspectScreen(page)
		}
		const press = (text: string) => page.getByRole("button", { name: say(text), exact: true }).click()
		const goOn = () => press("Continue")
		await page.goto(path)
		// In English, on a page of another language, and yet at the side of the page's own texts.
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("text-align", dir === "rtl" ? "right" : "left")
		await press("Start")
		await goOn()
		await expect(page.getByText(say("This question needs an answer."))).toBeVisible()
		await page.getByRole("checkbox").nth(0).press("Space")
		await page.getByRole("checkbox").nth(1).press("Space")
		await expect(page.getByRole("checkbox").nth(2)).toBeDisabled()
		await look()
		await goOn()
		await page.getByRole("radio").nth(9).press("Space")
		await look()
		await goOn()
		await page.getByRole("main").getByRole("textbox").fill("1,5")
		await look()
		await goOn()
		await page.locator("input[type=date]").fill("2026-03-29")
		await look()
		await goOn()
		await page.getByRole("checkbox").press("Space")
		await look()
		await goOn()
		await press("See my result")
		await expect(page.getByText(say("Email is required"))).toBeVisible()
		await look(false)
		await page.getByLabel(say("Name")).fill("Grace Hopper")
		await page.getByLabel(say("Email")).fill("grace@example.com")
		await press("See my result")
		await expect(page.getByRole("region", { name: say("Your result") })).toBeVisible()
		const [better = ""] = say("Better than {0} of those who took it", "@").split("@")
		await expect(page.getByText(better)).toBeVisible()
		await expect(page.getByText("Grace Hopper").first()).toBeVisible()
		await look(false)
		for (const [address, title] of [
			[closed, "This quiz is closed"],
			[full, "This quiz is full"],
		] as const) {
			await page.goto(address)
			await expect(page.getByRole("heading", { level: 1, name: say(title) })).toBeVisible()
			await look(false)
		}
	})
