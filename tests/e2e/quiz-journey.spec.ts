import type { Page } from "@playwright/test"
import { extractText, getDocumentProxy } from "unpdf"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chatQuiz } from "../support/chat-quiz"
import { bytesOf } from "../support/downloads"
import { e2eProduct } from "../support/e2e-product"
import { makeTenantWithAdmin } from "../support/factories"
import { startHostPage } from "../support/host-page"
import { quizEditor } from "../support/quiz-editor"
import { quizScreen, sessionsOf } from "../support/quiz-screen"

test.use({ reducedMotion: "reduce" })

const QUESTIONS = [
	{ words: "Who bakes?", type: "multiple_choice", category: "Kitchen" },
	{ words: "How hot is your oven?", type: "rating", category: "Kitchen" },
	{ words: "Do you own scales?", type: "yes_no", category: "Tools" },
	{ words: "What would you bake?", type: "text", category: "Tools" },
] as const
const OUTCOMES = [
	{ title: "Buy bread", from: "0", to: "49" },
	{ title: "Bake with a friend", from: "50", to: "79" },
	{ title: "Open a bakery", from: "80", to: "100" },
]

/** @returns the quiz's id */
async function buildQuiz(page: Page, slug: string): Promise<string> {
	const owner = quizEditor(page)
	await owner.open(slug)
	await owner.button("New quiz").click()
	const dialog = page.getByRole("dialog", { name: "New quiz" })
	await dialog.getByLabel("Name").fill("Are you a baker?")
	await dialog.getByLabel("Name").press("Enter")
	for (const { words, type, category } of QUESTIONS) {
		await owner.add.click()
		await owner.form.getByLabel("Question", { exact: true }).fill(words)
		await owner.form.getByLabel("Type").selectOption(type)
		await owner.form.getByLabel(/^Category/).fill(category)
		if (type === "multiple_choice") {
			await owner.option(1).fill("I do")
			await owner.points(1).fill("10")
			await owner.option(2).fill("The shop")
			await owner.form.getByLabel("Weight").fill("3")
		}
		await owner.keep.click()
	}
	await expect(owner.questions).toHaveCount(QUESTIONS.length)
	await owner.choose("Results & Outcomes")
	for (const { title, from, to } of OUTCOMES) {
		await owner.button("Add outcome").click()
		await owner.form.getByLabel("Title").fill(title)
		await owner.form.getByLabel("From, %").fill(from)
		await owner.form.getByLabel("To, %").fill(to)
		await owner.form.getByLabel("Action").selectOption("download_pdf")
		await owner.keep.click()
	}
	await owner.save.click()
	await expect(owner.saved).toBeVisible()
	await owner.published.click()
	await expect(owner.published).toBeChecked()
	const { id } = await db().quiz.findFirstOrThrow({ where: { tenant: { slug } } })
	return id
}

/**
 * Computed by hand: the choice has 10 points and counts three times, a rating has twice its number, Yes has 10, and a
 * text is not scored. So Kitchen has 3 × 10 + 10 = 40 points, and Tools has 10.
 */
const RESULTS = {
	best: {
		percentage_score: 100,
		total_score: 100,
		max_possible_score: 100,
		categories: [
			{ name: "Kitchen", percentage: 100, earned: 40, possible: 40 },
			{ name: "Tools", percentage: 100, earned: 10, possible: 10 },
		],
		outcome: { title: "Open a bakery" },
	},
	middle: {
		percentage_score: 68,
		total_score: 68,
		max_possible_score: 100,
		categories: [
			{ name: "Kitchen", percentage: 85, earned: 34, possible: 40 },
			{ name: "Tools", percentage: 0, earned: 0, possible: 10 },
		],
		outcome: { title: "Bake with a friend" },
	},
	least: {
		percentage_score: 4,
		total_score: 4,
		max_possible_score: 100,
		categories: [
			{ name: "Kitchen", percentage: 5, earned: 2, possible: 40 },
			{ name: "Tools", percentage: 0, earned: 0, possible: 10 },
		],
		outcome: { title: "Buy bread" },
	},
}

type Screen = Pick<ReturnType<typeof quizScreen>, "start" | "choose" | "text" | "next" | "name" | "email" | "finish">

async function take(visitor: Screen, [choice, rating, yesNo, text]: readonly string[], name: string) {
	await visitor.start.click()
	await visitor.choose(choice ?? "")
	await visitor.choose(rating ?? "")
	await visitor.choose(yesNo ?? "")
	await visitor.text.fill(text ?? "")
	await visitor.next.click()
	await visitor.name.fill(name)
	await visitor.email.fill(`${name.toLowerCase()}@example.com`)
	await visitor.finish.click()
}

