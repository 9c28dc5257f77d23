import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeTenantWithAdmin, unique } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { controlModelServer } from "../support/model-server"
import { settings } from "../support/settings"

test.use({ reducedMotion: "reduce" })

test("a business translates its own texts with a draft by the model, and its German customers read them", async ({
	page,
	browser,
	signInAs,
}) => {
	const bread = unique()
	const { tenant, token } = await makeTenantWithAdmin({
		pageHeadline: `Tell us about ${bread}`,
		thankYouHeadline: "Thank you, dear customer",
		languages: ["en", "de", "ar"],
		visitorLanguage: true,
	})
	const model = controlModelServer(e2eProduct().modelServer)
	await model.script(bread, { pieces: [JSON.stringify({ 1: `Wie war ${bread}?`, 2: "Vielen Dank" })] })
	await signInAs(token)
	const owner = settings(page)

	await test.step("the overview of languages leads to what is untranslated", async () => {
		await owner.open(tenant.slug, "languages")
		await expect(owner.value("Your own texts")).toContainText("2 of 2 texts untranslated")
		await inspectEverywhere(page)
		await page.getByRole("link", { name: "Your page (2)" }).first().click()
		await expect(page.getByLabel("Headline in German", { exact: true })).toBeVisible()
		await inspectEverywhere(page)
	})

	await test.step("the model drafts, the admin corrects, and only Save saves", async () => {
		await page.getByRole("checkbox", { name: "Only untranslated" }).check()
		await owner.button("Draft with the model").click()
		await expect(page.getByLabel("Thank-you headline in German")).toHaveValue("Vielen Dank")
		await page.getByLabel("Thank-you headline in German").fill("Herzlichen Dank")
		await expect(page.getByText("Unsaved: 2 texts in German")).toBeInViewport()
		await owner.button("Save translations").click()
		await expect(page.getByText("Every text is translated into German.")).toBeVisible()
		await expect(page.getByText("All changes saved")).toBeVisible()
	})

	await test.step("its page speaks German to a German, and marks what is missing in Arabic", async () => {
		const read = async (locale: string) => {
			const context = await browser.newContext({ locale, baseURL: new URL(page.url()).origin })
			const customer = await context.newPage()
			await customer.goto(`/${tenant.slug}`)
			const heading = customer.getByRole("heading", { level: 1 })
			const shown = [await heading.textContent(), await heading.getAttribute("lang")]
			await context.close()
			return shown
		}
		expect(await read("de-DE")).toEqual([`Wie war ${bread}?`, null])
		expect(await read("ar")).toEqual([`Tell us about ${bread}`, "en"])
	})
})
