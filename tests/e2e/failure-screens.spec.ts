import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, storedSession, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"

const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/
const UNKNOWN_ID = "7b0c1f1e-9a53-4b1e-8f57-0d8f4a3c2b11"

interface Screen {
	name: string
	/** Makes what the address needs. */
	path(): Promise<string>
	status: number
	title: string
	text: string
}

const SCREENS: Screen[] = [
	{
		name: "an unknown tenant",
		path: async () => "/nobody-has-this-slug",
		status: 404,
		title: "Page Not Available",
		text: "Testimonial page not found. Please check the URL.",
	},
	{
		name: "an inactive tenant",
		path: async () => `/${(await makeTenant({ isActive: false })).slug}`,
		status: 404,
		title: "Page Not Available",
		text: "Testimonial page not found. Please check the URL.",
	},
	{
		name: "a product that is off, with its message",
		path: async () =>
			`/${(await makeTenant({ videoTestimonialsEnabled: false, videoTestimonialsMessage: "Back in May." })).slug}`,
		status: 200,
		title: "Page Not Available",
		text: "Back in May.",
	},
	{
		name: "a product that is off, without a message",
		path: async () => `/${(await makeTenant({ videoTestimonialsEnabled: false })).slug}`,
		status: 200,
		title: "Page Not Available",
		text: "This page is currently unavailable.",
	},
	{
		name: "an unknown tenant's thank-you page",
		path: async () => "/nobody-has-this-slug/thank-you",
		status: 404,
		title: "Something went wrong",
		text: "Failed to load thank you page",
	},
	{
		name: "an unknown tenant's chat",
		path: async () => "/chat/nobody-has-this-slug",
		status: 404,
		title: "Chatbot Unavailable",
		text: "Failed to load chatbot configuration",
	},
	{
		name: "an inactive tenant's chat",
		path: async () => `/chat/${(await makeTenant({ isActive: false })).slug}`,
		status: 404,
		title: "Chatbot Unavailable",
		text: "Failed to load chatbot configuration",
	},
	{
		name: "a chat that is off, with its message",
		path: async () => `/chat/${(await makeTenant({ chatbotEnabled: false, chatbotMessage: "Back in May." })).slug}`,
		status: 200,
		title: "Chatbot Unavailable",
		text: "Back in May.",
	},
	{
		name: "a chat that is off, without a message",
		path: async () => `/chat/${(await makeTenant({ chatbotEnabled: false })).slug}`,
		status: 200,
		title: "Chatbot Unavailable",
		text: "This page is currently unavailable.",
	},
	{
		name: "an unknown testimonial",
		path: async () => `/testimonial/${UNKNOWN_ID}`,
		status: 404,
		title: "Video Testimonial",
		text: "Testimonial not found or no longer available.",
	},
	{
		name: "a malformed testimonial id",
		path: async () => "/testimonial/nothing",
		status: 404,
		title: "Video Testimonial",
		text: "Testimonial not found or no longer available.",
	},
	{
		name: "a rejected testimonial",
		path: async () =>
			`/testimonial/${(await makeSubmission({ tenantId: (await makeTenant()).id, status: "rejected" })).id}`,
		status: 404,
		title: "Video Testimonial",
		text: "Testimonial not found or no longer available.",
	},
	{
		name: "a testimonial that its tenant did not share, where only shared ones are public",
		path: async () =>
			`/testimonial/${(await makeSubmission({ tenantId: (await makeTenant({ publicSharedOnly: true })).id })).id}`,
		status: 404,
		title: "Video Testimonial",
		text: "Testimonial not found or no longer available.",
	},
]

async function expectScreen(page: Page, { path, status, title, text }: Screen): Promise<void> {
	const answer = await page.goto(await path())
	expect(answer?.status()).toBe(status)
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
	await expect(page.getByText(text, { exact: true })).toBeVisible()
	await expect(page.getByRole("button")).toHaveCount(0)
}

for (const screen of SCREENS) {
	test(`${screen.name}: ${screen.text}`, async ({ page, strictness }) => {
		if (screen.status === 404) strictness.allow(NOT_FOUND)
		await expectScreen(page, screen)
	})
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false })

	for (const screen of SCREENS) {
		test(`${screen.name}: ${screen.text}`, async ({ page, strictness }) => {
			if (screen.status === 404) strictness.allow(NOT_FOUND)
			await expectScreen(page, screen)
		})
	}

	test("the chat greets, and says what it needs", async ({ page }) => {
		await page.goto(`/chat/${(await makeTenant()).slug}`)
		await expect(page.getByText("Hello! How can I help you today?")).toBeVisible()
		await expect(page.getByText(/^Chatting needs JavaScript\./)).toBeVisible()
	})

	test("the testimonial page says what it needs", async ({ page }) => {
		await page.goto(`/${(await makeTenant()).slug}`)
		await expect(page.getByText(/^Recording a video needs JavaScript\./)).toBeVisible()
	})
})

test.describe("dashboards", () => {
	test("without a session: the matching login", async ({ page }) => {
		const { slug } = await makeTenant()
		await page.goto(`/admin/${slug}/dashboard`)
		await expect(page).toHaveURL(new RegExp(`/admin/${slug}$`))
		await page.goto("/admin/platform/dashboard")
		await expect(page).toHaveURL(/\/admin\/platform$/)
	})

	test("without the stored token: the login, and the cookie's session ends as well", async ({ page, signInAs }) => {
		const { tenant, user, token } = await makeTenantWithAdmin()
		await signInAs(token)
		const owner = dashboard(page)
		await owner.open(tenant.slug)
		await expect(page.getByRole("heading", { name: tenant.name })).toBeVisible()
		await page.evaluate(() => localStorage.removeItem("admin_token"))
		await owner.open(tenant.slug)
		await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}$`))
		await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible()
		expect(await db().session.count({ where: { userId: user.id } })).toBe(0)
	})

	test("a 401 on the way: the login, and nothing of the session is kept", async ({ page, signInAs, strictness }) => {
		strictness.allow(/status of 401/)
		const { tenant, user, token } = await makeTenantWithAdmin()
		await makeSubmission({ tenantId: tenant.id })
		await signInAs(token)
		const owner = dashboard(page)
		await owner.open(tenant.slug)
		await expect(owner.row("Ada Lovelace")).toBeVisible()
		await db().session.deleteMany({ where: { userId: user.id } })
		await owner.row("Ada Lovelace").getByRole("button", { name: "Approve" }).click()
		await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}$`))
		expect(await storedSession(page)).toEqual([null, null])
	})

	test("another tab's Logout ends this one too", async ({ page, context, signInAs }) => {
		const { tenant, token } = await makeTenantWithAdmin()
		await signInAs(token)
		await dashboard(page).open(tenant.slug)
		const other = await context.newPage()
		await dashboard(other).open(tenant.slug)
		await dashboard(other).logout()
		await expect(other).toHaveURL(/:\d+\/$/)
		await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}$`))
	})

	test("an admin at another tenant's door is sent to its own", async ({ page, signInAs }) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenant()
		await signInAs(token)
		for (const path of [`/admin/${other.slug}/dashboard`, "/admin/platform/dashboard"]) {
			await page.goto(path)
			await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
			await expect(page.getByRole("heading", { name: tenant.name })).toBeVisible()
		}
	})
})
