import { Buffer } from "node:buffer"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chat } from "../support/chat-screen"
import { chooseFile } from "../support/choose-file"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { slowUploads } from "../support/network"
import { picture } from "../support/samples/asset-files"
import { settings } from "../support/settings"

const MB = 1_048_576
const png = async () => ({ name: "face.png", mimeType: "image/png", buffer: await picture().png().toBuffer() })
const chatbot = (slug: string, section?: string) =>
	`/admin/${slug}/chatbot${section ? `?tab=settings&section=${section}` : ""}`
const CALL = "**/api/admin/chatbot-settings*"

test("a business gives its chatbot a face and words, and visitors meet them", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 422/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await page.goto(`/admin/${tenant.slug}/dashboard`)
	const products = page.getByRole("navigation", { name: "Products" })
	await expect(products.getByRole("link")).toHaveText(["Video Testimonials", "AI Chatbot"])
	await products.getByRole("link", { name: "AI Chatbot" }).click()
	await expect(page).toHaveURL(chatbot(tenant.slug))
	await expect(page.getByRole("navigation", { name: "AI Chatbot" }).getByRole("link")).toHaveText([
		"Chatbot Settings",
		"Quiz Builder",
		"Embed Code",
		"Conversations",
		"Leads",
		"Knowledge",
		"Unanswered",
	])

	// The defaults, by name.
	await expect(owner.value("Name")).toHaveText("AI Assistant")
	await expect(owner.value("Description")).toHaveText("Ask me anything. I answer from what this business has told me.")
	await expect(owner.value("Greeting")).toHaveText("Hello! How can I help you today?")
	await expect(owner.value("Starter questions")).toHaveText("None")
	await expect(owner.value("Color")).toHaveText("#007aff")
	await expect(owner.value("Avatar")).toHaveText("Initials")
	await expect(owner.preview.getByRole("heading", { level: 1, name: "AI Assistant" })).toBeVisible()

	await owner.edit.click()
	await expect(owner.field("Name")).toBeFocused()
	await owner.field("Name").fill("Harbour Helper")
	await owner.field("Greeting").fill("Ahoy!")
	await owner.field("Color").fill("#B4004E")
	await owner.button("Add question").click()
	await expect(page.getByLabel("Question 1", { exact: true })).toBeFocused()
	await page.keyboard.type("When are you open?")
	await page.keyboard.press("Enter")
	await page.keyboard.type("Do you ship?")
	await page.keyboard.press("Enter")
	await page.keyboard.press("Backspace")
	await expect(page.getByLabel("Question 2", { exact: true })).toBeFocused()
	await expect(page.getByLabel("Question 2", { exact: true })).not.toHaveAttribute("placeholder")
	await page.getByRole("radio", { name: "Icon" }).check({ force: true })
	// Before anything is saved, by the chat's own components; looking only.
	await expect(owner.preview.getByText(`Powered by ${tenant.name}`)).toBeVisible()
	await expect(owner.preview.getByText("Ahoy!")).toBeVisible()
	await expect(owner.preview.getByText("Do you ship?")).toBeVisible()
	await expect(owner.preview.getByText("Your Feedback - Share Video Testimonial")).toBeVisible()
	await expect(owner.preview.locator("body > div")).toHaveAttribute("inert")

	await page.getByRole("radio", { name: "Picture" }).check({ force: true })
	await owner.save.click()
	const missing = page.getByText("Please upload a picture for the avatar first")
	await expect(missing).toBeVisible()
	// A picture in the middle of it neither takes what was typed nor makes it stale, and is no longer missed.
	await chooseFile(page.getByLabel("Upload avatar"), await png())
	await expect(owner.notifications).toContainText("Avatar saved")
	await expect(missing).toBeHidden()
	await page.getByRole("radio", { name: "Icon" }).check({ force: true })
	await expect(owner.preview.locator("header img")).toHaveCount(0)
	await expect(owner.field("Name")).toHaveValue("Harbour Helper")
	await owner.save.click()
	await expect(owner.notifications).toContainText("Settings saved")
	await expect(owner.edit).toBeFocused()
	await expect(owner.value("Name")).toHaveText("Harbour Helper")
	await expect(owner.value("Starter questions").getByRole("listitem")).toHaveText([
		"When are you open?",
		"Do you ship?",
	])
	await expect(owner.value("Color")).toHaveText("#b4004e")
	await expect(owner.value("Avatar")).toHaveText("Icon")

	const opened = page.waitForEvent("popup")
	await page.getByRole("link", { name: /^Preview/ }).click()
	const visitor = await opened
	await expect(visitor).toHaveURL(`/chat/${tenant.slug}`)
	await expect(visitor.getByRole("heading", { level: 1, name: "Harbour Helper" })).toBeVisible()
	await expect(visitor.getByRole("button", { name: "Do you ship?" })).toBeVisible()
	await expect(chat(visitor).messages.first()).toContainText("Ahoy!")

	await page.getByRole("button", { name: "Remove avatar" }).click()
	await owner.question.getByRole("button", { name: "Remove" }).click()
	await expect(owner.notifications).toContainText("Avatar removed")
	await page.goto(`/admin/${tenant.slug}/dashboard?tab=settings&section=activity`)
	await expect(page.getByRole("list", { name: "Activity" })).toContainText("Harbour Helper")
})

