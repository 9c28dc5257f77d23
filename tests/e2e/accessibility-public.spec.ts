import { expect, test } from "../support/browser"
import { chatQuiz } from "../support/chat-quiz"
import { chat, makeChatbot, model } from "../support/chat-screen"
import { fixture, makeSubmission, makeTenant, unique } from "../support/factories"
import { refuseCamera } from "../support/fake-camera"
import { inspectScreen } from "../support/inspect-screen"
import { refuseOnce, slowUploads } from "../support/network"
import { publishQuiz, quizScreen } from "../support/quiz-screen"
import { FOUR_TYPES, makeQuiz, outcome } from "../support/quizzes"
import { studio } from "../support/studio"

test.use({ reducedMotion: "reduce" })

test("home @phone", async ({ page }) => {
	await page.goto("/")
	await inspectScreen(page)
})

test("a tenant's page in each state of the camera @phone", async ({ page }) => {
	// The countdown stands still: axe takes longer than its second, and needs a clock that runs.
	await page.addInitScript(() => {
		const { setTimeout } = window
		Object.assign(window, {
			setTimeout: (run: TimerHandler, ms?: number) => setTimeout(run, ms === 1000 ? 1_000_000 : ms),
		})
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant({ brandColor: "#e6c200" })).slug)
	await page.getByText("Not sure what to say?").click()
	await inspectScreen(page)
	await visitor.startCamera()
	await inspectScreen(page)
	await visitor.button("Start Recording").click()
	await expect(visitor.button("Skip countdown")).toBeVisible()
	await inspectScreen(page)
	await visitor.button("Skip countdown").click()
	await expect(visitor.timer).toBeVisible()
	await inspectScreen(page)
})

test("while the browser asks for the camera @phone", async ({ page }) => {
	await page.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined)
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.button("Start Camera").click()
	await expect(visitor.stage).toContainText("One question from your browser")
	await inspectScreen(page)
})

test("without a camera @phone", async ({ page }) => {
	await refuseCamera(page, "NotAllowedError")
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.button("Start Camera").click()
	await expect(visitor.button("Retry")).toBeVisible()
	await inspectScreen(page)
})

test("a take, errors in the form, and the upload on its way, waiting and failed @phone", async ({
	page,
	strictness,
}) => {
	strictness.allow(/ERR_FAILED|status of 413/)
	const visitor = studio(page)
	await visitor.prepare((await makeTenant()).slug, { name: "", email: "grace@" })
	await visitor.submit.click()
	await expect(visitor.name).toHaveAccessibleDescription("Name is required")
	await inspectScreen(page)

	await visitor.fill({ name: "Grace", email: "grace@example.com" })
	const fast = await slowUploads(page, 2000)
	await visitor.submit.click()
	await expect(page.getByRole("progressbar")).toBeVisible()
	await inspectScreen(page)
	await visitor.button("Cancel").click()
	await fast()

	await page.route("**/submit", (route) => route.abort())
	await visitor.submit.click()
	await expect(page.getByText(/Sending goes on by itself/)).toBeVisible()
	await inspectScreen(page)
	await visitor.button("Cancel").click()

	await page.route("**/submit", (route) => route.fulfill({ status: 413, json: { detail: "The video is too large." } }))
	await visitor.submit.click()
	await expect(page.getByText("The video is too large.")).toBeVisible()
	await inspectScreen(page)
})

test("a take from an earlier page, another beside it, and one that cannot be kept @phone", async ({
	page,
	context,
}) => {
	const { slug } = await makeTenant({ brandColor: "#e6c200" })
	const earlier = [await context.newPage(), await context.newPage()]
	for (const [index, tab] of earlier.entries()) {
		await studio(tab).open(slug)
		await studio(tab).chooseFile(index === 0 ? "chrome-vp9-opus.webm" : "phone-moov-last.mp4")
		await expect(studio(tab).stage).toContainText("Kept safe on this device")
	}
	for (const tab of earlier.slice(0, 1)) await inspectScreen(tab)
	for (const tab of earlier) await tab.close()
	const visitor = studio(page)
	await visitor.open(slug)
	await expect(visitor.stage.getByRole("heading", { name: /^Your recording of 0:05 is safe$/ })).toBeVisible()
	await expect(page.getByRole("region", { name: "Other recordings" })).toBeVisible()
	await inspectScreen(page)
	await visitor.button("Record Again").click()
	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException("Full.", "QuotaExceededError")
		}
	})
	await visitor.chooseFile("chrome-vp9-opus.webm")
	await expect(visitor.stage).toContainText("This browser cannot keep a copy of your video.")
	await inspectScreen(page)
})

test("thank-you page with a gift @phone", async ({ page }) => {
	const tenant = await makeTenant({ brandColor: "#123456", pdfGiftKey: `assets/platform/gift-${unique()}.pdf` })
	await page.goto(`/${tenant.slug}/thank-you`)
	await expect(page.getByRole("button", { name: "Download Your Gift" })).toBeVisible()
	await inspectScreen(page)
})

test("a shared testimonial @phone", async ({ page }) => {
	const bytes = await fixture("chrome-vp9-opus.webm")
	const { id } = await makeSubmission({
		tenantId: (await makeTenant()).id,
		bytes,
		website: "https://example.com",
		status: "approved",
	})
	await page.goto(`/testimonial/${id}`)
	await expect(page.getByLabel(/^Video testimonial by/)).toBeVisible()
	await inspectScreen(page)
})

