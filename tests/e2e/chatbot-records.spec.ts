import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chat, model } from "../support/chat-screen"
import { makeConversation, makeLead, makeQuestion, makeSource } from "../support/chatbot-rows"
import { chooseFile } from "../support/choose-file"
import { bytesOf } from "../support/downloads"
import { makeTenantWithAdmin, unique } from "../support/factories"
import { makePdf } from "../support/make-pdf"
import { settings } from "../support/settings"

const path = (slug: string, tab: string) => `/admin/${slug}/chatbot?tab=${tab}`
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test("conversations: found, read with what went wrong, exported, deleted", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const lead = await makeLead(tenant.id, { name: "Grace Hopper", email: `grace-${unique()}@example.com` })
	await makeConversation(tenant.id, {
		questions: ["Do you ship abroad?", "And to Norway?"],
		lead,
		lastMessageAt: minutesAgo(5),
		answer: {
			model: "gpt-4o",
			promptTokens: 1000,
			completionTokens: 234,
			rating: 1,
			sources: [{ id: "1", title: "Shipping" }],
		},
	})
	await makeConversation(tenant.id, {
		questions: ["Is there parking?"],
		answer: {
			status: "failed",
			error: "The provider answered 503.",
			content: "Sorry, I encountered an error. Please try again.",
		},
	})
	await signInAs(token)
	const owner = settings(page)
	await page.goto(path(tenant.slug, "conversations"))
	const list = page.getByRole("list", { name: "Conversations" }).getByRole("link")
	const reader = page.getByRole("article")
	// The newest beside the list, without asking.
	await expect(list).toHaveText([/^Is there parking\?Anonymous/, /^Do you ship abroad\?Grace Hopper/])
	await expect(reader).toContainText("Sorry, I encountered an error. Please try again.")
	await expect(reader).toContainText("Failed: The provider answered 503.")
	await list.filter({ hasText: "Do you ship abroad?" }).click()
	await expect(page).toHaveURL(/&conversation=/)
	await expect(reader.getByRole("heading", { name: "Grace Hopper" })).toBeVisible()
	await expect(reader.getByRole("link", { name: lead.email })).toHaveAttribute("href", `mailto:${lead.email}`)
	await expect(reader.getByRole("list", { name: "Messages" }).locator("> li")).toHaveCount(4)
	await expect(reader).toContainText("And to Norway?")
	await expect(reader.getByText("Sources: [1] Shipping").first()).toBeVisible()
	await expect(reader.getByText("GPT-4o", { exact: true }).first()).toBeVisible()
	await expect(reader.getByText("1,234 tokens").first()).toBeVisible()
	await expect(reader.getByText("Rated helpful").first()).toBeVisible()

	// The keyboard: / to the search, arrows through the list, Enter to read.
	await page.keyboard.press("/")
	const search = page.getByRole("searchbox", { name: "Search conversations" })
	await expect(search).toBeFocused()
	await page.keyboard.type("norway")
	await expect(list).toHaveCount(1)
	await expect(page).toHaveURL(/q=norway/)
	await search.fill("nobody")
	await expect(page.getByRole("heading", { name: "No conversation matches" })).toBeVisible()
	await page.getByRole("link", { name: "Show all" }).click()
	await expect(list).toHaveCount(2)
	await list.first().focus()
	await page.keyboard.press("ArrowDown")
	await expect(list.nth(1)).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(reader).toContainText("And to Norway?")

	const download = page.waitForEvent("download")
	await page.getByRole("link", { name: "Export CSV" }).click()
	expect((await bytesOf(await download)).toString()).toContain("Is there parking?")

	await page.getByRole("button", { name: "Delete this conversation" }).click()
	await expect(owner.question).toHaveAccessibleName("Delete this conversation?")
	await expect(owner.question).toContainText("Do you ship abroad?")
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(owner.notifications).toContainText("Conversation deleted")
	await expect(list).toHaveCount(1)
	await expect(reader).toContainText("Is there parking?")
	expect(await db().chatConversation.count({ where: { tenantId: tenant.id } })).toBe(1)
})

