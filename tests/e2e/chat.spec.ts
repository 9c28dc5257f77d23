import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chat, makeChatbot, model } from "../support/chat-screen"
import { unique } from "../support/factories"

const HOURS = { title: "Opening hours", content: "We open daily from ten to four, on Sundays too." }

test("asking, reading, rating, copying, and being asked for an address @phone", async ({ page, strictness }) => {
	strictness.allow(/status of 422/)
	const {
		id: tenantId,
		slug,
		name,
	} = await makeChatbot({
		settings: {
			chatbotName: "Harbour Helper",
			chatbotDescription: "Ask about cakes.",
			chatGreeting: "Good morning!",
			starterQuestions: [`When are you open on Sundays ${unique()}?`, "Do you bake rye?"],
		},
		knowledge: [HOURS],
	})
	const [starter = ""] = (await db().chatbotSettings.findUniqueOrThrow({ where: { tenantId } })).starterQuestions
	await model().script(starter, { pieces: ["From **ten** to ", "four [1].\n\n- Monday", "\n- Sunday"] })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await expect(page).toHaveTitle(`Harbour Helper · ${name}`)
	await expect(page.getByRole("heading", { level: 1, name: "Harbour Helper" })).toBeVisible()
	await expect(page.getByText("Ask about cakes.").filter({ visible: true })).toHaveCount(1)
	await expect(page.getByText(`Powered by ${name}`)).toBeVisible()
	await expect(visitor.messages).toHaveCount(1)
	await expect(visitor.messages.first()).toContainText("Good morning!")

	await page.getByRole("button", { name: starter }).click()
	const answer = visitor.messages.nth(2)
	await expect(answer.getByText("Sources: [1] Opening hours")).toBeVisible()
	await expect(visitor.messages.nth(1)).toContainText(starter)
	await expect(answer.locator("strong")).toHaveText("ten")
	await expect(answer.getByRole("list").getByRole("listitem")).toHaveText(["Monday", "Sunday"])
	await expect(visitor.status).toHaveText("Harbour Helper: From ten to four [1]. Monday Sunday")
	await expect(page.getByRole("button", { name: "Do you bake rye?" })).toBeHidden()

	await visitor.button("Helpful").click()
	await expect(visitor.button("Helpful")).toHaveAttribute("aria-pressed", "true")
	await visitor.button("Not helpful").click()
	await expect(visitor.button("Helpful")).toHaveAttribute("aria-pressed", "false")
	const rating = async () =>
		(await db().chatMessage.findFirst({ where: { conversation: { tenantId }, role: "assistant" } }))?.rating
	await expect.poll(rating).toBe(-1)
	await visitor.button("Not helpful").click()
	await expect.poll(rating).toBe(0)
	await visitor.button("Copy answer").click()
	await expect(answer.getByText("Copied", { exact: true })).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		"From **ten** to four [1].\n\n- Monday\n- Sunday",
	)

	await visitor.card.getByRole("button", { name: "Send details" }).click()
	const email = visitor.card.getByLabel("Email")
	await expect(email).toBeFocused()
	await expect(email).toHaveAccessibleDescription("Email is required")
	await email.fill("grace@")
	await visitor.card.getByLabel(/^Name/).fill("Grace Hopper")
	await expect(email).toHaveAccessibleDescription("Please enter a valid email address")
	await email.fill(" Grace@Example.com ")
	await visitor.card.getByLabel(/^Phone/).fill("1".repeat(33))
	await visitor.card.getByRole("button", { name: "Send details" }).click()
	const phone = visitor.card.getByLabel(/^Phone/)
	await expect(phone).toBeFocused()
	await expect(phone).toHaveAccessibleDescription(/at most 32 characters/)
	await phone.fill("+1 555 0100")
	await visitor.card.getByRole("button", { name: "Send details" }).click()
	await expect(page.getByText(`Thank you. ${name} has your details.`)).toBeVisible()
	const [lead] = await db().lead.findMany({ where: { tenantId }, include: { conversations: true } })
	expect(lead).toMatchObject({ email: "grace@example.com", name: "Grace Hopper", phone: "+1 555 0100", company: null })
	expect(lead?.conversations).toHaveLength(1)
})

