import { Buffer } from "node:buffer"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chooseFile } from "../support/choose-file"
import { dashboard } from "../support/dashboard"
import { makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { slowUploads } from "../support/network"
import { pdfDocument, picture } from "../support/samples/asset-files"
import { settings } from "../support/settings"

const MB = 1_048_576
const png = async (name = "logo.png") => ({ name, mimeType: "image/png", buffer: await picture().png().toBuffer() })
const pdf = { name: "gift.pdf", mimeType: "application/pdf", buffer: pdfDocument() }
const file = (name: string, size: number) => ({ name, mimeType: "", buffer: Buffer.alloc(size, 1) })

test("a business gives its page words, a color, a logo and a gift, and its customers see them", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await dashboard(page).open(tenant.slug)
	await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Settings" }).click()
	await expect(page).toHaveURL(/\?tab=settings$/)

	// The defaults, by name.
	await expect(owner.value("Business name")).toHaveText(tenant.name)
	await expect(owner.value("Headline")).toHaveText("Share your experience")
	await expect(owner.value("Subheadline")).toHaveText(
		"Record a short video and tell others what it was like. It takes two minutes, and you can try as often as you like.",
	)
	await expect(owner.value("Brand color")).toHaveText("The product’s own")
	await expect(owner.value("Maximum duration")).toHaveText("2:00 (120 seconds)")
	await expect(owner.value("Public testimonials")).toHaveText("All that you did not reject, by their link")
	await expect(owner.preview.getByRole("heading", { level: 1 })).toHaveText("Share your experience")

	await owner.edit.click()
	await expect(owner.field("Business name")).toBeFocused()
	await owner.field("Headline").fill("Tell us")
	await owner.field("Subheadline").fill("")
	await owner.field("Brand color").fill("#AA1144")
	await owner.field("Maximum duration").fill("90")
	await page.getByRole("checkbox", { name: "Only shared testimonials are public" }).check()
	// Before anything is saved, and through the page's own components.
	await expect(owner.preview.getByRole("heading", { level: 1 })).toHaveText("Tell us")
	await expect(owner.preview.getByText("Up to 1:30, as often as you like.")).toBeVisible()
	await expect(owner.preview.locator("body > div")).toHaveAttribute("inert")
	await page.getByRole("button", { name: "Computer" }).click()
	await expect(owner.preview.getByText("Start Camera")).toBeVisible()
	await owner.save.click()
	await expect(owner.notifications).toContainText("Settings saved")
	await expect(owner.edit).toBeFocused()
	await expect(owner.value("Headline")).toHaveText("Tell us")
	await expect(owner.value("Subheadline")).toContainText("Record a short video")
	await expect(owner.value("Brand color")).toHaveText("#aa1144")
	await expect(owner.value("Maximum duration")).toHaveText("1:30 (90 seconds)")
	await expect(owner.value("Public testimonials")).toHaveText("Only those that you shared")

	await chooseFile(page.getByLabel("Upload logo"), await png())
	await expect(owner.notifications).toContainText("Logo saved")
	await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible()
	await expect(owner.preview.locator(`img[alt="${tenant.name}"]`)).toBeVisible()

	await owner.choose("Thank-you page")
	await expect(page).toHaveURL(/&section=thank-you$/)
	await expect(owner.value("Headline")).toHaveText("Thank you very much for your video testimonial")
	await expect(owner.value("Subheadline")).toContainText("special report")
	await owner.edit.click()
	await owner.field("Headline").fill("You are great")
	await expect(owner.preview.getByRole("heading", { level: 1 })).toHaveText("You are great")
	await owner.save.click()
	await expect(owner.value("Headline")).toHaveText("You are great")
	await chooseFile(page.getByLabel("Upload PDF gift"), pdf)
	await expect(owner.notifications).toContainText("Gift saved")
	await chooseFile(page.getByLabel("Upload preview image"), await png("cover.png"))
	await expect(owner.notifications).toContainText("Preview image saved")
	await expect(owner.preview.getByText("Download Your Gift")).toBeVisible()

	const customer = await page.context().newPage()
	await customer.goto(`/${tenant.slug}`)
	await expect(customer.getByRole("heading", { level: 1, name: "Tell us" })).toBeVisible()
	await expect(customer.getByRole("img", { name: tenant.name })).toBeVisible()
	await expect(customer.getByText("Up to 1:30, as often as you like.")).toBeVisible()
	const accent = await customer
		.locator("[data-area=testimonial]")
		.evaluate((area) => getComputedStyle(area).getPropertyValue("--accent"))
	expect(accent).toBe("#aa1144")
	await customer.goto(`/${tenant.slug}/thank-you`)
	await expect(customer.getByRole("heading", { level: 1, name: "You are great" })).toBeVisible()
	await expect(customer.getByRole("img", { name: "The first page of your gift" })).toBeVisible()
	await expect(customer.getByRole("button", { name: "Download Your Gift" })).toBeVisible()

	// Away again: asked once, with the thing named.
	await page.getByRole("button", { name: "Remove PDF gift" }).click()
	await expect(owner.question).toHaveAccessibleName("Remove the PDF gift?")
	await expect(owner.question.getByRole("button", { name: "Cancel" })).toBeFocused()
	await owner.question.getByRole("button", { name: "Remove" }).click()
	await expect(owner.notifications).toContainText("Gift removed")
	await expect(page.getByLabel("Upload PDF gift")).toBeFocused()
	await customer.reload()
	await expect(customer.getByRole("button", { name: "Download Your Gift" })).toBeHidden()

	await owner.choose("Activity")
	const log = page.getByRole("list", { name: "Activity" })
	await expect(log).toContainText("Tell us")
	await expect(log).toContainText("removed the PDF gift")
})

