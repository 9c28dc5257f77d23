import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeConversation } from "../support/chatbot-rows"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { settings } from "../support/settings"

test("a platform admin finds a chatbot, manages it, and picks its tenant by keyboard from tab to tab", async ({
	page,
	signInAs,
}) => {
	const tenant = await makeTenant({ name: `Picked Pottery ${unique()}` })
	await makeConversation(tenant.id, { questions: ["Do you glaze?"] })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	const owner = settings(page)
	const tab = (name: string) => page.getByRole("navigation", { name: "AI Chatbot" }).getByRole("link", { name })
	await page.goto("/admin/chatbot")
	await page.getByRole("searchbox", { name: "Search chatbots" }).fill(tenant.name)
	await expect(page.getByRole("heading", { level: 2 })).toContainText(`1 found for “${tenant.name}”`)
	await page.getByRole("link", { name: `Manage ${tenant.name}` }).click()
	await expect(page).toHaveURL(`/admin/${tenant.slug}/chatbot`)
	await expect(page.getByRole("heading", { level: 1, name: tenant.name })).toBeVisible()
	await page.getByRole("link", { name: "Back to Platform Admin" }).click()
	await expect(page).toHaveURL("/admin/chatbot")

	await tab("Conversations").click()
	await expect(page.getByRole("heading", { name: "Whose chatbot?" })).toBeVisible()
	await page.getByRole("button", { name: "Tenant: Choose a tenant" }).focus()
	await page.keyboard.press("Enter")
	await page.keyboard.type(tenant.name)
	const choices = page.getByRole("dialog").getByRole("list", { name: "Tenants" }).getByRole("link")
	await expect(choices).toHaveText([tenant.name + tenant.slug])
	await choices.first().focus()
	await page.keyboard.press("Enter")
	await expect(page.getByRole("article")).toContainText("Do you glaze?")
	await tab("Embed Code").click()
	await expect(page.getByRole("group", { name: "chat button code" })).toContainText(`data-tenant="${tenant.slug}"`)
	await tab("Chatbot Settings").click()
	await expect(page.getByRole("link", { name: /^Preview/ })).toHaveAttribute("href", `/chat/${tenant.slug}`)
	await owner.edit.click()
	await owner.field("Greeting").fill("Set from above.")
	await owner.save.click()
	await expect(owner.value("Greeting")).toHaveText("Set from above.")
	const stored = await db().chatbotSettings.findUniqueOrThrow({ where: { tenantId: tenant.id } })
	expect([stored.chatGreeting, stored.chatbotName]).toEqual(["Set from above.", null])

	await page.goto(`/admin/${tenant.slug}/chatbot?tab=settings&section=usage`)
	const limit = page.getByLabel("Daily token limit for this tenant")
	await limit.fill("7,000")
	await page.getByRole("button", { name: "Save limit" }).click()
	await expect(page.getByText("Daily limit saved")).toBeVisible()
	await page.reload()
	await expect(limit).toHaveValue("7000")
	await page.getByRole("button", { name: /platform.s limit$/ }).click()
	await expect(limit).toHaveValue("")
})