test("answers and visitors: each model with its provider, the prompt, the sites, and what Save says", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of (409|500)|net::ERR_FAILED/)
	const { tenant, token } = await makeTenantWithAdmin()
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, aiModel: "gpt-2" } })
	await signInAs(token)
	const owner = settings(page)
	await page.goto(chatbot(tenant.slug, "answers"))
	await expect(page.getByText('The AI model "gpt-2" is no longer available. GPT-4o mini answers instead')).toBeVisible()
	await expect(owner.value("AI model")).toHaveText("GPT-4o miniOpenAI")
	await expect(owner.value("System prompt")).toContainText("You are the friendly assistant of {tenant_name}.")
	await owner.edit.click()
	await expect(owner.field("AI model").getByRole("option")).toHaveText([
		"GPT-4o mini (OpenAI)",
		"GPT-4o (OpenAI)",
		/^Claude .* \(Anthropic\)$/,
		/^Claude .* \(Anthropic\)$/,
		"Gemini 2.0 Flash (Google)",
	])
	await owner.field("AI model").selectOption("gemini-2.0-flash")
	await owner.field("System prompt").fill("x".repeat(8001))
	await owner.save.click()
	await expect(page.getByText("System prompt may have at most 8000 characters")).toBeVisible()
	await expect(owner.field("System prompt")).toBeFocused()
	await owner.field("System prompt").fill("Be brief.")

	await page.route(CALL, (route) => route.fulfill({ status: 500, json: { detail: "The disk is full." } }))
	await owner.save.click()
	await expect(owner.alert).toHaveText("Failed to save chatbot settings: The disk is full.")
	await page.unroute(CALL)
	await page.route(CALL, (route) => route.abort())
	await owner.save.click()
	await expect(owner.alert).toHaveText("Failed to save chatbot settings: Unknown error")
	await page.unroute(CALL)

	// Somebody else was faster: nothing of either is lost.
	const other = await page.request.put("/api/admin/chatbot-settings", {
		form: { system_prompt: "Theirs.", chatbot_name: "Also theirs" },
		headers: { authorization: `Bearer ${token}` },
	})
	expect(other.status()).toBe(200)
	await owner.save.click()
	await expect(owner.alert).toContainText("Somebody else saved these settings meanwhile")
	await owner.button("Load the newer settings").click()
	const news = page.getByRole("main").getByRole("status").filter({ hasText: "The newer settings are loaded" })
	await expect(news).toContainText("System prompt, saved now: Theirs.")
	await expect(owner.field("System prompt")).toHaveValue("Be brief.")
	await owner.save.click()
	await expect(owner.notifications).toContainText("Settings saved")
	await expect(owner.value("AI model")).toHaveText("Gemini 2.0 FlashGoogle")
	await expect(page.getByText("is no longer available")).toBeHidden()

	await page.getByRole("navigation", { name: "Chatbot settings" }).getByRole("link", { name: "Visitors" }).click()
	await expect(owner.value("Lead capture")).toHaveText("On")
	await expect(owner.value("Feedback button")).toHaveText("On")
	await expect(owner.value("Testimonial page")).toHaveText(`${e2eProduct().url}/${tenant.slug}`)
	await expect(owner.value("Allowed sites")).toHaveText("Every site")
	await owner.edit.click()
	await page.getByRole("checkbox", { name: /^Lead capture/ }).uncheck()
	await page.getByRole("checkbox", { name: /^Feedback button/ }).uncheck()
	await expect(owner.preview.getByText("Your Feedback - Share Video Testimonial")).toBeHidden()
	await owner.button("Add site").click()
	await page.keyboard.type("https://shop.example/path")
	await owner.save.click()
	await expect(page.getByText("Allowed sites must hold addresses such as https://www.example.com")).toBeVisible()
	await expect(page.getByLabel("Site 1", { exact: true })).toBeFocused()
	await page.keyboard.press("ControlOrMeta+a")
	await page.keyboard.type("Shop.example")
	await owner.save.click()
	await expect(owner.value("Allowed sites")).toHaveText("https://shop.example")
	const stored = await db().chatbotSettings.findUniqueOrThrow({ where: { tenantId: tenant.id } })
	expect(stored).toMatchObject({
		aiModel: "gemini-2.0-flash",
		systemPrompt: "Be brief.",
		chatbotName: "Also theirs",
		enableLeadCapture: false,
		testimonialPageEnabled: false,
		allowedOrigins: ["https://shop.example"],
	})
})