test("Save says what is wrong and where, Cancel takes back, a reload loses nothing, a failure keeps all", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 500|net::ERR_FAILED/)
	const { tenant, token } = await makeTenantWithAdmin({ pageHeadline: "As it was" })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "page")
	await owner.edit.click()
	await owner.field("Maximum duration").fill("9")
	await owner.field("Headline").focus()
	await expect(page.getByText("Maximum duration must be a whole number from 10 to 600")).toBeVisible()
	await owner.field("Business name").fill(" ")
	await owner.field("Headline").fill("x".repeat(201))
	await owner.save.click()
	await expect(owner.field("Business name")).toBeFocused()
	await expect(page.getByText("Please fill in all required fields")).toBeVisible()
	await expect(page.getByText("Headline may have at most 200 characters")).toBeVisible()

	await owner.field("Brand color").fill("purple")
	await owner.field("Brand color").press("Tab")
	await expect(page.getByText("Brand color must be a color such as #0b5fa5")).toBeVisible()
	// As soon as they are right, with the field still in use.
	await owner.field("Brand color").fill("#800080")
	await expect(page.getByText("Brand color must be a color such as #0b5fa5")).toBeHidden()
	await owner.field("Business name").fill(tenant.name)
	await owner.field("Headline").fill("Half way")
	await owner.field("Maximum duration").fill("60")
	await expect(page.getByText("Unsaved changes from before")).toBeHidden()
	const asked = page.waitForEvent("dialog")
	await Promise.all([asked.then((dialog) => dialog.accept()), page.reload()])
	expect((await asked).type()).toBe("beforeunload")
	await expect(owner.field("Headline")).toHaveValue("Half way")
	await expect(owner.field("Maximum duration")).toHaveValue("60")
	const restored = page.getByRole("status").filter({ hasText: "Unsaved changes from before" })
	await expect(restored).toBeVisible()

	await page.getByRole("link", { name: "Team" }).click()
	await expect(owner.question).toHaveAccessibleName("Leave without saving?")
	await owner.question.getByRole("button", { name: "Cancel" }).click()
	await expect(owner.field("Headline")).toHaveValue("Half way")
	await page.getByRole("link", { name: "Team" }).click()
	await owner.question.getByRole("button", { name: "Leave" }).click()
	await expect(page.getByRole("heading", { level: 2, name: "Team" })).toBeVisible()
	await owner.choose("Public page")
	await expect(owner.field("Headline")).toHaveValue("Half way")

	await page.route("**/api/admin/tenant-settings", (route) =>
		route.fulfill({ status: 500, json: { detail: "The disk is full." } }),
	)
	await owner.save.click()
	await expect(owner.alert).toContainText("Failed to save settings")
	await expect(owner.alert).toContainText("The disk is full.")
	await page.unroute("**/api/admin/tenant-settings")
	await page.route("**/api/admin/tenant-settings", (route) => route.abort())
	await owner.save.click()
	await expect(owner.alert).toContainText("The server could not be reached.")
	await expect(owner.field("Headline")).toHaveValue("Half way")

	await restored.getByRole("button", { name: "Discard" }).click()
	await expect(owner.edit).toBeFocused()
	await expect(owner.value("Headline")).toHaveText("As it was")
	await page.reload()
	await expect(owner.edit).toBeEnabled()
	await expect(owner.value("Headline")).toHaveText("As it was")
	expect((await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })).pageHeadline).toBe("As it was")
})

