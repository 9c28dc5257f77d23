import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeTenantWithAdmin } from "../support/factories"
import { settings } from "../support/settings"

const chatbot = (slug: string, section?: string) =>
	`/admin/${slug}/chatbot${section ? `?tab=settings&section=${section}` : ""}`

const openProduct = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Products" }).getByRole("link", { name }).click()

test("the dashboard's chatbot tab opens for whoever comes from the chatbot, unless the address names a tab", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const dashboard = `/admin/${tenant.slug}/dashboard`
	const tab = page.getByRole("navigation", { name: "Dashboard" }).locator("[aria-current=page]")
	await page.goto(dashboard)
	await expect(tab).toHaveText("Testimonials")
	await page.goto(`${dashboard}?tab=chatbot`)
	await expect(tab).toHaveText("AI Chatbot")
	const figures = page.getByRole("navigation", { name: "Chatbot figures" }).getByRole("link")
	await expect(figures).toHaveText([/^0Conversations/, /^0Leads/, /^0Unanswered/, /^0Knowledgeit knows nothing yet/])

	// A full load with the chatbot's screen as its referrer.
	await page.goto(dashboard, { referer: `${e2eProduct().url}${chatbot(tenant.slug)}?tab=leads` })
	await expect(tab).toHaveText("AI Chatbot")
	await expect(page).toHaveURL(`${dashboard}?tab=chatbot`)
	await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Testimonials" }).click()
	await expect(tab).toHaveText("Testimonials")

	// Inside the product: the screen that was left.
	await openProduct(page, "AI Chatbot")
	await expect(page).toHaveURL(chatbot(tenant.slug))
	await page.evaluate((path) => {
		const link = Object.assign(document.createElement("a"), { href: path, textContent: "Bare dashboard" })
		document.querySelector("main")?.append(link)
	}, dashboard)
	await page.getByRole("link", { name: "Bare dashboard" }).click()
	await expect(tab).toHaveText("AI Chatbot")

	// The link that names its tab wins.
	await openProduct(page, "AI Chatbot")
	await expect(page).toHaveURL(chatbot(tenant.slug))
	await openProduct(page, "Video Testimonials")
	await expect(tab).toHaveText("Testimonials")
})

test("switched off or inactive: the message, everything readable, nothing to write with", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin({ chatbotEnabled: false, chatbotMessage: "Back in May." })
	await signInAs(token)
	const owner = settings(page)
	for (const path of [chatbot(tenant.slug), `/admin/${tenant.slug}/dashboard?tab=chatbot`]) {
		await page.goto(path)
		await expect(page.getByText("Back in May.", { exact: true }).first()).toBeVisible()
	}
	await page.goto(chatbot(tenant.slug, "look"))
	await expect(owner.edit).toBeDisabled()
	await expect(owner.edit).toHaveAccessibleDescription("Back in May.")
	await expect(page.getByLabel("Upload avatar")).toBeDisabled()
	await page.goto(`${chatbot(tenant.slug)}?tab=knowledge`)
	await expect(page.getByRole("button", { name: "Add text" })).toBeDisabled()
	await db().tenant.update({ where: { id: tenant.id }, data: { chatbotMessage: "" } })
	await page.reload()
	await expect(page.getByText("This page is currently unavailable.", { exact: true }).first()).toBeVisible()
	await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false, chatbotEnabled: true } })
	await page.goto(chatbot(tenant.slug, "answers"))
	await expect(page.getByText("This business is inactive", { exact: true })).toBeVisible()
	await expect(owner.edit).toBeDisabled()
})
