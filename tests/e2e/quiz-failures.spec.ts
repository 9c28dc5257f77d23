import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { refuseOnce } from "../support/network"
import { publishQuiz, quizScreen, sessionsOf } from "../support/quiz-screen"
import { question } from "../support/quizzes"

/** A visitor at the first question of a quiz. */
async function begin(page: Page, given: Parameters<typeof publishQuiz>[0] = {}) {
	const published = await publishQuiz(given)
	const visitor = quizScreen(page)
	await page.goto(published.path)
	await visitor.start.click()
	return { ...published, visitor }
}

test("offline in the middle: it says so, goes on, and nothing is lost @phone", async ({
	page,
	context,
	strictness,
}) => {
	strictness.allow(/ERR_INTERNET_DISCONNECTED/)
	const { quiz, visitor } = await begin(page, { contactStep: "never" })
	await visitor.choose("Good")
	await expect.poll(async () => (await sessionsOf(quiz.id))[0]?.answers).toEqual({ choice: "Good" })
	await context.setOffline(true)
	await visitor.choose("5")
	await expect(visitor.saving).toContainText("You are offline.")
	await visitor.choose("Yes")
	await visitor.text.fill("Still here")
	await visitor.finish.click()
	await expect(visitor.button("See my result")).toBeDisabled()
	await context.setOffline(false)
	await expect(visitor.result).toContainText("100%")
	expect((await sessionsOf(quiz.id))[0]?.answers).toEqual({
		choice: "Good",
		rating: "5",
		yesno: "Yes",
		text: "Still here",
	})
})

test("killed while offline: what was answered is sent when the page is opened again", async ({
	page,
	context,
	strictness,
}) => {
	strictness.allow(/ERR_INTERNET_DISCONNECTED/)
	const { quiz, path, visitor: first } = await begin(page, { contactStep: "never" })
	let visitor = first
	await expect(visitor.choice("Good")).toBeVisible()
	await context.setOffline(true)
	await visitor.choose("Good")
	await expect(visitor.saving).toContainText("You are offline.")
	await page.close()
	await context.setOffline(false)
	const again = await context.newPage()
	visitor = quizScreen(again)
	await again.goto(path)
	await expect(visitor.title).toHaveText("What about rating?")
	await expect.poll(async () => (await sessionsOf(quiz.id))[0]?.answers).toEqual({ choice: "Good" })
})

test("a server that fails: said in plain words, and it goes on from there", async ({ page, strictness }) => {
	strictness.allow(/status of 5\d\d/)
	const broken = { status: 500, json: { detail: "Something went wrong.", request_id: "1" } }
	const { path } = await publishQuiz({ questions: [question("one")], contactStep: "never" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await page.route("**/sessions", (route) => route.fulfill(broken), { times: 1 })
	await visitor.start.click()
	await expect(visitor.alert).toHaveText("Something went wrong on our side. Nothing is lost: please try again.")
	await visitor.start.click()

	await page.route("**/sessions/*", (route) => route.fulfill(broken), { times: 1 })
	await visitor.choice("Good").check()
	await expect(visitor.saving).toContainText("Your last answers are not saved yet.")
	await visitor.button("Try again").click()
	await expect(visitor.saving).toBeEmpty()

	await page.route("**/complete", (route) => route.fulfill(broken), { times: 1 })
	await visitor.finish.click()
	await expect(visitor.alert).toHaveText("Something went wrong on our side. Nothing is lost: please try again.")
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
})

test("a server that fails while the quiz is opened again", async ({ page, strictness }) => {
	strictness.allow(/status of 500/)
	const { visitor } = await begin(page)
	await visitor.choose("Good")
	await refuseOnce(page, "GET", "**/sessions/*")
	await page.reload()
	await expect(visitor.alert).toHaveText("Something went wrong on our side. Nothing is lost: please try again.")
	await visitor.button("Try again").click()
	await expect(visitor.title).toHaveText("What about rating?")
})

test("a session that was erased: it begins anew, and says why", async ({ page, strictness }) => {
	strictness.allow(/status of 404/)
	const { quiz, visitor } = await begin(page)
	await expect(visitor.choice("Good")).toBeVisible()
	await db().quizSession.deleteMany({ where: { quizId: quiz.id } })
	await page.reload()
	await expect(visitor.alert).toHaveText("Your earlier answers are no longer there. Please start again.")
	await visitor.start.click()
	await expect(visitor.title).toHaveText("What about choice?")
})

test("completed in another tab: this one shows the result", async ({ page, context, strictness }) => {
	strictness.allow(/status of 409/)
	const { path, visitor } = await begin(page, { questions: [question("one")], contactStep: "never" })
	await visitor.choice("Good").check()
	const other = await context.newPage()
	await other.goto(path)
	await expect(quizScreen(other).choice("Good")).toBeChecked()
	await quizScreen(other).finish.click()
	await expect(quizScreen(other).result).toContainText("100%")
	await visitor.choice("Bad").click()
	await expect(visitor.result).toContainText("100%")
})

test("the product is switched off in the middle: its own words", async ({ page, strictness }) => {
	strictness.allow(/status of 403/)
	const { tenant, visitor } = await begin(page)
	await expect(visitor.choice("Good")).toBeVisible()
	await db().tenant.update({
		where: { id: tenant.id },
		data: { chatbotEnabled: false, chatbotMessage: "Closed until Monday." },
	})
	// Not check(): the page may be another one before the box could be seen checked.
	await visitor.choice("Good").click()
	await expect(visitor.title).toHaveText("Page Not Available")
	await expect(page.getByText("Closed until Monday.")).toBeVisible()
})

test("a switched-off product, in the server's own HTML", async ({ request }) => {
	for (const [message, shown] of [
		["Closed until Monday.", "Closed until Monday."],
		["", "This page is currently unavailable."],
	] as const) {
		const { path } = await publishQuiz({}, { chatbotEnabled: false, chatbotMessage: message })
		const answer = await request.get(path)
		expect(answer.status()).toBe(200)
		expect(await answer.text()).toContain(shown)
	}
})

test("unknown, draft, another tenant's, of an inactive tenant, no id at all: 404 in the server's own HTML", async ({
	request,
}) => {
	const known = await publishQuiz()
	const draft = await publishQuiz({ isActive: false })
	const inactive = await publishQuiz({}, { isActive: false })
	for (const path of [
		`/quiz/${known.tenant.slug}/7b0c1f1e-9a53-4b1e-8f57-0d8f4a3c2b11`,
		`/quiz/${known.tenant.slug}/${draft.quiz.id}`,
		`/quiz/${known.tenant.slug}/none`,
		draft.path,
		inactive.path,
		`/quiz/nobody-has-this-slug/${known.quiz.id}`,
	]) {
		const answer = await request.get(path)
		expect(answer.status(), path).toBe(404)
		const html = await answer.text()
		expect(html).toContain("Page Not Available")
		expect(html).toContain("This quiz does not exist.")
	}
})

test("without script the page says what is missing", async ({ browser, baseURL }) => {
	const { path } = await publishQuiz()
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
	const page = await context.newPage()
	await page.goto(path)
	await expect(page.getByText(/Taking a quiz needs JavaScript/)).toBeVisible()
	await context.close()
})