test("somebody else saves meanwhile: nothing is overwritten, nothing typed is lost, what differs is shown", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 409/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "page")
	await owner.edit.click()
	await owner.field("Headline").fill("Mine")
	await owner.field("Maximum duration").fill("60")
	const other = { page_headline: "Theirs", page_subheadline: "Also theirs" }
	await page.request.put("/api/admin/tenant-settings", { data: other, headers: { authorization: `Bearer ${token}` } })

	await owner.save.click()
	await expect(owner.alert).toContainText("Somebody else saved these settings meanwhile")
	await expect(owner.field("Headline")).toHaveValue("Mine")
	await page.getByRole("button", { name: "Load the newer settings" }).click()
	const news = page.getByRole("main").getByRole("status").filter({ hasText: "The newer settings are loaded" })
	await expect(news).toContainText("Changed meanwhile: Subheadline.")
	await expect(news).toContainText("Yours stay in the fields until you choose otherwise")
	await expect(news).toContainText("Headline, saved now: Theirs")
	await expect(owner.field("Headline")).toHaveValue("Mine")
	await expect(owner.field("Subheadline")).toHaveValue("Also theirs")
	await news.getByRole("button", { name: "Use this one for Headline" }).click()
	await expect(owner.field("Headline")).toHaveValue("Theirs")
	await owner.save.click()
	await expect(owner.notifications).toContainText("Settings saved")
	await expect(owner.value("Headline")).toHaveText("Theirs")
	await expect(owner.value("Subheadline")).toHaveText("Also theirs")
	await expect(owner.value("Maximum duration")).toHaveText("1:00 (60 seconds)")
})

test("uploads: help, refusals before sending, progress, cancelling, and the words for each failure", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of (415|500)|ERR_FAILED/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	const main = page.getByRole("main")
	const logo = page.getByLabel("Upload logo")
	await owner.open(tenant.slug, "page")
	await expect(main).toContainText("JPG, PNG, SVG or WebP, max 5MB")
	await chooseFile(logo, file("logo.gif", 10))
	await expect(main).toContainText("This kind of file cannot be used. JPG, PNG, SVG or WebP, max 5MB.")
	await chooseFile(logo, file("logo.png", 5 * MB + 1))
	await expect(main).toContainText("This file is too large (5.1 MB). JPG, PNG, SVG or WebP, max 5MB.")
	// Right by its name, wrong by its content: the server's own words.
	await chooseFile(logo, file("logo.png", 1000))
	const { detail } = await page.waitForResponse(/upload-logo/).then((answer) => answer.json())
	await expect(main).toContainText(detail)

	const fast = await slowUploads(page, 200_000)
	await chooseFile(logo, file("logo.png", 2 * MB))
	await expect(page.getByRole("progressbar", { name: "Sending logo.png" })).toHaveAttribute(
		"aria-valuenow",
		/^[1-9]\d?$/,
	)
	await main.getByRole("button", { name: "Cancel" }).click()
	await expect(logo).toBeFocused()
	await fast()
	await page.route("**/api/admin/upload-*", (route) => route.fulfill({ status: 500, json: {} }))
	await chooseFile(logo, await png())
	await expect(main).toContainText("Failed to upload logo")
	await owner.choose("Thank-you page")
	await expect(main).toContainText("PDF, max 10MB")
	await expect(main).toContainText("JPG, PNG or WebP, max 3MB")
	await chooseFile(page.getByLabel("Upload PDF gift"), pdf)
	await expect(main.getByText("Failed to upload PDF", { exact: true })).toBeVisible()
	await chooseFile(page.getByLabel("Upload preview image"), await png())
	await expect(main).toContainText("Failed to upload PDF preview image")
	expect(await db().tenant.count({ where: { id: tenant.id, logoKey: null, pdfGiftKey: null } })).toBe(1)
})

