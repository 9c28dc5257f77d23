import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { newSession } from "../support/chat"
import { chat, model } from "../support/chat-screen"
import { makeConversation, makeLead, makeQuestion, makeSource } from "../support/chatbot-rows"
import { chooseFile } from "../support/choose-file"
import { bytesOf } from "../support/downloads"
import { e2eProduct } from "../support/e2e-product"
import { makeTenantWithAdmin, unique } from "../support/factories"
import { wantPerson } from "../support/live"
import { makePdf } from "../support/make-pdf"
import { settings } from "../support/settings"

const path = (slug: string, tab: string) => `/admin/${slug}/chatbot?tab=${tab}`

test("from a lead to the lead's conversation: found, read, exported, deleted", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const ada = await makeLead(tenant.id)
	await makeConversation(tenant.id, { questions: ["Do you ship abroad?", "And to Norway?"], lead: ada })
	await makeConversation(tenant.id, { questions: ["Is there parking?"] })
	const bob = await makeLead(tenant.id, { name: null })
	await signInAs(token)
	const owner = settings(page)
	const rows = page.getByRole("table", { name: "Leads" }).getByRole("row")
	const list = page.getByRole("list", { name: "Conversations" }).getByRole("link")
	const reader = page.getByRole("article")

	await page.goto(path(tenant.slug, "leads"))
	await expect(rows).toHaveCount(3)
	await page.getByRole("button", { name: `Delete ${bob.email}` }).click()
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(rows).toHaveCount(2)
	await expect(page.getByRole("button", { name: "Delete Ada Lovelace" })).toBeFocused()
	expect(await db().lead.count({ where: { tenantId: tenant.id } })).toBe(1)

	await page.getByRole("link", { name: "Read the conversation with Ada Lovelace" }).click()
	await expect(page).toHaveURL(/&conversation=/)
	await expect(reader.getByRole("heading", { name: "Ada Lovelace" })).toBeVisible()
	await expect(reader).toContainText("Answer to And to Norway?")
	await expect(list).toHaveCount(2)
	await page.keyboard.press("/")
	await page.keyboard.type("norway")
	await expect(list).toHaveText([/^Do you ship abroad\?Ada Lovelace/])
	const download = page.waitForEvent("download")
	await page.getByRole("link", { name: "Export CSV" }).click()
	const csv = (await bytesOf(await download)).toString()
	expect([csv.includes("And to Norway?"), csv.includes("Is there parking?")]).toEqual([true, false])
	await page.getByRole("searchbox", { name: "Search conversations" }).fill("")
	await expect(list).toHaveCount(2)
	await list.filter({ hasText: "Do you ship abroad?" }).click()
	// Until it has loaded, the button belongs to the conversation that was open before.
	await expect(reader.getByRole("heading", { name: "Ada Lovelace" })).toBeVisible()
	await page.getByRole("button", { name: "Delete this conversation" }).click()
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(list).toHaveText([/^Is there parking\?/])
	await expect(reader).toContainText("Answer to Is there parking?")
	expect(await db().chatConversation.count({ where: { tenantId: tenant.id } })).toBe(1)
})

test("knowledge from a PDF, from a text and from an answer to an unanswered question reaches the next visitor", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const asked = `Do you sell gift cards ${unique()}?`
	await makeQuestion(tenant.id, asked, 7)
	await signInAs(token)
	const owner = settings(page)
	const items = page.getByRole("list", { name: "Added by you" }).getByRole("listitem")
	await page.goto(path(tenant.slug, "knowledge"))
	await page.getByRole("button", { name: "Add PDF" }).click()
	const buffer = makePdf([["A cake costs nine euros."]])
	await chooseFile(page.getByLabel("Upload PDF"), { name: "prices.pdf", mimeType: "application/pdf", buffer })
	await expect(owner.notifications).toContainText("PDF received")
	await page.getByRole("button", { name: "Add text" }).click()
	await page.getByLabel("Title").fill("Opening hours")
	await page.getByLabel("Text", { exact: true }).fill("Open from nine to five.")
	await owner.save.click()
	// It becomes ready by itself, without a reload.
	await expect(items).toHaveText([/Opening hours.*Ready/, /A cake costs nine euros\..*Ready/], { timeout: 30_000 })

	await page.getByRole("link", { name: /^Unanswered/ }).click()
	await page.getByRole("button", { name: `Answer ${asked}` }).click()
	await page.getByRole("textbox", { name: "Answer" }).fill("Gift cards start at ten euros.")
	await owner.button("Save answer").click()
	await expect(page.getByRole("heading", { name: "All caught up" })).toBeVisible()
	await page.goto(`/chat/${tenant.slug}`)
	await chat(page).askAndWait(asked)
	// The knowledge that the model received.
	const [request] = await model().requests(asked)
	expect(JSON.stringify(request?.body)).toContain("Gift cards start at ten euros.")
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

test("a browser's dashboard pages count waiting visitors in their titles over one stream, which outlives the page that held it", async ({
	context,
	page,
	signInAs,
}) => {
	const place = await makeTenantWithAdmin()
	await db().chatbotSettings.create({ data: { tenantId: place.tenant.id, personEnabled: true } })
	const dashboard = (slug: string, tab: string) => `/admin/${slug}/dashboard?tab=${tab}`
	const wait = (slug: string) => wantPerson(e2eProduct().url, slug, newSession())
	await signInAs(place.token)

	const streams: string[] = []
	context.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/admin/chatbot/live") streams.push(request.frame().page().url())
	})
	await page.goto(dashboard(place.tenant.slug, "testimonials"))
	await wait(place.tenant.slug)
	await expect(page).toHaveTitle(/^\(1\) /)
	const second = await context.newPage()
	await second.goto(dashboard(place.tenant.slug, "settings"))
	await expect(second).toHaveTitle(/^\(1\) /)
	await second.getByRole("navigation", { name: "Products" }).getByRole("link", { name: "AI Chatbot" }).click()
	await expect(second).toHaveTitle(/^\(1\) AI Chatbot/)
	await wait(place.tenant.slug)
	await expect(page).toHaveTitle(/^\(2\) /)
	await expect(second).toHaveTitle(/^\(2\) AI Chatbot/)
	expect(streams).toEqual([expect.stringContaining("tab=testimonials")])

	await page.close()
	await expect.poll(() => streams.length).toBe(2)
	await wait(place.tenant.slug)
	await expect(second).toHaveTitle(/^\(3\) AI Chatbot/)
	// The screen that shows them has the page's stream, and takes none of its own.
	// An address from before. The page says so at its tab, too.
	await second.goto(path(place.tenant.slug, "live"))
	const waiting = second.getByRole("list", { name: "Visitors who asked for a person" }).getByRole("link")
	await expect(waiting).toHaveCount(3)
	const inbox = second.getByRole("navigation", { name: "AI Chatbot" }).getByRole("link", { name: /^Inbox/ })
	await expect(inbox).toContainText("3 visitors are waiting for a person")
	await wait(place.tenant.slug)
	await expect(waiting).toHaveCount(4)
	await expect(inbox).toContainText("4 visitors are waiting for a person")
	await expect(second).toHaveTitle(/^\(4\) AI Chatbot/)
	expect(streams).toHaveLength(3)
})