test("a quiz is built, published, taken on its page, in the chat and in a frame, and reported, with one score everywhere", async ({
	page,
	browser,
	signInAs,
	strictness,
}) => {
	test.setTimeout(180_000)
	// The report may run no script, not even the one that the browser tests add to each page.
	strictness.allow(/^console: Blocked script execution in '.*preview-report'/)
	strictness.allow(/^outside request: http:\/\/(127\.0\.0\.1|localhost):/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const quizId = await buildQuiz(page, tenant.slug)

	const context = await browser.newContext({ baseURL: e2eProduct().url })
	const visit = await context.newPage()
	const onPage = ["I do", "5", "Yes", "Brød og Плюшки"]
	await visit.goto(`/quiz/${tenant.slug}/${quizId}`)
	await take(quizScreen(visit), onPage, "Ada")
	await expect(quizScreen(visit).title).toHaveText("Open a bakery")
	await expect(quizScreen(visit).result).toContainText("100%")
	const downloading = visit.waitForEvent("download")
	await quizScreen(visit).button("Download your report").click()
	const download = await downloading
	const mine = await bytesOf(download)

	const inChat = ["I do", "2", "No", "Rolls"]
	await visit.goto(`/chat/${tenant.slug}`)
	await chatQuiz(visit).offer("Are you a baker?").click()
	// The earlier result is shown, and the quiz can be taken again.
	await chatQuiz(visit).button("Take it again").click()
	await take(chatQuiz(visit), inChat, "Grace")
	await expect(chatQuiz(visit).title).toHaveText("Bake with a friend")
	await expect(chatQuiz(visit).result).toContainText("68%")

	const inFrame = ["The shop", "1", "No", "Nothing"]
	const { port } = new URL(e2eProduct().url)
	const address = `http://localhost:${port}/quiz/${tenant.slug}/${quizId}`
	const host = await startHostPage(`<iframe title="Quiz" width="320" height="600" src="${address}"></iframe>`)
	// A new visitor, because not every browser partitions the storage of a site in a frame.
	const elsewhere = await browser.newContext()
	const embedding = await elsewhere.newPage()
	await embedding.goto(host.origin)
	const framed = quizScreen(embedding.frameLocator("iframe"))
	await take(framed, inFrame, "Joan")
	await expect(framed.title).toHaveText("Buy bread")
	await expect(framed.result).toContainText("4%")
	await host.stop()
	await Promise.all([context.close(), elsewhere.close()])
	const taken = await sessionsOf(quizId)
	expect(taken.map(({ result, userName }) => [userName, result])).toMatchObject([
		["Ada", RESULTS.best],
		["Grace", RESULTS.middle],
		["Joan", RESULTS.least],
	])
	expect(await db().lead.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })).toMatchObject(
		[100, 68, 4].map((score) => ({ score, quizName: "Are you a baker?" })),
	)

	const owner = quizEditor(page)
	await owner.choose("Results & Analytics")
	const row = page.getByRole("list", { name: "Sessions" }).locator("> li").filter({ hasText: "Ada" })
	await expect(row).toContainText("100%")
	await expect(row).toContainText("Open a bakery")
	const opened = page.waitForEvent("popup")
	await row.getByRole("button", { name: /^Preview/ }).click()
	const report = await opened
	await expect(report.getByText("Open a bakery").first()).toBeVisible()
	await expect(report.locator("svg").first()).toBeVisible()
	await report.close()
	const saving = page.waitForEvent("download")
	await row.getByRole("button", { name: /^PDF/ }).click()
	const file = await saving
	const named = `quiz-report-${taken[0]?.id.slice(0, 8)}.pdf`
	expect([file.suggestedFilename(), download.suggestedFilename()]).toEqual([named, named])
	const theirs = await bytesOf(file)
	expect(theirs.equals(mine)).toBe(true)

	await page.getByLabel("Lead level").selectOption("high")
	await expect(page.getByText("Showing 1 of 1 sessions")).toBeVisible()
	const exporting = page.waitForEvent("download")
	await page.getByRole("link", { name: "Export CSV" }).click()
	expect((await exporting).suggestedFilename()).toMatch(/\.csv$/)

	const { text } = await extractText(await getDocumentProxy(new Uint8Array(theirs)), { mergePages: true })
	const told = text.replace(/\s+/g, " ")
	for (const words of ["Are you a baker?", "Ada", "100%", "Open a bakery", "Kitchen", "Tools", ...onPage]) {
		expect(told).toContain(words)
	}
})