test("the avatar: help, refusals, true progress, cancelling, and words for a failure", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of (415|500)|ERR_FAILED/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const main = page.getByRole("main")
	const upload = page.getByLabel("Upload avatar")
	await page.goto(chatbot(tenant.slug, "look"))
	await expect(upload).toBeEnabled()
	await expect(main).toContainText("JPG, PNG or WebP, max 3MB")
	await chooseFile(upload, { name: "face.png", mimeType: "", buffer: Buffer.alloc(3 * MB + 1, 1) })
	await expect(main).toContainText("This file is too large (3.1 MB). JPG, PNG or WebP, max 3MB.")
	await chooseFile(upload, { name: "face.png", mimeType: "", buffer: Buffer.alloc(1000, 1) })
	const refused = await page.waitForResponse(/chatbot-settings/)
	expect([refused.request().method(), refused.status()]).toEqual(["PUT", 415])
	await expect(main).toContainText((await refused.json()).detail)
	const fast = await slowUploads(page, 200_000)
	await chooseFile(upload, { name: "face.png", mimeType: "", buffer: Buffer.alloc(2 * MB, 1) })
	await expect(page.getByRole("progressbar", { name: "Sending face.png" })).toHaveAttribute(
		"aria-valuenow",
		/^[1-9]\d?$/,
	)
	await main.getByRole("button", { name: "Cancel" }).click()
	await expect(upload).toBeFocused()
	await fast()
	await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
	await chooseFile(upload, await png())
	await expect(main).toContainText("Failed to upload avatar")
})

test("usage in tokens and money, numbers first, and a limit that the platform alone may set", async ({
	page,
	signInAs,
	context,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const today = new Date(new Date().toISOString().slice(0, 10))
	const day = { tenantId: tenant.id, day: today, chargedTokens: 1500, promptTokens: 1000, completionTokens: 400 }
	await db().chatTokenUsage.create({ data: { ...day, answers: 3, costMicros: 1_234_500 } })
	await signInAs(token)
	await page.goto(chatbot(tenant.slug, "usage"))
	const usage = page.getByRole("region", { name: "Usage" })
	await expect(usage.locator("dl")).toHaveText(/Cost\$1\.23Tokens1,400Answers3/)
	await expect(usage).toContainText("1,500 of 200,000 tokens")
	await usage.getByText("Day by day").click()
	await expect(usage.getByRole("row").nth(1)).toHaveText(/31,400\$1\.23$/)
	await expect(page.getByLabel("Daily limit of this tenant, tokens")).toBeHidden()

	const platform = await makeAdmin({ tenantId: null })
	await context.clearCookies()
	await signInAs(platform.token)
	await page.goto(chatbot(tenant.slug, "usage"))
	const limit = page.getByLabel("Daily limit of this tenant, tokens")
	await limit.fill("many")
	await page.getByRole("button", { name: "Save limit" }).click()
	await expect(usage).toContainText("A whole number from 0 to 1,000,000,000")
	await limit.fill("5,000")
	await page.getByRole("button", { name: "Save limit" }).click()
	await expect(usage).toContainText("1,500 of 5,000 tokens")
	await page.getByRole("button", { name: "Use the platform’s" }).click()
	await expect(usage).toContainText("1,500 of 200,000 tokens")
})

test("both codes to take away, exactly, and who may show the chat", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const { url } = e2eProduct()
	await page.goto(`${chatbot(tenant.slug)}?tab=embed`)
	await expect(page.getByText("Every site may show your chat.")).toBeVisible()
	await page.getByRole("button", { name: "Copy launcher code" }).click()
	await expect(page.getByText("Copied", { exact: true })).toBeVisible()
	const copied = () => page.evaluate(() => navigator.clipboard.readText())
	expect(await copied()).toBe(
		`<script src="${url}/embed.js" data-tenant="${tenant.slug}" data-color="#007aff" async></script>`,
	)
	await expect(page.getByText("On phones use the launcher")).toBeVisible()
	await page.getByRole("button", { name: "Copy frame code" }).click()
	await expect.poll(copied).toContain(`src="${url}/chat/${tenant.slug}"`)
	expect(await copied()).toContain(
		'style="position: fixed; bottom: 20px; right: 20px; width: 400px; height: 600px; border: none; border-radius: 12px; z-index: 9999;"',
	)
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, allowedOrigins: ["https://shop.example"] } })
	await page.reload()
	await expect(page.getByText("Only https://shop.example may show your chat.")).toBeVisible()
	await page.getByRole("link", { name: "Change the allowed sites" }).click()
	await expect(page.getByRole("heading", { level: 2, name: "Visitors" })).toBeVisible()
})

test("on a phone: a list of sections, one at a time, the preview over the form @phone-only", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await page.goto(`${chatbot(tenant.slug)}?tab=unanswered`)
	await expect(page.getByRole("link", { name: "Unanswered" })).toBeInViewport()
	await page.goto(chatbot(tenant.slug))
	const sections = page.getByRole("navigation", { name: "Chatbot settings" }).getByRole("link")
	await expect(sections).toHaveCount(4)
	await sections.filter({ hasText: "Look & greeting" }).tap()
	await owner.edit.tap()
	await owner.field("Greeting").fill("Hello from my pocket")
	await owner.button("Show preview").tap()
	await expect(owner.preview.getByText("Hello from my pocket")).toBeVisible()
	await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap()
	await owner.save.tap()
	await expect(owner.value("Greeting")).toHaveText("Hello from my pocket")
})