test("a card that was waved away can be had again where an answer is not known @phone", async ({ page }) => {
	const unknown = unique()
	await model().script(unknown, { pieces: ["[[UNANSWERED]] I do not know that."] })
	const { id: tenantId, slug } = await makeChatbot()
	const visitor = chat(page)
	const wanted = visitor.button("Leave your e-mail address")
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait(`Do you sell ${unknown}?`)
	await expect(visitor.card).toBeVisible()
	await expect(wanted).toHaveCount(0)
	await visitor.card.getByRole("button", { name: "No, thanks" }).click()
	await visitor.askAndWait("Are you open?")
	await expect(wanted).toHaveCount(1)
	await wanted.click()
	await expect(visitor.card.getByLabel("Email")).toBeFocused()
	await expect(wanted).toHaveCount(0)
	await page.keyboard.type("cleo@example.org")
	await page.keyboard.press("Enter")
	await expect(visitor.log.getByText("has your details")).toBeVisible()
	expect(await db().lead.count({ where: { tenantId } })).toBe(1)
})

test("the feedback button opens the testimonial page in a new tab, and can be switched off", async ({ page }) => {
	const { slug } = await makeChatbot()
	await page.goto(`/chat/${slug}`)
	const opened = page.waitForEvent("popup")
	await chat(page).feedback.click()
	await expect(await opened).toHaveURL(new RegExp(`/${slug}$`))
	const without = await makeChatbot({ settings: { testimonialPageEnabled: false } })
	await page.goto(`/chat/${without.slug}`)
	await expect(chat(page).feedback).toBeHidden()
})

test("an answer is written before one's eyes, said once, and can be stopped; no second question meanwhile", async ({
	page,
}) => {
	const question = `Tell me a story ${unique()}`
	const words = Array.from({ length: 60 }, (_, index) => `word${index} `)
	await model().script(question, { pieces: words, everyMs: 300 })
	const { slug, id: tenantId } = await makeChatbot({ settings: { enableLeadCapture: false } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.ask(question)
	await expect(visitor.log.getByText("Writing…")).toBeVisible()
	await expect(visitor.messages.nth(2)).toContainText("word3")
	await expect(visitor.field).toBeFocused()
	await expect(visitor.status).toHaveText("AI Assistant is writing…")
	await visitor.ask("And another one?")
	await expect(visitor.field).toHaveValue("And another one?")
	await expect(visitor.messages).toHaveCount(3)
	await visitor.stop.click()
	await expect(visitor.messages.nth(2)).toContainText("Stopped.")
	await expect(visitor.messages.nth(2)).not.toContainText("word59")
	await expect(visitor.field).toBeFocused()
	await expect(visitor.send).toBeVisible()
	// What came is kept, and the model was hung up on.
	await expect.poll(() => db().chatMessage.count({ where: { conversation: { tenantId } } })).toBe(2)
	await expect.poll(async () => (await model().requests(question)).map(({ aborted }) => aborted)).toEqual([true])
})

test("Enter sends, Shift+Enter does not, nor while a word is being composed; nothing empty, nothing too long", async ({
	page,
}) => {
	const { slug } = await makeChatbot()
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.field.press("Enter")
	await visitor.ask("  \n  ")
	await expect(visitor.messages).toHaveCount(1)

	await visitor.field.fill("")
	const devtools = await page.context().newCDPSession(page)
	await devtools.send("Input.imeSetComposition", { text: "かな", selectionStart: 2, selectionEnd: 2 })
	await visitor.field.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true })
	await devtools.send("Input.insertText", { text: "仮名" })
	await expect(visitor.messages).toHaveCount(1)
	await visitor.field.press("Shift+Enter")
	await visitor.field.pressSequentially("second line")
	await expect(visitor.field).toHaveValue("仮名\nsecond line")
	await visitor.field.press("Enter")
	await expect(visitor.field).toHaveValue("")
	await expect(visitor.messages.nth(1)).toContainText("仮名")
	await expect(visitor.button("Helpful")).toBeVisible()

	await visitor.field.fill("x".repeat(1801))
	await expect(visitor.field).toHaveAccessibleDescription(/199 left/)
	await visitor.field.fill("x".repeat(2001))
	await expect(visitor.field).toHaveAccessibleDescription(/1 character too many/)
	await expect(visitor.send).toBeDisabled()
	await visitor.field.press("Enter")
	await expect(visitor.field).toHaveValue("x".repeat(2001))
	await expect(visitor.messages).toHaveCount(3)
})

