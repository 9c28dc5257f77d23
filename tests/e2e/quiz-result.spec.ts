import type { Outcome } from "@/lib/client/contract"
import { expect, test } from "../support/browser"
import { bytesOf } from "../support/downloads"
import { e2eProduct } from "../support/e2e-product"
import { unique } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { publishQuiz, quizScreen, sessionsOf } from "../support/quiz-screen"
import { outcome, question } from "../support/quizzes"

interface Given {
	action?: Outcome["action"]
	config?: Partial<Outcome["action_config"]>
	design?: Partial<Outcome["result_design"]>
	contactStep?: "after" | "never"
}

/** A quiz that always ends with this outcome. */
function quizEndingWith({ action = "show_message", config = {}, design = {}, contactStep = "never" }: Given) {
	const end = outcome("end", { title: "Well done", action })
	Object.assign(end.action_config, config)
	Object.assign(end.result_design, design)
	return publishQuiz({ outcomes: [end], contactStep })
}

test("show_message: its words in its colours, and nothing that its design leaves out @phone", async ({ page }) => {
	const { path } = await quizEndingWith({
		config: { custom_message: "Come and see us on Monday." },
		design: {
			background_color: "#ffee00",
			text_color: "#ffffff",
			accent_color: "#ffee00",
			show_performance_badge: false,
			show_category_breakdown: false,
		},
	})
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await expect(visitor.result).toContainText("Come and see us on Monday.")
	await expect(visitor.result).toHaveCSS("background-color", "rgb(255, 238, 0)")
	// White on yellow was chosen, and is not what anybody gets to see.
	await expect(visitor.result).not.toHaveCSS("color", "rgb(255, 255, 255)")
	await expect(visitor.result).not.toContainText("Excellent")
	await expect(visitor.result.getByRole("listitem")).toHaveCount(0)
})

test("redirect: the host is shown first, and nobody is sent there without a press", async ({ page, context }) => {
	const { path } = await quizEndingWith({
		action: "redirect",
		config: { redirect_url: "https://bank.example@shop.example/offer" },
	})
	await context.route("https://**", (route) => route.abort())
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await expect(visitor.result).toContainText("The next step is on shop.example")
	const link = page.getByRole("link", { name: /^Continue to shop\.example/ })
	await expect(link).toHaveAttribute("href", "https://bank.example@shop.example/offer")
	await expect(link).toHaveAttribute("rel", /noopener/)
	expect(page.url()).toContain(path)
})

test("redirect: what is no web address is no way on", async ({ page }) => {
	const { path } = await quizEndingWith({ action: "redirect", config: { redirect_url: "javascript:alert(1)" } })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await expect(visitor.title).toHaveText("Well done")
	await expect(visitor.result.getByRole("link")).toHaveCount(0)
})

test("send_email: says where it was sent, and it was", async ({ page }) => {
	const address = `ada-${unique()}@example.com`
	const { path } = await quizEndingWith({
		action: "send_email",
		config: { email_subject: "You reached {percentage}" },
		contactStep: "after",
	})
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await visitor.email.fill(address)
	await visitor.finish.click()
	await expect(visitor.result).toContainText(`Sent to ${address}.`)
	expect((await firstMailTo(e2eProduct().mailFolder, address)).subject).toBe("You reached 100")
	await page.reload()
	await expect(visitor.result).toContainText(`Sent to ${address}.`)
})

test("send_email: without an address it says so", async ({ page }) => {
	const { path } = await quizEndingWith({ action: "send_email" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await expect(visitor.result).toContainText("You gave no e-mail address, so nothing was sent.")
})

test("download_pdf: asked for with the secret; a failure in plain words, and Retry", async ({ page, strictness }) => {
	strictness.allow(/status of 503/)
	const { quiz, path } = await quizEndingWith({ action: "download_pdf" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await page.route("**/report", (route) => route.fulfill({ status: 503, json: { detail: "Away." } }), { times: 1 })
	await visitor.button("Download your report").click()
	await expect(visitor.result.getByRole("status")).toContainText("The report could not be made just now.")

	const asking = page.waitForRequest("**/report")
	const downloading = page.waitForEvent("download")
	await visitor.button("Retry").click()
	expect((await asking).headers().authorization).toMatch(/^Bearer .{20,}$/)
	const [session] = await sessionsOf(quiz.id)
	const file = await downloading
	expect(file.suggestedFilename()).toBe(`quiz-report-${session?.id.slice(0, 8)}.pdf`)
	expect((await bytesOf(file)).subarray(0, 5).toString()).toBe("%PDF-")
	await expect(visitor.result.getByRole("status")).toContainText("Downloaded.")
})

for (const [percent, answer, badge] of [
	[100, "5", "Excellent"],
	[80, "4", "Good"],
	[60, "3", "Poor"],
] as const) {
	test(`a result of ${percent} percent is ${badge.toLowerCase()}`, async ({ page }) => {
		const { path } = await publishQuiz({
			questions: [question("one", { type: "rating", options: [], points: {} })],
			contactStep: "never",
		})
		const visitor = quizScreen(page)
		await page.goto(path)
		await visitor.start.click()
		await visitor.choice(answer).check()
		await visitor.finish.click()
		await expect(visitor.result).toContainText(`${percent}%`)
		await expect(visitor.result.getByText(badge, { exact: true })).toBeVisible()
	})
}

test("no outcome fits: a neutral result @phone", async ({ page }) => {
	const { path } = await publishQuiz({
		outcomes: [outcome("low", { score_max: 10 })],
		contactStep: "never",
	})
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await expect(visitor.title).toHaveText("Your result")
	await expect(visitor.result).toContainText("Thank you for taking this quiz.")
	await expect(visitor.result).toContainText("100%")
	await expect(visitor.result).not.toContainText("Excellent")
})
