import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { DEFAULT_LOGIN_CONTENT } from "@/lib/platform/default-content"
import { expect, test } from "../support/browser"
import { chooseFile } from "../support/choose-file"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { picture } from "../support/picture"
import { resetPlatform } from "../support/reset-platform"

// One after the other: there is one platform.
test.describe.configure({ mode: "default" })
test.use({ ownProduct: true })

test.beforeEach(async ({ signInAs }) => signInAs((await makeAdmin({ tenantId: null })).token))
test.afterEach(resetPlatform)

const open = (page: Page, section: string) => page.goto(`/admin/platform/dashboard?tab=settings&section=${section}`)
const notifications = (page: Page) => page.getByRole("region", { name: /^Notifications/ })
const away = (page: Page, calls: string) =>
	page.route(calls, (route) => route.fulfill({ status: 503, json: { detail: "The database is away." } }))

const TEXTS = [
	["Page title", "page_title"],
	["Welcome heading", "welcome_heading"],
	["Welcome description", "welcome_description"],
	["Login button", "login_button_text"],
	["Footer", "footer_text"],
	["Platform login title", "platform_admin_login_title"],
	["Platform login subtitle", "platform_admin_login_subtitle"],
	["Tenant login title", "tenant_admin_login_title"],
	["Tenant login subtitle", "tenant_admin_login_subtitle"],
] as const

test("the sections stand in the address: a list of them on a phone, the first of them on a desk @phone", async ({
	page,
	isMobile,
}) => {
	await page.goto("/admin/platform/dashboard")
	await page.getByRole("link", { name: "Platform Settings" }).click()
	await expect(page).toHaveURL(/\?tab=settings$/)
	const sections = page.getByRole("navigation", { name: "Platform settings" })
	await expect(sections.getByRole("link")).toHaveCount(4)
	const heading = page.getByRole("heading", { name: "Login & homepage", level: 2 })
	await expect(heading).toBeVisible({ visible: !isMobile })
	await sections.getByRole("link", { name: /^Carousel/ }).click()
	await expect(page).toHaveURL(/&section=carousel$/)
	await expect(page.getByRole("heading", { name: "Carousel", level: 2 })).toBeVisible()
	if (!isMobile) return
	await expect(sections).toBeHidden()
	await page.getByRole("link", { name: "All settings" }).click()
	await expect(sections).toBeVisible()
})

test("nine texts: viewed, edited, cancelled, refused, saved, seen by everybody, and back to their defaults", async ({
	page,
	browser,
	strictness,
}) => {
	test.setTimeout(120_000)
	strictness.allow(/status of 503/)
	const tenant = await makeTenant()
	await open(page, "texts")
	for (const [label, field] of TEXTS) {
		await expect(page.getByRole("term").filter({ hasText: label })).toBeVisible()
		await expect(page.getByRole("definition").filter({ hasText: DEFAULT_LOGIN_CONTENT[field] }).first()).toBeVisible()
	}
	const edit = page.getByRole("button", { name: "Edit" })
	const save = page.getByRole("button", { name: "Save" })
	const field = (label: string) => page.getByLabel(label, { exact: true })
	await edit.click()
	await expect(field("Page title")).toBeFocused()
	await field("Page title").fill("Nobody sees this")
	await page.getByRole("button", { name: "Cancel" }).click()
	await expect(edit).toBeFocused()
	await edit.click()
	await expect(field("Page title")).toHaveValue(DEFAULT_LOGIN_CONTENT.page_title)

	for (const [label] of TEXTS) await field(label).fill(`My ${label}`)
	const preview = page.frameLocator("iframe[title=Preview]")
	await expect(preview.getByText("My Tenant login title")).toBeVisible()
	await expect(preview.getByText("My Tenant login subtitle for Demo Company")).toBeVisible()
	await field("Welcome heading").focus()
	await expect(preview.getByText("My Welcome heading")).toBeVisible()

	await field("Login button").fill("x".repeat(301))
	await save.click()
	await expect(page.getByText("Login button may have at most 300 characters")).toBeVisible()
	await expect(field("Login button")).toBeFocused()
	await field("Login button").fill("My Login button")

	const calls = "**/api/admin/platform/login-content"
	await away(page, calls)
	await save.click()
	await expect(page.getByRole("alert").filter({ hasText: "Failed to save" })).toHaveText(
		"Failed to save login content: The database is away.",
	)
	await page.unroute(calls)
	await save.click()
	await expect(notifications(page)).toContainText("Texts saved")
	await expect(page.getByRole("definition").filter({ hasText: "My Welcome description" })).toBeVisible()
	await expect(page.getByRole("banner")).toContainText("My Page title")

	const visitor = await browser.newContext()
	const anyone = await visitor.newPage()
	await anyone.goto("/")
	await expect(anyone).toHaveTitle("My Page title")
	await expect(anyone.getByRole("heading", { level: 1 })).toHaveText("My Welcome heading")
	await expect(anyone.getByText("My Welcome description")).toBeVisible()
	await expect(anyone.getByRole("contentinfo")).toHaveText("My Footer")
	await anyone.getByRole("link", { name: "My Login button" }).click()
	await expect(anyone.getByRole("heading", { level: 1 })).toHaveText("My Platform login title")
	await expect(anyone.getByText("My Platform login subtitle")).toBeVisible()
	await anyone.goto(`/admin/${tenant.slug}`)
	await expect(anyone.getByRole("heading", { level: 1 })).toHaveText("My Tenant login title")
	await expect(anyone.getByText(`My Tenant login subtitle for ${tenant.name}`)).toBeVisible()
	await visitor.close()

	await edit.click()
	for (const [label] of TEXTS) await field(label).fill("")
	await save.click()
	await expect(page.getByRole("definition").filter({ hasText: DEFAULT_LOGIN_CONTENT.welcome_heading })).toBeVisible()
})

