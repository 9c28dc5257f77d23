import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chat, makeChatbot, model } from "../support/chat-screen"
import { unique } from "../support/factories"

const APOLOGY = "Sorry, I encountered an error. Please try again."

test("a chat that is gone, and one that cannot be fetched, say so", async ({ page, strictness }) => {
	strictness.allow(/ERR_FAILED/)
	const { slug, id: tenantId } = await makeChatbot()
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait("Hello?")
	await page.reload()
	await page.route("**/history", (route) => route.abort(), { times: 1 })
	await visitor.button("Continue previous chat").click()
	await expect(page.getByText("The previous chat could not be loaded. Please try again.")).toBeVisible()
	await db().chatConversation.deleteMany({ where: { tenantId } })
	await visitor.button("Continue previous chat").click()
	await expect(page.getByText("The previous chat is no longer there.")).toBeVisible()
	await expect(visitor.button("Continue previous chat")).toBeHidden()
	await visitor.askAndWait("Still there?")
})

test("a model that fails, a stream that breaks, a network that is gone: the apology, and Try again @phone", async ({
	page,
	strictness,
}) => {
	strictness.allow(/status of 502|ERR_FAILED/)
	// Another provider than the other tests use: five failures in a row would stop theirs as well.
	const { slug } = await makeChatbot({ settings: { aiModel: "gemini-2.0-flash", enableLeadCapture: false } })
	const question = `Question ${unique()}`
	const server = model()
	await server.script(question, { refuse: { status: 400 } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.ask(question)
	const failed = visitor.messages.nth(2)
	await expect(failed.getByText(APOLOGY, { exact: true })).toBeVisible()
	await expect(visitor.status).toHaveText(APOLOGY)
	await server.script(question, { pieces: ["Half ", "an "], ending: "cut" })
	await visitor.button("Try again").click()
	await expect(visitor.messages.nth(2)).toContainText("Half an")
	await expect(visitor.messages.nth(3).getByText(APOLOGY, { exact: true })).toBeVisible()

	await page.route("**/chat", (route) => route.abort(), { times: 1 })
	await visitor.button("Try again").click()
	await expect(visitor.messages.nth(3).getByText(APOLOGY, { exact: true })).toBeVisible()
	await server.script(question, { pieces: ["Whole."] })
	await visitor.button("Try again").click()
	await expect(visitor.messages.nth(3)).toContainText("Whole.")
	await expect(visitor.messages).toHaveCount(4)
	await expect(visitor.log.getByText(APOLOGY)).toBeHidden()
})

test("too many messages: the apology says when to come back", async ({ page, strictness }) => {
	strictness.allow(/status of 429/)
	const { slug } = await makeChatbot({ settings: { enableLeadCapture: false } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	for (let asked = 1; asked <= 10; asked += 1) await visitor.askAndWait(`Question ${asked}`)
	await visitor.ask("One too many")
	await expect(visitor.log.getByText(APOLOGY, { exact: true })).toBeVisible()
	await expect(visitor.log.getByText(/Please try again in .+ seconds\.$/)).toBeVisible()
})

test("the product is switched off in the middle: its message", async ({ page, strictness }) => {
	strictness.allow(/status of 403/)
	const { slug, id } = await makeChatbot({ chatbotMessage: "Back in May." })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await db().tenant.update({ where: { id }, data: { chatbotEnabled: false } })
	await visitor.ask("Hello?")
	await expect(visitor.log.getByText(APOLOGY, { exact: true })).toBeVisible()
	await expect(visitor.log.getByText("Back in May.")).toBeVisible()
})

test("what an answer brings along does no harm, and fetches nothing", async ({ page }) => {
	const question = `Repeat after me ${unique()}`
	const hostile = [
		"<img src=http://192.0.2.1/a onerror=alert(1)> ![x](http://192.0.2.1/b.png) ",
		"[one](javascript:alert(1)) [two](data:text/html,x) [three](/admin) [four](https://example.com/ok)",
	]
	await model().script(question, { pieces: hostile })
	const { slug } = await makeChatbot()
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait(question)
	const answer = visitor.messages.nth(2)
	await expect(answer).toContainText("<img src=http://192.0.2.1/a onerror=alert(1)>")
	await expect(answer.getByRole("img")).toHaveCount(0)
	await expect(answer.getByRole("link")).toHaveCount(1)
	await expect(answer.getByRole("link")).toHaveAttribute("href", "https://example.com/ok")
	await expect(answer.getByRole("link")).toHaveAttribute("rel", /noopener.*nofollow/)
})

test("without storage the chat works, and knows of no previous one", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("Denied", "SecurityError")
			},
		})
	})
	const { slug } = await makeChatbot()
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait("Hello?")
	await visitor.button("No, thanks").click()
	await expect(visitor.card).toBeHidden()
	await page.reload()
	await expect(visitor.field).toBeVisible()
	await expect(visitor.button("Continue previous chat")).toBeHidden()
})

test("a server, or a proxy before it, that does not stream", async ({ page }) => {
	const { slug } = await makeChatbot()
	await page.route("**/chat", async (route) => {
		const headers = { ...route.request().headers(), accept: "application/json" }
		await route.fulfill({ response: await route.fetch({ headers }) })
	})
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait("Hello?")
	await expect(visitor.messages.nth(2)).toContainText("This is an answer.")
})