test("leads: searched, exported, led back to what they said, deleted @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const ada = await makeLead(tenant.id, {
		company: "Analytical Engines",
		phone: "+44 20 1234",
		score: 82,
		quizName: "Coffee",
	})
	await makeConversation(tenant.id, { questions: ["Do you calculate?"], lead: ada })
	const bob = await makeLead(tenant.id, { name: null })
	await signInAs(token)
	const owner = settings(page)
	await page.goto(path(tenant.slug, "leads"))
	const rows = page.getByRole("table", { name: "Leads" }).getByRole("row")
	await expect(rows).toHaveCount(3)
	const row = rows.filter({ hasText: "Ada Lovelace" })
	for (const text of [ada.email, "Analytical Engines", "+44 20 1234", "82%", "Coffee"])
		await expect(row).toContainText(text)
	await expect(rows.filter({ hasText: bob.email }).getByRole("link", { name: /^Read/ })).toHaveCount(0)
	// With a name or without.
	for (const { email } of [ada, bob])
		await expect(page.getByRole("link", { name: email, exact: true })).toHaveAttribute("href", `mailto:${email}`)
	await page.getByRole("searchbox", { name: "Search leads" }).fill("analytical")
	await expect(rows).toHaveCount(2)
	const download = page.waitForEvent("download")
	await page.getByRole("link", { name: "Export CSV" }).click()
	const csv = (await bytesOf(await download)).toString()
	expect(csv).toContain(ada.email)
	expect(csv).not.toContain(bob.email)
	await page.getByRole("link", { name: "Read the conversation with Ada Lovelace" }).click()
	await expect(page.getByRole("article")).toContainText("Answer to Do you calculate?")
	await page.goto(path(tenant.slug, "leads"))
	await page.getByRole("button", { name: `Delete ${bob.email}` }).click()
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(owner.notifications).toContainText("Lead deleted")
	await expect(rows).toHaveCount(2)
	await expect(page.getByRole("button", { name: "Delete Ada Lovelace" })).toBeFocused()
	expect(await db().lead.count({ where: { tenantId: tenant.id } })).toBe(1)
})

test("knowledge: written, changed, taught by a PDF, forgotten, and what is typed is never lost", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of (409|500)/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await page.goto(path(tenant.slug, "knowledge"))
	await expect(page.getByRole("heading", { name: "It knows nothing yet" })).toBeVisible()
	const items = page.getByRole("list", { name: "Knowledge" }).getByRole("listitem")
	const item = (title: string) => items.filter({ has: page.getByRole("heading", { name: title, exact: true }) })
	await page.getByRole("button", { name: "Add text" }).click()
	await expect(page.getByLabel("Title")).toBeFocused()
	await owner.save.click()
	await expect(page.getByText("Please enter a title")).toBeVisible()
	await expect(page.getByText("Please enter a text")).toBeVisible()
	await page.getByLabel("Title").fill("Opening hours")
	await page.getByLabel("Text", { exact: true }).fill("Open from nine to five.")
	const asked = page.waitForEvent("dialog")
	await Promise.all([asked.then((dialog) => dialog.accept()), page.reload()])
	await page.getByRole("button", { name: "Add text" }).click()
	await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Open from nine to five.")
	await expect(page.getByRole("status").filter({ hasText: "Unsaved changes from before" })).toBeVisible()
	await page.route("**/api/admin/chatbot/knowledge*", (route) =>
		route.fulfill({ status: 500, json: { detail: "The disk is full." } }),
	)
	await owner.save.click()
	await expect(owner.alert).toContainText("Failed to save knowledge")
	await expect(owner.alert).toContainText("The disk is full.")
	await page.unroute("**/api/admin/chatbot/knowledge*")
	await owner.save.click()
	await expect(item("Opening hours")).toContainText("Ready")
	await expect(page.getByRole("button", { name: "Add text" })).toBeFocused()

	await page.getByRole("button", { name: "Add question and answer" }).click()
	await page.getByRole("textbox", { name: "Question" }).fill("Do you ship?")
	await owner.save.click()
	await expect(page.getByText("Please enter an answer")).toBeVisible()
	await page.getByRole("textbox", { name: "Answer" }).fill("Everywhere.")
	await owner.save.click()
	await expect(item("Do you ship?")).toContainText("Question and answer")

	await page.getByRole("button", { name: "Add PDF" }).click()
	await expect(page.getByText("PDF, max 10MB")).toBeVisible()
	const pdf = (name: string, lines: string[]) => ({ name, mimeType: "application/pdf", buffer: makePdf([lines]) })
	await chooseFile(page.getByLabel("Upload PDF"), pdf("prices.pdf", ["A cake costs nine euros."]))
	await expect(owner.notifications).toContainText("PDF received")
	await expect(item("prices")).toContainText("Ready", { timeout: 20_000 })
	await expect(item("prices")).toContainText("A cake costs nine euros.")
	await expect(item("prices")).toContainText("1 KB")
	await chooseFile(page.getByLabel("Upload PDF"), pdf("scan.pdf", []))
	await expect(item("scan")).toContainText("No text was found in this PDF.", { timeout: 20_000 })
	await expect(item("scan")).toContainText("Failed")

	// Somebody else is faster.
	await page.getByRole("button", { name: "Edit Opening hours" }).click()
	await page.getByLabel("Text", { exact: true }).fill("Open from ten to four.")
	const { id } = await db().knowledgeSource.findFirstOrThrow({ where: { tenantId: tenant.id, title: "Opening hours" } })
	const headers = { authorization: `Bearer ${token}` }
	await page.request.put(`/api/admin/chatbot/knowledge/${id}`, { data: { title: "Hours" }, headers })
	await owner.save.click()
	await expect(owner.alert).toContainText("Somebody else saved these settings meanwhile")
	await owner.button("Load the newer settings").click()
	await expect(page.getByLabel("Title")).toHaveValue("Hours")
	await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Open from ten to four.")
	await owner.save.click()
	await expect(item("Hours")).toContainText("Open from ten to four.")
	await expect(page.getByRole("button", { name: "Edit Hours" })).toBeFocused()

	await page.getByRole("button", { name: "Delete scan" }).click()
	await expect(owner.question).toHaveAccessibleName("Delete “scan”?")
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(item("scan")).toHaveCount(0)
})