test("unsaved texts survive leaving and a reload, and are asked about first", async ({ page }) => {
	await open(page, "texts")
	await page.getByRole("button", { name: "Edit" }).click()
	await page.getByLabel("Footer").fill("Half a sentence")
	await page.getByRole("navigation", { name: "Platform settings" }).getByRole("link", { name: /^Logo/ }).click()
	const question = page.getByRole("alertdialog", { name: "Leave without saving?" })
	await question.getByRole("button", { name: "Leave" }).click()
	await expect(page.getByRole("heading", { name: "Logo", level: 2 })).toBeVisible()
	await open(page, "texts")
	await expect(page.getByLabel("Footer")).toHaveValue("Half a sentence")
	await page.getByRole("button", { name: "Cancel" }).click()
})

test("the logo: from its section and from the top bar, seen everywhere, refused, removed @phone", async ({
	page,
	strictness,
}) => {
	strictness.allow(/status of 422/)
	await open(page, "logo")
	const section = page.getByRole("region", { name: "Logo" })
	await expect(section.getByText("JPG, PNG, SVG or WebP, max 5MB")).toBeVisible()
	await chooseFile(section.locator("input[type=file]"), await picture("logo.jpg"))
	await expect(notifications(page)).toContainText("Logo saved")
	// A dialog hides what lies behind it from screen readers.
	const bar = page.getByRole("banner", { includeHidden: true })
	const first = await bar.getByRole("img", { name: DEFAULT_LOGIN_CONTENT.page_title }).getAttribute("src")

	// Inside a tenant as well.
	await page.goto(`/admin/${(await makeTenant()).slug}/dashboard`)
	await bar.getByRole("button", { name: "Change logo" }).click()
	const dialog = page.getByRole("dialog", { name: "Platform logo" })
	await chooseFile(dialog.locator("input[type=file]"), {
		name: "logo.svg",
		mimeType: "image/svg+xml",
		buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
	})
	await expect(dialog.locator(".text-danger").first()).toBeVisible()
	await chooseFile(dialog.locator("input[type=file]"), {
		name: "logo.svg",
		mimeType: "image/svg+xml",
		buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'),
	})
	await expect(
		bar.getByRole("img", { name: DEFAULT_LOGIN_CONTENT.page_title, includeHidden: true }),
	).not.toHaveAttribute("src", first ?? "")
	await page.goto("/")
	await expect(page.getByRole("banner").getByRole("img")).toBeVisible()
	await page.goto("/admin/platform/dashboard")
	await bar.getByRole("button", { name: "Change logo" }).click()
	await dialog.getByRole("button", { name: "Remove logo" }).click()
	await page.getByRole("alertdialog", { name: "Remove the logo?" }).getByRole("button", { name: "Remove" }).click()
	await expect(notifications(page)).toContainText("Logo removed")
	await page.keyboard.press("Escape")
	await expect(bar).toContainText(DEFAULT_LOGIN_CONTENT.page_title)
	await expect(bar.getByRole("button", { name: "Upload logo" })).toBeVisible()
})

test("the activity says who did what where, from what to what, and pages", async ({ page }) => {
	const tenant = await makeTenant({ name: `Bakery ${unique()}` })
	for (let number = 0; number < 30; number += 1) {
		await db().auditEntry.create({
			data: {
				tenantId: tenant.id,
				actorEmail: `ada-${number}@example.com`,
				action: "tenant.product_access_changed",
				before: { video_testimonials_enabled: true },
				after: { video_testimonials_enabled: false },
				ipAddress: "192.0.2.1",
				createdAt: new Date(Date.now() + number * 1000),
			},
		})
	}
	await open(page, "activity")
	const entries = page.getByRole("list", { name: "Activity" }).getByRole("listitem")
	await expect(entries.first()).toContainText(`ada-29@example.com changed the product access at ${tenant.name}`)
	await expect(entries.first()).toContainText(/Video Testimonials: from on →\s+to off/)
	await expect(entries.first()).toContainText("192.0.2.1")
	await page.getByRole("link", { name: "Older" }).click()
	await expect(page.getByText("ada-0@example.com")).toBeVisible()
	await page.getByRole("link", { name: "Newest" }).click()
	await expect(page.getByText("ada-29@example.com")).toBeVisible()
})
