import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chat, makeChatbot, model } from "../support/chat-screen"
import { unique } from "../support/factories"

const HOURS = { title: "Opening hours", content: "We open daily from ten to four, on Sundays too." }
const HOSTILE = "<img src=http://192.0.2.1/a onerror=alert(1)> ![x](http://192.0.2.1/b.png)"

test("a visitor asks, reads, rates, copies, leaves an address, stops an answer, and comes back", async ({ page }) => {
	const [starter, story, broken, later] = ["Open on Sundays", "Tell me a story", "Half", "Again"].map(
		(text) => `${text} ${unique()}?`,
	) as [string, string, string, string]
	const {
		id: tenantId,
		slug,
		name,
	} = await makeChatbot({
		settings: {
			chatbotName: "Harbour Helper",
			chatGreeting: "Good morning!",
			starterQuestions: [starter],
			// Uses a provider of its own: failures in a row would open the breaker for other tests' provider.
			aiModel: "gemini-2.0-flash",
		},
		knowledge: [HOURS],
	})
	const server = model()
	await server.script(starter, { pieces: ["From **ten** to ", `four [1]. ${HOSTILE}`, "\n\n- Monday\n- Sunday"] })
	const visitor = chat(page)
	const answer = visitor.messages.nth(2)

	await test.step("the page", async () => {
		await page.goto(`/chat/${slug}`)
		await expect(page).toHaveTitle(`Harbour Helper · ${name}`)
		await expect(page.getByRole("heading", { level: 1, name: "Harbour Helper" })).toBeVisible()
		await expect(page.getByText(`Powered by ${name}`)).toBeVisible()
		await expect(visitor.messages.first()).toContainText("Good morning!")
		await expect(visitor.feedback).toHaveAttribute("href", new RegExp(`/${slug}$`))
	})
	await test.step("an answer from the business's knowledge that loads nothing", async () => {
		await page.getByRole("button", { name: starter }).click()
		await expect(answer.getByText("Sources: [1] Opening hours")).toBeVisible()
		await expect(answer.locator("strong")).toHaveText("ten")
		await expect(answer.getByRole("listitem")).toHaveText(["Monday", "Sunday"])
		// The business gave no such address.
		await expect(answer).toContainText("<img src=… onerror=alert(1)>")
		await expect(answer.getByRole("img")).toHaveCount(0)
	})
	await test.step("the passage of a number, by keyboard", async () => {
		const number = visitor.button("Source 1: Opening hours")
		await number.press("Enter")
		const passage = page.getByRole("dialog", { name: "Source 1: Opening hours" })
		await expect(passage).toContainText(HOURS.content)
		await page.keyboard.press("Escape")
		await expect(passage).toBeHidden()
		await expect(number).toBeFocused()
	})
	await test.step("rating and copying", async () => {
		await visitor.button("Helpful").click()
		const rating = async () =>
			(await db().chatMessage.findFirst({ where: { conversation: { tenantId }, role: "assistant" } }))?.rating
		await expect.poll(rating).toBe(1)
		await visitor.button("Copy answer").click()
		await expect(answer.getByText("Copied", { exact: true })).toBeVisible()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^From \*\*ten\*\* to four \[1\]\./)
	})
	await test.step("leaving an address", async () => {
		await visitor.card.getByLabel("Email").fill("grace@example.com")
		await visitor.card.getByRole("button", { name: "Send details" }).click()
		await expect(page.getByText(`Thank you. ${name} has your details.`)).toBeVisible()
		const leads = await db().lead.findMany({ where: { tenantId }, include: { conversations: true } })
		expect(leads).toMatchObject([{ email: "grace@example.com", conversations: [{ tenantId }] }])
	})
	await test.step("stopping: the partial answer stays, and the server hangs up on the model", async () => {
		await server.script(story, { pieces: Array.from({ length: 60 }, (_, index) => `word${index} `), everyMs: 300 })
		await visitor.ask(story)
		await expect(visitor.messages.nth(4)).toContainText("word1")
		await visitor.stop.click()
		await expect(visitor.messages.nth(4)).toContainText("Stopped.")
		await expect.poll(() => db().chatMessage.count({ where: { conversation: { tenantId } } })).toBe(4)
		await expect.poll(async () => (await server.requests(story)).map(({ aborted }) => aborted)).toEqual([true])
	})
	await test.step("an answer that breaks off, and its retry", async () => {
		await server.script(broken, { pieces: ["Half ", "an "], ending: "cut" })
		await visitor.ask(broken)
		await expect(visitor.log.getByText("Sorry, I encountered an error. Please try again.")).toBeVisible()
		await server.script(broken, { pieces: ["Whole."] })
		await visitor.button("Try again").click()
		await expect(visitor.messages.last()).toContainText("Whole.")
	})
	await test.step("coming back: the same chat continues, and the model gets its history", async () => {
		await page.reload()
		await expect(visitor.messages).toHaveCount(1)
		await visitor.button("Continue previous chat").click()
		await expect(visitor.messages.nth(1)).toContainText(starter)
		await expect(visitor.messages.last()).toContainText("Whole.")
		await visitor.askAndWait(later)
		const [request] = await server.requests(later)
		expect(JSON.stringify(request?.body)).toContain("From **ten** to four")
	})
})

