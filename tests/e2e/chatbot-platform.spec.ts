import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeConversation, makeLead } from "../support/chatbot-rows"
import { makeAdmin, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { settings } from "../support/settings"

// The defaults of all tenants are changed here; and without a key there is no model.
test.use({ ownProduct: true, ownEnvironment: { OPENAI_API_KEY: "" } })
test.describe.configure({ mode: "default" })

const DENIED = "Access denied. Please login as Platform Administrator to access AI Chatbot dashboard."

test("whoever is no platform administrator is told so, with the way to the login", async ({
	page,
	signInAs,
	context,
	strictness,
}) => {
	strictness.allow(/status of 401/)
	await page.goto("/admin/chatbot")
	await expect(page.getByRole("heading", { name: DENIED })).toBeVisible()
	await expect(page.getByRole("link", { name: "Go to the login" })).toHaveAttribute("href", "/admin/platform")
	const { token } = await makeTenantWithAdmin()
	await signInAs(token)
	await page.goto("/admin/chatbot?tab=settings")
	await expect(page.getByRole("heading", { name: DENIED })).toBeVisible()

	// A session that ends while the screen is open: the specific words win over the redirect.
	await context.clearCookies()
	const platform = await makeAdmin({ tenantId: null })
	await signInAs(platform.token)
	await page.goto("/admin/chatbot?tab=conversations")
	await expect(page.getByRole("heading", { name: "Whose chatbot?" })).toBeVisible()
	await db().session.deleteMany({ where: { userId: platform.user.id } })
	await page.getByRole("button", { name: "Tenant: Choose a tenant" }).click()
	await expect(page.getByRole("heading", { name: DENIED })).toBeVisible()
	await expect(page).toHaveURL("/admin/chatbot")
})

test("overview: every chatbot with its real counts, found and managed @phone", async ({ page, signInAs }) => {
	const busy = await makeTenant({ name: "Harbour Bakery" })
	const lead = await makeLead(busy.id)
	await makeConversation(busy.id, { lead })
	await makeConversation(busy.id)
	await makeTenant({ name: "Quiet Florist", chatbotEnabled: false })
	await makeTenant({ name: "Closed Shop", isActive: false })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	await page.goto("/admin/chatbot")
	await expect(page.getByRole("navigation", { name: "AI Chatbot" }).getByRole("link")).toHaveText([
		"Overview",
		"Chatbot Settings",
		"Embed Code",
		"Conversations",
	])
	const total = await db().tenant.count()
	await expect(page.getByRole("heading", { level: 2 })).toContainText(`${total} chatbots`)
	const conversations = await db().chatConversation.count()
	await expect(page.getByRole("heading", { level: 2 })).toContainText(`${conversations} conversation`)
	const rows = page.getByRole("table", { name: "Chatbots" }).getByRole("row")
	const row = (name: string) => rows.filter({ hasText: name })
	await expect(row("Harbour Bakery")).toContainText("AI Assistant")
	await expect(row("Harbour Bakery")).toContainText("Active")
	await expect(row("Quiet Florist")).toContainText("Switched off")
	await expect(row("Closed Shop")).toContainText("Inactive")
	await page.getByRole("searchbox", { name: "Search chatbots" }).fill("harbour")
	await expect(page.getByRole("heading", { level: 2 })).toContainText("1 found for “harbour”")
	await page.getByRole("link", { name: "Manage Harbour Bakery" }).click()
	await expect(page).toHaveURL(`/admin/${busy.slug}/chatbot`)
	await expect(page.getByRole("heading", { level: 1, name: "Harbour Bakery" })).toBeVisible()
	await page.getByRole("link", { name: "Back to Platform Admin" }).click()
	await expect(page).toHaveURL("/admin/chatbot")
})

test("defaults for new tenants, the built-in responder, and a tenant that is picked", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 500/)
	const tenant = await makeTenant({ name: "Picked Pottery" })
	await makeConversation(tenant.id, { questions: ["Do you glaze?"] })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	const owner = settings(page)
	await page.goto("/admin/chatbot?tab=settings")
	await expect(page.getByRole("button", { name: "Tenant: Defaults for new tenants" })).toBeVisible()
	await expect(page.getByText("The built-in responder is in use")).toBeVisible()
	await expect(page.getByText("Set OPENAI_API_KEY on the server to let the model answer.")).toBeVisible()
	await page.getByRole("button", { name: "Preview", exact: true }).click()
	await expect(owner.notifications).toContainText("Unable to determine chatbot URL for preview")
	await expect(owner.value("Name")).toHaveText("AI Assistant")
	await expect(owner.preview.getByText("Powered by Example Business")).toBeVisible()
	await owner.edit.click()
	await owner.field("Name").fill("House Assistant")
	await page.route("**/api/admin/chatbot-settings*", (route) =>
		route.fulfill({ status: 500, json: { detail: "The disk is full." } }),
	)
	await owner.save.click()
	await expect(owner.alert).toContainText("Failed to save settings")
	await page.unroute("**/api/admin/chatbot-settings*")
	await owner.save.click()
	await expect(owner.value("Name")).toHaveText("House Assistant")
	await page.goto(`/chat/${tenant.slug}`)
	await expect(page.getByRole("heading", { level: 1, name: "House Assistant" })).toBeVisible()

	// Picked by searching, by keyboard alone; it stays picked from tab to tab.
	await page.goto("/admin/chatbot?tab=conversations")
	await page.getByRole("button", { name: "Tenant: Choose a tenant" }).focus()
	await page.keyboard.press("Enter")
	await page.keyboard.type("picked")
	const choices = page.getByRole("dialog").getByRole("list", { name: "Tenants" }).getByRole("link")
	await expect(choices).toHaveText([`Picked Pottery${tenant.slug}`])
	await choices.first().focus()
	await page.keyboard.press("Enter")
	await expect(page.getByRole("article")).toContainText("Do you glaze?")
	await page.getByRole("navigation", { name: "AI Chatbot" }).getByRole("link", { name: "Embed Code" }).click()
	await expect(page.getByRole("group", { name: "launcher code" })).toContainText(`data-tenant="${tenant.slug}"`)
	await page.getByRole("navigation", { name: "AI Chatbot" }).getByRole("link", { name: "Chatbot Settings" }).click()
	await expect(page.getByRole("link", { name: /^Preview/ })).toHaveAttribute("href", `/chat/${tenant.slug}`)
	await owner.edit.click()
	await owner.field("Greeting").fill("Set from above.")
	await owner.save.click()
	await expect(owner.value("Greeting")).toHaveText("Set from above.")
	const stored = await db().chatbotSettings.findUniqueOrThrow({ where: { tenantId: tenant.id } })
	expect([stored.chatGreeting, stored.chatbotName]).toEqual(["Set from above.", null])
	await page.goto("/admin/chatbot?tab=embed&tenant=nobody-here")
	await expect(page).toHaveURL("/admin/chatbot?tab=embed")
})
