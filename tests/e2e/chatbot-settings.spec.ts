import { expect, test } from "../support/browser"
import { chat } from "../support/chat-screen"
import { chooseFile } from "../support/choose-file"
import { makeTenantWithAdmin } from "../support/factories"
import { picture } from "../support/samples/asset-files"
import { settings } from "../support/settings"

const chatbot = (slug: string) => `/admin/${slug}/chatbot`

test("a business gives its chatbot a face and words, and visitors see them", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await page.goto(`${chatbot(tenant.slug)}?tab=settings`)
	await expect(owner.preview.getByRole("heading", { level: 1, name: "AI Assistant" })).toBeVisible()
	await owner.edit.click()
	await owner.field("Name").fill("Harbour Helper")
	await owner.field("Greeting").fill("Ahoy!")
	await owner.field("Color").fill("#B4004E")
	await owner.button("Add question").click()
	await page.keyboard.type("Do you ship?")

	await test.step("the preview shows them with the chat's own components before the save, read-only", async () => {
		await expect(owner.preview.getByRole("heading", { level: 1, name: "Harbour Helper" })).toBeVisible()
		await expect(owner.preview.getByText(`Powered by ${tenant.name}`)).toBeVisible()
		await expect(owner.preview.getByText("Ahoy!")).toBeVisible()
		await expect(owner.preview.getByText("Do you ship?")).toBeVisible()
		await expect(owner.preview.getByText("Your Feedback - Share Video Testimonial")).toBeVisible()
		await expect(owner.preview.locator("body > div")).toHaveAttribute("inert")
	})
	await test.step("an upload in between does not make the typed text stale", async () => {
		const buffer = await picture().png().toBuffer()
		await chooseFile(page.getByLabel("Upload avatar"), { name: "face.png", mimeType: "image/png", buffer })
		await expect(owner.notifications).toContainText("Avatar saved")
		await page.getByRole("radio", { name: "Image" }).check({ force: true })
		await expect(owner.preview.locator("header img")).toHaveCount(1)
		await page.getByRole("radio", { name: "Icon" }).check({ force: true })
		await expect(owner.preview.locator("header img")).toHaveCount(0)
		await owner.save.click()
		await expect(owner.notifications).toContainText("Settings saved")
		await expect(owner.value("Color")).toContainText("#b4004e")
		await expect(owner.value("Avatar")).toHaveText("Icon")
	})
	await test.step("visitors see them", async () => {
		const opened = page.waitForEvent("popup")
		await page.getByRole("link", { name: /^Preview/ }).click()
		const visitor = await opened
		await expect(visitor).toHaveURL(`/chat/${tenant.slug}`)
		await expect(visitor.getByRole("heading", { level: 1, name: "Harbour Helper" })).toBeVisible()
		await expect(visitor.getByRole("button", { name: "Do you ship?" })).toBeVisible()
		await expect(chat(visitor).messages.first()).toContainText("Ahoy!")
	})
})

test("on a phone: a list of sections, one at a time, the preview over the form @phone-only", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await page.goto(`${chatbot(tenant.slug)}?tab=unanswered`)
	await expect(page.getByRole("link", { name: /^Unanswered/ })).toBeInViewport()
	await page.goto(`${chatbot(tenant.slug)}?tab=settings`)
	const sections = page.getByRole("navigation", { name: "Chatbot Settings" }).getByRole("link")
	await expect(sections).toHaveCount(4)
	await sections.filter({ hasText: "Look & greeting" }).tap()
	await owner.edit.tap()
	await owner.field("Greeting").fill("Hello from my pocket")
	await owner.button("Show preview").tap()
	await expect(owner.preview.getByText("Hello from my pocket")).toBeVisible()
	await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap()
	await owner.save.tap()
	await expect(owner.value("Greeting")).toHaveText("Hello from my pocket")
})
