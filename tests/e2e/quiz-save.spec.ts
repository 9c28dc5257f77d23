import { expect, test } from "../support/browser"
import { makeTenantWithAdmin } from "../support/factories"
import { quizEditor } from "../support/quiz-editor"
import { makeQuiz } from "../support/quizzes"

test.use({ reducedMotion: "reduce" })

test("what cannot be saved is said once, by the field, and Save leads there", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, outcomes: [] })
	await signInAs(token)
	const owner = quizEditor(page)
	const banner = page.getByRole("alert").filter({ hasText: "Not saved yet" })
	await owner.open(tenant.slug, quiz.id)
	await owner.add.click()
	await owner.save.click()
	await expect(banner).toContainText("Question 5: Please enter a question")
	await expect(owner.form.getByLabel("Question")).toBeFocused()
	await page.keyboard.type("And now?")
	await expect(banner).toBeHidden()
	await owner.option(1).fill("Yes")
	await owner.save.click()
	await expect(owner.option(2)).toBeFocused()
	await page.keyboard.type("No")
	await owner.keep.click()

	await owner.choose("Scoring Rules")
	const [high, medium] = [page.getByLabel("High from, %"), page.getByLabel("Medium from, %")]
	await medium.fill("90")
	await medium.press("Tab")
	await expect(high).toHaveValue("80")
	await owner.choose("Results & Outcomes")
	await owner.save.click()
	await expect(high).toBeFocused()
	// Not under the bar with Save.
	const [field, bar] = [await high.boundingBox(), await owner.save.boundingBox()]
	expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
	await expect(page.getByRole("group", { name: "Lead qualification" })).toContainText(
		"High must begin at or above Medium",
	)
	await medium.fill("60")
	await expect(banner).toBeHidden()

	await owner.choose("Results & Outcomes")
	await owner.button("Add outcome").click()
	await owner.keep.click()
	await expect(page.getByText("An outcome needs a title")).toHaveCount(1)
	await page.keyboard.type("Shop")
	await owner.form.getByLabel("Action").selectOption("redirect")
	const website = owner.form.getByLabel("Website")
	await website.fill("my shop")
	await owner.keep.click()
	await expect(website).toBeFocused()
	await expect(owner.form).toContainText("Please enter a valid website address")
	await owner.choose("Questions")
	await owner.save.click()
	await expect(banner).toContainText("Outcome “Shop”: Please enter a valid website address")
	await expect(website).toBeFocused()
	await website.fill("www.example.com")
	await website.press("Tab")
	await expect(website).toHaveValue("https://www.example.com")
	await owner.save.click()
	await expect(owner.saved).toBeVisible()
})
