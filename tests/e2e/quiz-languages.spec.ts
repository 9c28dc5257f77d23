import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { catalogueOf } from "@/lib/languages/catalogue"
import { expect, test } from "../support/browser"
import { inspectScreen } from "../support/inspect-screen"
import { publishQuiz, sessionsOf } from "../support/quiz-screen"
import { outcome, question } from "../support/quizzes"
import { PHONE } from "../support/screens"

test.use({ ...PHONE, reducedMotion: "reduce" })

const QUESTIONS = [
	question("color", {
		question: "Which color?",
		options: ["Red", "Blue"],
		points: { Red: 10, Blue: 0 },
		category: "Taste",
	}),
	question("size", { question: "Which size?", options: ["Small", "Large"], points: { Small: 10, Large: 0 } }),
	question("sure", { type: "yes_no", question: "Are you sure?", options: [], points: {} }),
]
const TEXTS: Record<string, Record<string, string>> = {
	de: {
		"What suits you?": "Was passt zu Ihnen?",
		"Which color?": "Welche Farbe?",
		Red: "Rot",
		"You are bold": "Sie sind mutig",
	},
	ar: {
		"What suits you?": "ما الذي يناسبك؟",
		"Which color?": "أي لون؟",
		Red: "أحمر",
		Blue: "أزرق",
		"Which size?": "أي مقاس؟",
		Small: "صغير",
		Large: "كبير",
		Taste: "الذوق",
		"Are you sure?": "هل أنت متأكد؟",
		"You are bold": "أنت جريء",
		"Few are.": "قليلون كذلك.",
	},
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test("a quiz begun in German goes on in Arabic, right to left, to one result that the business reads in its own words", async ({
	page,
}) => {
	const { tenant, quiz, path } = await publishQuiz(
		{
			name: "What suits you?",
			questions: QUESTIONS,
			outcomes: [outcome("end", { title: "You are bold", description: "Few are." })],
			contactStep: "never",
			autoAdvance: false,
		},
		{ languages: ["en", "de", "ar"], visitorLanguage: true },
	)
	for (const [language, texts] of Object.entries(TEXTS))
		await db().translation.create({ data: { tenantId: tenant.id, subject: quiz.id, language, texts } })
	const press = (language: string, source: string) =>
		page.getByRole("button", { name: catalogueOf(language).translate(source, []), exact: true }).click()
	const title = page.getByRole("heading", { level: 1 })
	const choice = (name: string) => page.getByRole("radio", { name, exact: true })

	await page.goto(`${path}?lang=de`)
	await expect(title).toHaveText("Was passt zu Ihnen?")
	await press("de", "Start")
	await expect(title).toHaveText("Welche Farbe?")
	await expect(page.getByText("Blue", { exact: true })).toHaveAttribute("lang", "en")
	await choice("Rot").check()
	await press("de", "Continue")
	await expect(title).toHaveText("Which size?")
	await expect(title).toHaveAttribute("lang", "en")
	await press("de", "Back")
	await expect(choice("Rot")).toBeChecked()

	await page.goto(`${path}?lang=ar`)
	await expect(title).toHaveText("أي لون؟")
	await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
	await expect(choice("أحمر")).toBeChecked()
	await press("ar", "Continue")
	await choice("صغير").check()
	await press("ar", "Continue")
	await choice("نعم").check()
	await inspectScreen(page)
	await press("ar", "See my result")
	await expect(title).toHaveText("أنت جريء")
	await expect(page.locator("main [lang=en]")).toHaveCount(0)
	await expect(page.getByText("الذوق").first()).toBeVisible()
	await inspectScreen(page)
	expect(await sideways(page)).toBe(0)
	expect(await page.content()).not.toContain("Sie sind mutig")

	const [session] = await sessionsOf(quiz.id)
	expect(session?.answers).toEqual({ color: "Red", size: "Small", sure: "Yes" })
	expect(session?.result).toMatchObject({ percentage_score: 100, outcome: { title: "You are bold" } })

	// As with another visit, which finds the same result in the other language.
	await page.goto(`${path}?lang=de`)
	await expect(title).toHaveText("Sie sind mutig")
	await expect(page.getByText("Few are.")).toHaveAttribute("lang", "en")
})
