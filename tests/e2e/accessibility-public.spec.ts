import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { chatQuiz } from "../support/chat-quiz"
import { chat, makeChatbot, model } from "../support/chat-screen"
import { makeConversation } from "../support/chatbot-rows"
import { fixture, makeCaptions, makeSubmission, makeTenant, unique } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { refuseOnce, slowUploads } from "../support/network"
import { publishQuiz, quizScreen } from "../support/quiz-screen"
import { FOUR_TYPES, makeQuiz, outcome } from "../support/quizzes"
import { studio } from "../support/studio"

test.use({ reducedMotion: "reduce" })

test("read-only pages: home, a gift, a shared testimonial", async ({ page }) => {
	const { id, slug } = await makeTenant({ brandColor: "#123456", pdfGiftKey: `assets/platform/gift-${unique()}.pdf` })
	const bytes = await fixture("chrome-vp9-opus.webm")
	const shared = { bytes, website: "https://example.com", status: "approved" } as const
	const testimonial = await makeSubmission({ tenantId: id, ...shared })
	await page.goto("/")
	await inspectEverywhere(page)
	await page.goto(`/${slug}/thank-you`)
	await expect(page.getByRole("button", { name: "Download Your Gift" })).toBeVisible()
	await inspectEverywhere(page)
	await page.goto(`/testimonial/${testimonial.id}`)
	await expect(page.getByLabel(/^Video testimonial by/)).toBeVisible()
	await inspectEverywhere(page)
})

test("the reference of the API, searched and read by keyboard", async ({ page }) => {
	await page.goto("/api/docs")
	await page.getByText("Begin with an API key").click()
	await page.getByText("Errors and limits").click()
	await inspectEverywhere(page)
	const search = page.getByRole("searchbox", { name: "Search the API" })
	await search.fill("list testimonials")
	await page.getByLabel("Who calls").selectOption("testimonials:read")
	await search.press("Enter")
	await page.getByRole("link", { name: /^List testimonials/ }).press("Enter")
	await expect(page.getByRole("heading", { name: "List testimonials, with the business" })).toBeVisible()
	await page.getByText("Fields of submissions").click()
	await page.getByText("Fields of tags").first().press("Enter")
	await inspectEverywhere(page)
	await page.goto("/api/docs?q=nothing+of+this+kind")
	await expect(page.getByText("No call has all of that")).toBeVisible()
	await inspectEverywhere(page)
})

test("a shared testimonial with all that a business can add to it", async ({ page }) => {
	const { id: tenantId } = await makeTenant({
		brandColor: "#ffcc00",
		websiteUrl: "https://example.com",
		showTranscript: true,
		showMoreTestimonials: true,
	})
	const bytes = await fixture("chrome-vp9-opus.webm")
	const listed = { tenantId, bytes, status: "approved", sharedAt: new Date() } as const
	const testimonial = await makeSubmission({ ...listed, website: "https://example.com", width: 720, height: 1280 })
	await makeSubmission({ ...listed, name: "Grace Hopper" })
	const cues = [
		{ startMs: 0, endMs: 400, text: "They were wonderful." },
		{ startMs: 2500, endMs: 2900, text: "I would come back any day." },
	]
	const headline = "I would come back any day"
	await makeCaptions({ tenantId, submissionId: testimonial.id, cues, state: "approved", headline })
	await page.goto(`/testimonial/${testimonial.id}`)
	await expect(page.getByText(`“${headline}”`)).toBeVisible()
	await page.getByText("Read the transcript").click()
	await page.getByRole("link", { name: "Play from 0:02" }).click()
	await expect
		.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
		.toBeGreaterThan(2.4)
	await expect(page.getByRole("link", { name: "Grace Hopper" })).toBeVisible()
	await inspectEverywhere(page)
})

test("a wall: with all that a business can add to it, and empty", async ({ page }) => {
	const { id: tenantId, slug } = await makeTenant({
		brandColor: "#ffcc00",
		websiteUrl: "https://example.com",
		showTranscript: true,
		wallEnabled: true,
		showInSearch: true,
	})
	await page.goto(`/wall/${slug}`)
	await expect(page.getByText("No testimonials here yet")).toBeVisible()
	await inspectEverywhere(page)
	const bytes = await fixture("chrome-vp9-opus.webm")
	const rows = Array.from({ length: 13 }, (_, at) => ({
		name: `Customer ${at}`,
		createdAt: new Date(2026, 0, 20 - at),
	}))
	const approved = { tenantId, bytes, status: "approved", website: "https://example.com" } as const
	const made = await Promise.all(rows.map((row) => makeSubmission({ ...approved, ...row })))
	const submissionId = made[0]?.id ?? ""
	await makeCaptions({ tenantId, submissionId, state: "approved", headline: "Hello" })
	await page.reload()
	await page.getByText("Read the transcript").click()
	const player = page.getByLabel("Video testimonial by Customer 0", { exact: true })
	await player.evaluate((video: HTMLVideoElement) => video.play())
	await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
	await player.evaluate((video: HTMLVideoElement) => video.pause())
	await inspectEverywhere(page)
	await page.getByRole("link", { name: "More" }).click()
	await expect(page.getByRole("link", { name: "Customer 12" })).toBeVisible()
})