test("a platform admin inside a tenant: the way back, a preview, and everything works there", async ({
	page,
	signInAs,
}) => {
	const { tenant } = await makeTenantWithAdmin()
	const { token, user } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "page")
	await expect(page.getByRole("link", { name: "Back to Platform Admin" })).toBeVisible()
	await expect(page.getByRole("link", { name: "Preview", exact: true })).toHaveAttribute("href", `/${tenant.slug}`)
	await owner.edit.click()
	await owner.field("Headline").fill("From above")
	await owner.save.click()
	await expect(owner.value("Headline")).toHaveText("From above")
	await chooseFile(page.getByLabel("Upload logo"), await png())
	await expect(owner.notifications).toContainText("Logo saved")
	await page.getByRole("button", { name: "Remove logo" }).click()
	await owner.question.getByRole("button", { name: "Remove" }).click()
	await expect(owner.notifications).toContainText("Logo removed")
	await owner.choose("Activity")
	await expect(page.getByRole("list", { name: "Activity" })).toContainText(`${user.email} changed the settings`)
	const saved = await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
	expect([saved.pageHeadline, saved.logoKey]).toEqual(["From above", null])
})

test("inactive, or its product off: a banner with the reason, and Edit as the rules allow", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin({ isActive: false, logoKey: "assets/x/logo-1.png" })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "page")
	await expect(page.getByText("This business is inactive", { exact: true })).toBeVisible()
	await expect(owner.edit).toBeDisabled()
	await expect(owner.edit).toHaveAccessibleDescription(
		"This business is inactive. Its data can be read, but not changed.",
	)
	await expect(page.getByLabel("Replace logo")).toBeDisabled()
	await owner.choose("Team")
	await expect(owner.button("Invite")).toBeDisabled()
	await db().tenant.update({
		where: { id: tenant.id },
		data: { isActive: true, logoKey: null, videoTestimonialsEnabled: false, videoTestimonialsMessage: "Back in May." },
	})
	await owner.open(tenant.slug, "page")
	await expect(page.getByText("Back in May.", { exact: true })).toBeVisible()
	await expect(owner.edit).toBeEnabled()
})

test("on a phone: a list first, one section at a time, the preview over the form @phone-only", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug)
	await expect(owner.sections.getByRole("link")).toHaveCount(6)
	await expect(owner.edit).toBeHidden()
	await owner.choose("Public page")
	await expect(owner.sections).toBeHidden()
	await owner.edit.tap()
	await owner.field("Headline").fill("In my pocket")
	await expect(owner.save).toBeInViewport()
	await owner.button("Show preview").tap()
	const dialog = page.getByRole("dialog", { name: "Preview" })
	await expect(owner.preview.getByRole("heading", { level: 1 })).toHaveText("In my pocket")
	await dialog.getByRole("button", { name: "Close" }).tap()
	await owner.save.tap()
	await expect(owner.value("Headline")).toHaveText("In my pocket")
	await page.getByRole("link", { name: "All settings" }).tap()
	await expect(owner.sections).toBeVisible()
})

test("by keyboard alone: to the settings, through the form, saved", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug)
	await expect(owner.edit).toBeEnabled()
	await owner.edit.focus()
	await page.keyboard.press("Enter")
	await expect(owner.field("Business name")).toBeFocused()
	await page.keyboard.press("Tab")
	await page.keyboard.press("ControlOrMeta+a")
	await page.keyboard.type("By hand")
	await page.keyboard.press("Enter")
	await expect(owner.edit).toBeFocused()
	await expect(owner.value("Headline")).toHaveText("By hand")
})
