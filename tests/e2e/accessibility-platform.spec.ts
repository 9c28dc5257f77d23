import { expect, test } from "../support/browser"
import { chooseFile } from "../support/choose-file"
import { makeAdmin, makeSubmission, makeTenant, unique } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { picture } from "../support/picture"
import { resetPlatform } from "../support/reset-platform"
import { tenantsTab } from "../support/tenants-tab"

// Sets pictures on the homepage and a logo in every bar, so these tests need their own platform.
test.use({ reducedMotion: "reduce", ownProduct: true })

const SETTINGS = "/admin/platform/dashboard?tab=settings"

test.beforeEach(async ({ signInAs }) => signInAs((await makeAdmin({ tenantId: null })).token))
test.afterEach(resetPlatform)

test("the tenants list, with a message being edited, a confirmation and the form for a new tenant", async ({
	page,
}) => {
	const word = unique()
	const name = `Bakery ${word}`
	const tenant = await makeTenant({ name, chatbotEnabled: false })
	await makeTenant({ name: `A very long name of a business, longer than any phone is wide ${word}`, isActive: false })
	await makeSubmission({ tenantId: tenant.id })
	const owner = tenantsTab(page)
	await owner.open(word)
	const card = owner.card(name)
	await expect(owner.cards).toHaveCount(2)
	await inspectEverywhere(page)
	await card.getByRole("button", { name: /^Edit message/ }).click()
	await inspectEverywhere(page, () => card.getByRole("button", { name: `Details of ${name}` }).click())
	await card.getByRole("switch", { name: "Active" }).click()
	await expect(page.getByRole("alertdialog")).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")
	await owner.add.click()
	await owner.form.name.fill(`Bakery ${word}`)
	await owner.form.slug.fill(tenant.slug)
	await expect(owner.dialog.getByText("This slug is already taken. Please choose a different one.")).toBeVisible()
	await owner.form.create.click()
	await expect(owner.form.alert).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")
	await owner.open("nobody")
	await expect(page.getByRole("heading", { name: "No matching tenants" })).toBeVisible()
	await inspectEverywhere(page)
})

test("the platform's settings, with their texts viewed and edited", async ({ page }) => {
	await page.goto(SETTINGS)
	await inspectEverywhere(page)
	await page.goto(`${SETTINGS}&section=texts`)
	await expect(page.getByRole("button", { name: "Edit" })).toBeEnabled()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Edit" }).click()
	await page.getByLabel("Page title").fill("x".repeat(301))
	await page.getByRole("button", { name: "Save" }).click()
	await expect(page.getByText("Page title can have up to 300 characters")).toBeVisible()
	await inspectEverywhere(page)
	await makeAdmin({ tenantId: null, isInvited: true })
	await page.goto(`${SETTINGS}&section=admins`)
	await page.getByRole("button", { name: "Invite", exact: true }).click()
	await expect(page.getByText("Please enter an email address")).toBeVisible()
	await inspectEverywhere(page)
})

test("the carousel: an image's dialog, menu and caption", async ({ page }) => {
	await page.goto(`${SETTINGS}&section=carousel`)
	await page.getByRole("button", { name: "Add image" }).first().click()
	const dialog = page.getByRole("dialog", { name: "Add image" })
	await dialog.getByRole("button", { name: "Upload", exact: true }).click()
	await inspectEverywhere(page)
	await chooseFile(dialog.locator("input[type=file]"), await picture("red.jpg"))
	await dialog.getByLabel("Caption").fill("Red")
	await dialog.getByRole("button", { name: "Upload", exact: true }).click()
	await expect(dialog).toBeHidden()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "More for Red" }).first().click()
	await inspectEverywhere(page)
	await page.getByRole("menuitem", { name: "Edit caption" }).click()
	await inspectEverywhere(page)
})

test("the platform's logo and its activity", async ({ page }) => {
	await page.goto(`${SETTINGS}&section=logo`)
	await chooseFile(page.getByRole("region", { name: "Logo" }).locator("input[type=file]"), await picture("logo.jpg"))
	await expect(page.getByRole("img", { name: "The platform's logo" })).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("banner").getByRole("button", { name: "Change logo" }).click()
	await expect(page.getByRole("dialog", { name: "Platform logo" })).toBeVisible()
	await inspectEverywhere(page)
	await page.goto(`${SETTINGS}&section=activity`)
	await expect(page.getByRole("list", { name: "Activity" })).toBeVisible()
	await inspectEverywhere(page)
})