test("addresses that do not exist", async ({ page, strictness }) => {
	strictness.allow(/status of 404/)
	for (const [path, text] of [
		["/nobody-has-this-slug", "Testimonial page not found. Please check the URL."],
		["/wall/nobody-has-this-slug", "We couldn't find this page. Please check the URL."],
		["/chat/nobody-has-this-slug", "Failed to load chatbot configuration"],
		["/nobody-has-this-slug/thank-you", "Failed to load thank you page"],
		["/quiz/demo/7b0c1f1e-9a53-4b1e-8f57-0d8f4a3c2b11", ""],
		["/testimonial/7b0c1f1e-9a53-4b1e-8f57-0d8f4a3c2b11", "Testimonial not found or no longer available."],
		["/nobody/has/this/address", ""],
	] as const) {
		await page.goto(path)
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
		await expect(page.getByRole("main")).toContainText(text)
		await inspectEverywhere(page)
	}
})

/** The result of the next camera request: a refusal, or no answer from the visitor yet. */
async function holdCamera(page: Page, answer: "refused" | "unanswered"): Promise<void> {
	await page.evaluate((how) => {
		const { mediaDevices } = navigator
		const { getUserMedia } = MediaDevices.prototype
		mediaDevices.getUserMedia = (constraints) => {
			if (how === "refused") return Promise.reject(new DOMException("", "NotAllowedError"))
			return new Promise((resolve) => {
				const allow = () => resolve(getUserMedia.call(mediaDevices, constraints))
				document.addEventListener("camera-allowed", allow, { once: true })
			})
		}
	}, answer)
}

test("a tenant's page in each state of the camera", async ({ page }) => {
	// Freezes the countdown: axe takes longer than its second, and needs a running clock.
	await page.addInitScript(() => {
		const { setTimeout } = window
		Object.assign(window, {
			setTimeout: (run: TimerHandler, ms?: number) => setTimeout(run, ms === 1000 ? 1_000_000 : ms),
		})
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant({ brandColor: "#e6c200" })).slug)
	await page.getByText("Not sure what to say?").click()
	await inspectEverywhere(page)
	await holdCamera(page, "refused")
	await visitor.button("Start Camera").click()
	await expect(visitor.button("Retry")).toBeVisible()
	await inspectEverywhere(page)
	await page.reload()
	await holdCamera(page, "unanswered")
	await visitor.button("Start Camera").click()
	await expect(visitor.stage).toContainText("Your browser has a question")
	await inspectEverywhere(page)
	await page.evaluate(() => document.dispatchEvent(new Event("camera-allowed")))
	await expect(visitor.button("Start Recording")).toBeVisible()
	await inspectEverywhere(page)
	await visitor.button("Start Recording").click()
	await expect(visitor.button("Skip countdown")).toBeVisible()
	await inspectEverywhere(page)
	await visitor.button("Skip countdown").click()
	await expect(visitor.timer).toBeVisible()
	await inspectEverywhere(page)
})

test("a take, errors in the form, and the upload in progress, waiting and failed", async ({ page, strictness }) => {
	strictness.allow(/ERR_FAILED|status of 413/)
	const visitor = studio(page)
	await visitor.prepare((await makeTenant()).slug, { name: "", email: "grace@" })
	await visitor.submit.click()
	await expect(visitor.name).toHaveAccessibleDescription("Name is required")
	await inspectEverywhere(page)

	await visitor.fill({ name: "Grace", email: "grace@example.com" })
	const fast = await slowUploads(page, 2000)
	await visitor.submit.click()
	await expect(page.getByRole("progressbar")).toBeVisible()
	await inspectEverywhere(page)
	await visitor.button("Cancel").click()
	await fast()

	await page.route("**/submit", (route) => route.abort())
	await visitor.submit.click()
	await expect(page.getByText(/We'll keep trying to send it/)).toBeVisible()
	await inspectEverywhere(page)
	await visitor.button("Cancel").click()

	await page.route("**/submit", (route) => route.fulfill({ status: 413, json: { detail: "The video is too large." } }))
	await visitor.submit.click()
	await expect(page.getByText("The video is too large.")).toBeVisible()
	await inspectEverywhere(page)
})

test("a take from an earlier page, a second one next to it, and one that cannot be stored", async ({
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
	for (const tab of earlier.slice(0, 1)) await inspectEverywhere(tab)
	for (const tab of earlier) await tab.close()
	const visitor = studio(page)
	await visitor.open(slug)
	await expect(visitor.stage.getByRole("heading", { name: /^Your recording of 0:05 is safe$/ })).toBeVisible()
	await expect(page.getByRole("region", { name: "Other recordings" })).toBeVisible()
	await inspectEverywhere(page)
	await visitor.button("Record Again").click()
	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException("Full.", "QuotaExceededError")
		}
	})
	await visitor.chooseFile("chrome-vp9-opus.webm")
	await expect(visitor.stage).toContainText("This browser can't keep a copy of your video.")
	await inspectEverywhere(page)
})

