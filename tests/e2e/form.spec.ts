import { expect, test } from "../support/browser"
import { makeTenant } from "../support/factories"
import { studio } from "../support/studio"

const NO_VIDEO = "Please record a video testimonial"
const NO_CONSENT = "Consent is required to submit your testimonial"
const FOOTER = "Powered by Video Testimonials Platform • Your video will be processed and stored securely"

test("the page: logo or name, headlines, recorder, form and footer @phone", async ({ page }) => {
	const tenant = await makeTenant({ pageHeadline: "Tell us how it went", pageSubheadline: "One minute is plenty." })
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	await expect(page.getByRole("heading", { level: 1, name: "Tell us how it went" })).toBeVisible()
	await expect(page.getByText("One minute is plenty.")).toBeVisible()
	await expect(page.getByRole("banner")).toHaveText(tenant.name)
	await expect(visitor.stage).toBeVisible()
	await expect(page.getByRole("heading", { level: 2, name: "Your Information" })).toBeVisible()
	await expect(visitor.website).toHaveAttribute("type", "url")
	await expect(page.getByRole("contentinfo")).toHaveText(FOOTER)
	await expect(page).toHaveTitle(`Tell us how it went · ${tenant.name}`)
})

test("the button is disabled without video or consent, and a line says what is missing @phone", async ({ page }) => {
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await expect(visitor.submit).toBeDisabled()
	await expect(visitor.submit).toHaveAccessibleDescription(`${NO_VIDEO}. ${NO_CONSENT}.`)
	await visitor.consent.check()
	await expect(visitor.submit).toBeDisabled()
	await expect(visitor.submit).toHaveAccessibleDescription(`${NO_VIDEO}.`)
	await visitor.chooseFile("chrome-vp9-opus.webm")
	await expect(visitor.submit).toBeEnabled()
	await expect(visitor.submit).toHaveAccessibleDescription("")
	await visitor.consent.uncheck()
	await expect(visitor.submit).toBeDisabled()
	await expect(visitor.submit).toHaveAccessibleDescription(`${NO_CONSENT}.`)
})

test("the rules in their order and words; the first wrong field gets the focus", async ({ page }) => {
	const visitor = studio(page)
	let sent = 0
	await page.route("**/api/tenant/*/submit", (route) => {
		sent += 1
		return route.abort()
	})
	await visitor.prepare((await makeTenant()).slug, { name: "  ", email: "" })
	await visitor.submit.click()
	await expect(visitor.name).toBeFocused()
	await expect(visitor.name).toHaveAccessibleDescription("Name is required")
	await expect(visitor.email).toHaveAccessibleDescription("Email is required")

	await visitor.name.fill("Grace")
	await visitor.email.fill("grace hopper@example.com")
	await visitor.submit.click()
	await expect(visitor.email).toBeFocused()
	await expect(visitor.email).toHaveAccessibleDescription("Please enter a valid email address")
	await expect(visitor.name).toHaveAccessibleDescription("")

	await visitor.email.fill("grace@example.com")
	await visitor.website.fill("javascript:alert(1)")
	await visitor.submit.click()
	await expect(visitor.website).toBeFocused()
	await expect(visitor.website).toHaveAccessibleDescription("Please enter a valid website address")
	expect(sent).toBe(0)
})

test("fields are checked on leaving, never while typing, and a website gets its scheme", async ({ page }) => {
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.email.pressSequentially("grace@")
	await expect(visitor.email).toHaveAccessibleDescription("Never shown with your video.")
	await visitor.email.press("Tab")
	await expect(visitor.email).toHaveAccessibleDescription("Please enter a valid email address")
	await visitor.email.fill("grace@example.com")
	await visitor.email.press("Tab")
	await expect(visitor.email).toHaveAccessibleDescription("Never shown with your video.")
	await visitor.website.fill("example.com")
	await visitor.website.press("Tab")
	await expect(visitor.website).toHaveValue("https://example.com")
	await visitor.name.focus()
	await visitor.name.press("Tab")
	await expect(visitor.name).toHaveAccessibleDescription("Name is required")
	// An error goes as soon as its field is right, and not before.
	await visitor.name.pressSequentially(" ")
	await expect(visitor.name).toHaveAccessibleDescription("Name is required")
	await visitor.name.pressSequentially("Eve")
	await expect(visitor.name).toHaveAccessibleDescription("")
	await expect(visitor.name).toBeFocused()
})

test("back from the thank-you page the consent is empty", async ({ page }) => {
	const visitor = studio(page)
	const { slug } = await makeTenant()
	await visitor.prepare(slug, { name: "Grace Hopper", email: "grace@example.com" })
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	const receipt = page.getByText("We have sent a receipt to your email address")
	await expect(receipt).toBeVisible()
	// Nothing is known of whoever has only opened the page.
	await page.evaluate(() => sessionStorage.clear())
	await page.reload()
	await expect(page.getByRole("link", { name: "Submit Another Testimonial" })).toBeVisible()
	await expect(receipt).toBeHidden()
	await page.goBack()
	await expect(visitor.button("Start Camera")).toBeVisible()
	await expect(visitor.submit).toHaveAccessibleDescription(`${NO_VIDEO}. ${NO_CONSENT}.`)
	await expect(visitor.consent).not.toBeChecked()
})

test("what was typed survives a reload; the consent is given anew", async ({ page }) => {
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.fill({ name: "Grace Hopper", email: "grace@example.com", website: "https://example.com" })
	await visitor.consent.check()
	await page.reload()
	await expect(visitor.name).toHaveValue("Grace Hopper")
	await expect(visitor.email).toHaveValue("grace@example.com")
	await expect(visitor.website).toHaveValue("https://example.com")
	await expect(visitor.consent).not.toBeChecked()
})