test("a chat: opened, answered, and its card with an error @phone", async ({ page }) => {
	const { slug } = await makeChatbot({
		settings: { primaryColor: "#e6c200", starterQuestions: ["When are you open?"] },
	})
	const question = `Everything ${unique()}`
	const everything = "**a** [b](https://example.com) `c`\n\n- d\n\n> e\n\n```\nf\n```\n\n|g|h|\n|-|-|\n|i|j|"
	await model().script(question, { pieces: [everything] })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await inspectScreen(page)
	await visitor.askAndWait(question)
	await visitor.button("Helpful").click()
	await visitor.card.getByRole("button", { name: "Send details" }).click()
	await expect(visitor.card.getByLabel("Email")).toHaveAccessibleDescription("Email is required")
	await inspectScreen(page)
})

test("a chat: awaited with too long a message, failed, continued @phone", async ({ page, strictness }) => {
	strictness.allow(/ERR_FAILED/)
	const { slug } = await makeChatbot({ settings: { primaryColor: "#101014", enableLeadCapture: false } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait("Hello?")
	await page.route("**/chat", () => undefined, { times: 1 })
	await visitor.ask("And?")
	await expect(visitor.log.getByText("Writing…")).toBeVisible()
	await visitor.field.fill("x".repeat(2100))
	await inspectScreen(page)
	await visitor.stop.click()
	await page.route("**/chat", (route) => route.abort(), { times: 1 })
	await visitor.ask("Again?")
	await expect(visitor.button("Try again")).toBeVisible()
	await inspectScreen(page)
	await page.reload()
	await visitor.button("Continue previous chat").click()
	await expect(visitor.messages).toHaveCount(3)
	await inspectScreen(page)
})

test("a quiz: each type of question, an error, the contact, and a result in difficult colours @phone", async ({
	page,
}) => {
	const end = outcome("end", { title: "Well done", action: "redirect" })
	Object.assign(end.action_config, { redirect_url: "https://example.com", custom_message: "See you." })
	Object.assign(end.result_design, { background_color: "#777777", text_color: "#808080", accent_color: "#767676" })
	const questions = FOUR_TYPES.map((question) => ({ ...question, required: true }))
	const { path } = await publishQuiz(
		{ description: "Four questions.", questions, outcomes: [end] },
		{ brandColor: "#e6c200" },
	)
	const visitor = quizScreen(page)
	await page.goto(path)
	await inspectScreen(page)
	await visitor.start.click()
	await visitor.next.click()
	await expect(visitor.alert).toHaveText("This question needs an answer.")
	await inspectScreen(page)
	await visitor.choose("Good")
	await visitor.choice("4").check()
	await inspectScreen(page)
	await visitor.next.click()
	await visitor.choose("No")
	await visitor.text.fill("x".repeat(1900))
	await inspectScreen(page)
	await visitor.next.click()
	await visitor.email.fill("ada@")
	await visitor.finish.click()
	await expect(visitor.email).toHaveAccessibleDescription("Please enter a valid email address")
	await inspectScreen(page)
	await visitor.skip.click()
	await expect(visitor.result).toBeVisible()
	await inspectScreen(page)
})

test("a quiz: its saving and its opening failed, and a neutral result @phone", async ({ page, strictness }) => {
	strictness.allow(/status of 500|ERR_FAILED/)
	const { path } = await publishQuiz({ outcomes: [], contactStep: "never" }, { brandColor: "#101014" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await page.route("**/sessions/*", (route) => route.abort(), { times: 1 })
	await visitor.choice("Good").check()
	await expect(visitor.saving).toContainText("The server does not answer.")
	await inspectScreen(page)
	await visitor.choose("Good")
	await refuseOnce(page, "GET", "**/sessions/*")
	await page.reload()
	await expect(visitor.button("Try again")).toBeVisible()
	await inspectScreen(page)
	await visitor.button("Try again").click()
	await visitor.choose("1")
	await visitor.choose("No")
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	await inspectScreen(page)
})

for (const [name, path] of [
	["unknown tenant", "/nobody-has-this-slug"],
	["unknown chat", "/chat/nobody-has-this-slug"],
	["unknown thank-you page", "/nobody-has-this-slug/thank-you"],
	["unknown quiz", "/quiz/demo/7b0c1f1e-9a53-4b1e-8f57-0d8f4a3c2b11"],
	["unknown testimonial", "/testimonial/7b0c1f1e-9a53-4b1e-8f57-0d8f4a3c2b11"],
	["unknown address", "/nobody/has/this/address"],
] as const) {
	test(`${name} @phone`, async ({ page, strictness }) => {
		strictness.allow(/status of 404/)
		await page.goto(path)
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
		await inspectScreen(page)
	})
}

test("a quiz inside the chat @phone", async ({ page }) => {
	const { id: tenantId, slug } = await makeChatbot()
	const quiz = await makeQuiz({ tenantId, outcomes: [outcome("any", { action: "download_pdf" })] })
	const visitor = chatQuiz(page)
	await page.goto(`/chat/${slug}`)
	await visitor.offer(quiz.name).click()
	await expect(visitor.start).toBeVisible()
	await inspectScreen(page)
	await visitor.start.click()
	await visitor.next.click()
	await expect(visitor.alert).toHaveText("This question needs an answer.")
	await visitor.choose("Good")
	await visitor.choice("4").check()
	await inspectScreen(page)
	await visitor.next.click()
	await visitor.choose("Yes")
	await visitor.skip.click()
	await expect(visitor.email).toBeVisible()
	await inspectScreen(page)
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	await inspectScreen(page)
})