test("a chat: opened, answered, and its card with an error", async ({ page }) => {
	const { slug } = await makeChatbot({
		settings: { primaryColor: "#e6c200", starterQuestions: ["When are you open?"] },
	})
	const question = `Everything ${unique()}`
	const everything = "**a** [b](https://example.com) `c`\n\n- d\n\n> e\n\n```\nf\n```\n\n|g|h|\n|-|-|\n|i|j|"
	await model().script(question, { pieces: [everything] })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await inspectEverywhere(page)
	await visitor.askAndWait(question)
	await visitor.button("Helpful").click()
	await visitor.card.getByRole("button", { name: "Send details" }).click()
	await expect(visitor.card.getByLabel("Email")).toHaveAccessibleDescription("Email is required")
	await inspectEverywhere(page)
})

test("a chat: continued, waiting with a message that is too long, failed", async ({ page, strictness }) => {
	strictness.allow(/ERR_FAILED/)
	const { id, slug } = await makeChatbot({ settings: { primaryColor: "#101014", enableLeadCapture: false } })
	const { sessionId } = await makeConversation(id)
	await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [`chat:${slug}`, sessionId] as const)
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.button("Continue previous chat").click()
	await expect(visitor.messages).toHaveCount(3)
	await expect(page.getByText("You're chatting with an AI assistant")).toBeInViewport({ ratio: 1 })
	await inspectEverywhere(page)
	await page.route("**/chat", () => undefined, { times: 1 })
	await visitor.ask("And?")
	await expect(visitor.log.getByText("Writing…")).toBeVisible()
	await visitor.field.fill("x".repeat(2100))
	await inspectEverywhere(page)
	await visitor.stop.click()
	await page.route("**/chat", (route) => route.abort(), { times: 1 })
	await visitor.ask("Again?")
	await expect(visitor.button("Try again")).toBeVisible()
	await inspectEverywhere(page)
})

test("a quiz: each type of question, an error, the contact, and a result in difficult colors", async ({ page }) => {
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
	await inspectEverywhere(page)
	await visitor.start.click()
	await visitor.next.click()
	await expect(visitor.alert).toHaveText("This question needs an answer.")
	await inspectEverywhere(page)
	await visitor.choose("Good")
	await visitor.choice("4").press("Space")
	await inspectEverywhere(page)
	await visitor.next.click()
	await visitor.choose("No")
	await visitor.text.fill("x".repeat(1900))
	await inspectEverywhere(page)
	await visitor.next.click()
	await visitor.email.fill("ada@")
	await visitor.finish.click()
	await expect(visitor.email).toHaveAccessibleDescription("Please enter a valid email address")
	await inspectEverywhere(page)
	await visitor.skip.click()
	await expect(visitor.result).toBeVisible()
	await inspectEverywhere(page)
})

test("a quiz: failures to save and to open, and a neutral result", async ({ page, strictness }) => {
	strictness.allow(/status of 500|ERR_FAILED/)
	const { path } = await publishQuiz({ outcomes: [], contactStep: "never" }, { brandColor: "#101014" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await page.route("**/sessions/*", (route) => route.abort(), { times: 1 })
	await visitor.choice("Good").press("Space")
	await expect(visitor.saving).toContainText("We can't reach the server.")
	await inspectEverywhere(page)
	await visitor.choose("Good")
	await refuseOnce(page, "GET", "**/sessions/*")
	await page.reload()
	await expect(visitor.button("Try again")).toBeVisible()
	await inspectEverywhere(page)
	await visitor.button("Try again").click()
	await visitor.choose("1")
	await visitor.choose("No")
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	await inspectEverywhere(page)
})

test("a quiz inside the chat", async ({ page }) => {
	const { id: tenantId, slug } = await makeChatbot()
	const quiz = await makeQuiz({ tenantId, outcomes: [outcome("any", { action: "download_pdf" })] })
	const visitor = chatQuiz(page)
	await page.goto(`/chat/${slug}`)
	await visitor.offer(quiz.name).click()
	await expect(visitor.start).toBeVisible()
	await inspectEverywhere(page)
	await visitor.start.click()
	await visitor.next.click()
	await expect(visitor.alert).toHaveText("This question needs an answer.")
	await visitor.choose("Good")
	await visitor.choice("4").press("Space")
	await inspectEverywhere(page)
	await visitor.next.click()
	await visitor.choose("Yes")
	await visitor.skip.click()
	await expect(visitor.email).toBeVisible()
	await inspectEverywhere(page)
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	await inspectEverywhere(page)
})
