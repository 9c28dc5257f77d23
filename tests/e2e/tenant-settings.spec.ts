import { expect, test } from "../support/browser"
import { chooseFile } from "../support/choose-file"
import { makeTenantWithAdmin } from "../support/factories"
import { slowUploads } from "../support/network"
import { pdfDocument, picture } from "../support/samples/asset-files"
import { settings } from "../support/settings"

const png = async (name: string) => ({ name, mimeType: "image/png", buffer: await picture().png().toBuffer() })

test("a business gives its page words, a color, a logo and a gift, and its customers see them", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 415/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	const logo = page.getByLabel("Upload logo")
	const customer = await page.context().newPage()

	await test.step("a reload while editing is confirmed first and loses nothing", async () => {
		await owner.open(tenant.slug)
		await owner.edit.click()
		await owner.field("Headline").fill("Tell us")
		await owner.field("Brand color").fill("#AA1144")
		const asked = page.waitForEvent("dialog")
		await Promise.all([asked.then((dialog) => dialog.accept()), page.reload()])
		expect((await asked).type()).toBe("beforeunload")
		await expect(owner.field("Headline")).toHaveValue("Tell us")
	})

	await test.step("the preview is the page itself, before anything is saved", async () => {
		await owner.field("Maximum duration").fill("90")
		await expect(owner.preview.getByRole("heading", { level: 1 })).toHaveText("Tell us")
		await expect(owner.preview.getByText("Up to 1:30, as often as you like.")).toBeVisible()
		await expect(owner.preview.locator("body > div")).toHaveAttribute("inert")
		await page.getByRole("button", { name: "Computer" }).click()
		await expect(owner.preview.getByText("Start Camera")).toBeVisible()
		await owner.save.click()
		await expect(owner.value("Headline")).toHaveText("Tell us")
		await expect(owner.value("Brand color")).toContainText("#aa1144")
	})

	await test.step("a logo upload shows progress, can be canceled, is refused for its content, and is shown at once", async () => {
		const fast = await slowUploads(page, 200_000)
		await chooseFile(logo, { name: "logo.png", mimeType: "", buffer: Buffer.alloc(2_097_152, 1) })
		const bar = page.getByRole("progressbar", { name: "Sending logo.png" })
		await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]\d?$/)
		await page.getByRole("main").getByRole("button", { name: "Cancel" }).click()
		await expect(logo).toBeFocused()
		await fast()
		await chooseFile(logo, { name: "logo.png", mimeType: "", buffer: Buffer.alloc(1000, 1) })
		const { detail } = await page.waitForResponse(/upload-logo/).then((answer) => answer.json())
		await expect(page.getByRole("main")).toContainText(detail)
		await chooseFile(logo, await png("logo.png"))
		await expect(page.getByRole("img", { name: "Your logo" })).toBeVisible()
		await expect(owner.preview.locator(`img[alt="${tenant.name}"]`)).toBeVisible()
	})

	await test.step("the thank-you page and its gift", async () => {
		await owner.choose("Thank-you page")
		await owner.edit.click()
		await owner.field("Headline").fill("You are great")
		await expect(owner.preview.getByRole("heading", { level: 1 })).toHaveText("You are great")
		await owner.save.click()
		await expect(owner.value("Headline")).toHaveText("You are great")
		const pdf = { name: "gift.pdf", mimeType: "application/pdf", buffer: pdfDocument() }
		await chooseFile(page.getByLabel("Upload PDF gift"), pdf)
		await chooseFile(page.getByLabel("Upload preview image"), await png("cover.png"))
		await expect(page.getByLabel("Replace preview image")).toBeEnabled()
		await expect(owner.preview.getByText("Download Your Gift")).toBeVisible()
	})

	await test.step("the customers' view", async () => {
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
	})

	await test.step("removed and logged", async () => {
		await page.getByRole("button", { name: "Remove PDF gift" }).click()
		await owner.question.getByRole("button", { name: "Remove" }).click()
		await expect(page.getByLabel("Upload PDF gift")).toBeFocused()
		await customer.reload()
		await expect(customer.getByRole("button", { name: "Download Your Gift" })).toBeHidden()
		await owner.choose("Activity")
		const log = page.getByRole("list", { name: "Activity" })
		await expect(log).toContainText("Tell us")
		await expect(log).toContainText("removed the PDF gift")
	})
})

test("on a phone: a list first, one section at a time, the preview over the form @phone-only", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug)
	await expect(owner.sections.getByRole("link")).toHaveCount(4)
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