test("what it could not answer is answered once, and the next visitor hears it", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const asked = `Do you sell gift cards ${unique()}?`
	await makeQuestion(tenant.id, asked, 7)
	await makeQuestion(tenant.id, "What is the weather?", 1)
	await makeConversation(tenant.id, { questions: ["Hello", asked] })
	await signInAs(token)
	const owner = settings(page)
	await page.goto(path(tenant.slug, "unanswered"))
	const questions = page.getByRole("list", { name: "Unanswered questions" }).getByRole("listitem")
	await expect(questions).toHaveText([/^Do you sell gift cards \w+\?Asked 7 times/, /^What is the weather\?Asked once/])
	const conversation = questions.getByRole("link", { name: /^Read/ })
	await expect(conversation).toHaveCount(1)
	await conversation.click()
	await expect(page.getByRole("article")).toContainText(`Answer to ${asked}`)
	await page.goBack()
	await page.getByRole("button", { name: `Answer ${asked}` }).click()
	const field = page.getByRole("textbox", { name: "Answer" })
	await expect(field).toBeFocused()
	await owner.button("Save answer").click()
	await expect(page.getByText("Please enter an answer")).toBeVisible()
	await field.fill("Gift cards start at ten euros.")
	await owner.button("Save answer").click()
	await expect(owner.notifications).toContainText("Saved to Knowledge")
	await expect(questions).toHaveCount(1)
	await page.getByRole("button", { name: "Dismiss What is the weather?" }).click()
	await owner.question.getByRole("button", { name: "Dismiss" }).click()
	await expect(page.getByRole("heading", { name: "Nothing is unanswered" })).toBeVisible()
	await page.getByRole("link", { name: "Knowledge", exact: true }).click()
	await expect(page.getByRole("list", { name: "Knowledge" })).toContainText("Gift cards start at ten euros.")
	await page.goto(`/chat/${tenant.slug}`)
	await chat(page).askAndWait(asked)
	// What the model was given to answer from.
	const [request] = await model().requests(asked)
	expect(JSON.stringify(request?.body)).toContain("Gift cards start at ten euros.")
})

test("nothing yet: each list explains itself, and offers the next step @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	for (const [tab, title] of [
		["conversations", "No conversations yet"],
		["leads", "No leads yet"],
		["knowledge", "It knows nothing yet"],
		["unanswered", "Nothing is unanswered"],
	] as const) {
		await page.goto(path(tenant.slug, tab))
		await expect(page.getByRole("heading", { name: title })).toBeVisible()
	}
	await page.goto(`${path(tenant.slug, "conversations")}&cursor=nonsense`)
	await page.goto(path(tenant.slug, "conversations"))
	await page.getByRole("link", { name: "Get the embed code" }).click()
	await expect(page.getByRole("heading", { name: "Launcher" })).toBeVisible()
})

test("on a phone: the list, then one conversation, and back @phone-only", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeConversation(tenant.id, { questions: ["Is it far?"] })
	await makeSource(tenant.id)
	await signInAs(token)
	await page.goto(path(tenant.slug, "conversations"))
	await expect(page.getByRole("article")).toBeHidden()
	await page.getByRole("link", { name: /^Is it far\?/ }).tap()
	await expect(page.getByRole("article")).toContainText("Answer to Is it far?")
	await expect(page.getByRole("list", { name: "Conversations" })).toBeHidden()
	await page.getByRole("link", { name: "All conversations" }).tap()
	await expect(page.getByRole("list", { name: "Conversations" })).toBeVisible()
})