test("Start again, and Continue previous chat after a reload", async ({ page }) => {
	const [first, second] = [`First ${unique()}`, `Second ${unique()}`]
	const { slug } = await makeChatbot({ settings: { enableLeadCapture: false } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await expect(visitor.button("Continue previous chat")).toBeHidden()
	await expect(visitor.button("Start again")).toBeHidden()
	await visitor.askAndWait(first)
	await visitor.button("Helpful").click()
	await visitor.button("Start again").click()
	await expect(visitor.messages).toHaveCount(1)
	await expect(visitor.field).toBeFocused()
	await visitor.askAndWait(second)

	await page.reload()
	await expect(visitor.messages).toHaveCount(1)
	await visitor.button("Continue previous chat").click()
	await expect(visitor.messages).toHaveCount(3)
	await expect(visitor.messages.nth(1)).toContainText(second)
	await expect(visitor.messages.nth(2)).toContainText("This is an answer.")
	await expect(visitor.button("Continue previous chat")).toBeHidden()
	await visitor.askAndWait(`${second} again`)
	const [request] = (await model().requests(`${second} again`)).slice(-1)
	expect(JSON.stringify(request?.body)).toContain("This is an answer.")
	expect(JSON.stringify(request?.body)).not.toContain(first)
})

test("a long answer is read from its beginning, and who scrolls is left alone @phone", async ({ page, isMobile }) => {
	const question = `At length ${unique()}`
	const lines = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.\n\n`)
	await model().script(question, { pieces: lines, everyMs: 15 })
	const { slug } = await makeChatbot({ settings: { enableLeadCapture: false } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait(question)
	await expect(visitor.messages.nth(1)).toBeInViewport()
	await expect(visitor.log.getByText("Paragraph 59.", { exact: true })).not.toBeInViewport()
	// Beside what can be pressed in the conversation, and not on it.
	const [newest, log] = [await visitor.button("Newest").boundingBox(), await visitor.log.boundingBox()]
	expect(newest?.y).toBeGreaterThanOrEqual((log?.y ?? 0) + (log?.height ?? 0) - 1)
	await visitor.button("Newest").click()
	await expect(visitor.log.getByText("Paragraph 59.", { exact: true })).toBeInViewport()
	await expect(visitor.button("Newest")).toBeHidden()
	await expect(isMobile ? visitor.log : visitor.field).toBeFocused()

	await visitor.ask(`${question} again`)
	await expect(visitor.messages.nth(4)).toContainText("Paragraph 5.")
	await visitor.log.evaluate((log) => log.scrollTo({ top: 0 }))
	await expect(visitor.button("Helpful")).toHaveCount(2)
	expect(await visitor.log.evaluate((log) => log.scrollTop)).toBe(0)
	await expect(visitor.messages.first()).toBeInViewport()
})

test("by keyboard alone", async ({ page }) => {
	const { slug } = await makeChatbot({ settings: { starterQuestions: ["When are you open?"] } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	const order = [visitor.feedback, visitor.log, visitor.button("When are you open?"), visitor.field, visitor.send]
	for (const target of order) {
		await page.keyboard.press("Tab")
		await expect(target).toBeFocused()
	}
	await page.keyboard.press("Shift+Tab")
	await page.keyboard.type("Hello?")
	await page.keyboard.press("Enter")
	await expect(visitor.card).toBeVisible()
	await expect(visitor.field).toBeFocused()
	const back = [visitor.button("No, thanks"), visitor.button("Send details")]
	for (const target of back) {
		await page.keyboard.press("Shift+Tab")
		await expect(target).toBeFocused()
	}
	await page.keyboard.press("Tab")
	await page.keyboard.press("Enter")
	await expect(visitor.card).toBeHidden()
	await expect(visitor.field).toBeFocused()
	await page.keyboard.press("Shift+Tab")
	await expect(visitor.button("Not helpful")).toBeFocused()
	await page.keyboard.press("Shift+Tab")
	await page.keyboard.press("Space")
	await expect(visitor.button("Helpful")).toHaveAttribute("aria-pressed", "true")
})

test("a phone's keyboard leaves room for the answer and the field @phone-only", async ({ page }) => {
	const { slug } = await makeChatbot({ settings: { enableLeadCapture: false } })
	const visitor = chat(page)
	await page.goto(`/chat/${slug}`)
	await visitor.askAndWait("Hello?")
	await page.setViewportSize({ width: 390, height: 380 })
	await expect(visitor.feedback).toBeHidden()
	await expect(visitor.field).toBeInViewport({ ratio: 1 })
	await expect(visitor.log.getByText("This is an answer.")).toBeInViewport({ ratio: 1 })
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
})