test("a small window's head is low in every language, and the card's field is seen beside the answer's start", async ({
	page,
}) => {
	const languages = ["en", "ar", "de", "es", "fr", "hi", "it", "ja", "nl", "pl", "pt-BR", "tr"]
	const { slug } = await makeChatbot({
		languages,
		visitorLanguage: true,
		settings: { personEnabled: true, aiModel: "gemini-2.0-flash" },
		knowledge: [HOURS],
	})
	const who = page.getByRole("main").locator("> div > [role=status]")
	for (const lang of languages) {
		await page.goto(`/chat/${slug}?embed=1&lang=${lang}`)
		for (const width of [400, 360, 320]) {
			await page.setViewportSize({ width, height: 600 })
			await expect(who).toBeInViewport({ ratio: 1 })
			const head = await page.evaluate(() => ({
				lines: ["section", "main > div"].map((part) => document.querySelector(part)?.clientHeight ?? 0),
				cut: [...document.querySelectorAll("header, section, section a, main > div, main > div button, main > div p")]
					.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
					.map(({ textContent }) => textContent),
			}))
			// The link has one line, and what stands below it at most two small ones; a third on the narrowest.
			const [link = 0, below = 0] = head.lines
			const isLow = width === 320 || (link <= 30 && below <= 34)
			expect({ lang, width, ...head, isLow }).toEqual({ lang, width, ...head, cut: [], isLow: true })
		}
	}
	await page.setViewportSize({ width: 400, height: 600 })
	await page.goto(`/chat/${slug}?embed=1`)
	expect((await chat(page).log.boundingBox())?.y).toBeLessThanOrEqual(110)

	const question = `Open on Sundays ${unique()}?`
	const visitor = chat(page)
	await model().script(question, { pieces: ["Yes, we are open from ten to four. ".repeat(7)] })
	await page.setViewportSize({ width: 360, height: 600 })
	await page.goto(`/chat/${slug}?embed=1`)
	await visitor.askAndWait(question)
	await expect(visitor.card.getByLabel("Email")).toBeInViewport({ ratio: 1 })
	await expect(visitor.messages.nth(2).getByText("Yes, we are open").first()).toBeInViewport({ ratio: 1 })
	await expect(visitor.field).toBeFocused()
	await expect(visitor.button("Start again")).toBeInViewport({ ratio: 1 })
	expect(await who.evaluate((line) => line.getBoundingClientRect().height)).toBeLessThanOrEqual(40)
})

test("a long answer is read from its beginning, and a visitor who scrolls is not moved @phone", async ({
	page,
	isMobile,
}) => {
	const question = `At length ${unique()}`
	const lines = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.\n\n`)
	await model().script(question, { pieces: lines, everyMs: 15 })
	const { slug } = await makeChatbot({ settings: { enableLeadCapture: false } })
	const visitor = chat(page)
	const end = visitor.log.getByText("Paragraph 59.", { exact: true })
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait(question)
	await expect(visitor.messages.nth(1)).toBeInViewport()
	await expect(end).not.toBeInViewport()
	// The button is below the conversation, so it covers no control in it.
	const [newest, log] = [await visitor.button("Latest").boundingBox(), await visitor.log.boundingBox()]
	expect(newest?.y).toBeGreaterThanOrEqual((log?.y ?? 0) + (log?.height ?? 0) - 1)
	await visitor.button("Latest").click()
	await expect(end).toBeInViewport()
	await expect(visitor.button("Latest")).toBeHidden()
	// Its row stays, so that what is there does not move under a finger.
	expect(await visitor.log.boundingBox()).toEqual(log)
	await expect(isMobile ? visitor.log : visitor.field).toBeFocused()

	await visitor.ask(`${question} again`)
	await expect(visitor.messages.nth(4)).toContainText("Paragraph 5.")
	await visitor.log.evaluate((log) => log.scrollTo({ top: 0 }))
	await expect(visitor.button("Helpful")).toHaveCount(2)
	expect(await visitor.log.evaluate((log) => log.scrollTop)).toBe(0)
	await expect(visitor.messages.first()).toBeInViewport()
	if (!isMobile) return

	// The on-screen keyboard leaves room for the answer and the field.
	await visitor.askAndWait("Hello?")
	await page.setViewportSize({ width: 390, height: 380 })
	await expect(visitor.feedback).toBeHidden()
	await expect(visitor.field).toBeInViewport({ ratio: 1 })
	await expect(visitor.log.getByText("This is an answer.")).toBeInViewport({ ratio: 1 })
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
})
