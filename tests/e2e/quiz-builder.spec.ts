import type { ScoringConfig } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { quizEditor } from "../support/quiz-editor"
import { makeQuiz, question } from "../support/quizzes"

test.use({ reducedMotion: "reduce" })

test("the bar with Save covers nothing, questions are dragged, and unsaved edits keep an owner from leaving", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const questions = ["one", "two", "three"].map((id) => question(id, { question: `About ${id}` }))
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee", questions })
	await signInAs(token)
	const owner = quizEditor(page)
	// The window is too low for the whole section.
	await page.setViewportSize({ width: 1440, height: 600 })
	await owner.open(tenant.slug, quiz.id, "scoring")

	await test.step("the bar is always visible, and does not cover an invalid field", async () => {
		const barHeight = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--bottom-bar"))
		const total = page.getByLabel("Max total points")
		await total.focus()
		await expect.poll(barHeight).toMatch(/^[1-9]\d+px$/)
		await expect(owner.save).toBeInViewport()
		await total.fill("500")
		await expect(page.getByText("Unsaved: Scoring Rules")).toBeInViewport()
		const [high, medium] = [page.getByLabel("High from, %"), page.getByLabel("Medium from, %")]
		await medium.fill("90")
		await owner.choose("Results & Outcomes")
		await owner.save.click()
		await expect(high).toBeFocused()
		const [field, bar] = [await high.boundingBox(), await owner.save.boundingBox()]
		expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
		await medium.fill("60")
		await owner.save.click()
		await expect(owner.saved).toBeVisible()
		const { scoringConfig } = await db().quiz.findUniqueOrThrow({ where: { id: quiz.id } })
		const { total_points, lead_thresholds } = scoringConfig as unknown as ScoringConfig
		expect([total_points, lead_thresholds.medium]).toEqual([500, 60])
	})

	await test.step("questions are dragged into order, or moved by keys that keep the focus on their handle", async () => {
		await owner.choose("Questions")
		await page.setViewportSize({ width: 1440, height: 900 })
		const from = await owner.button("Move About three, 3 of 3").boundingBox()
		const to = await owner.button("Move About one, 1 of 3").boundingBox()
		if (!from || !to) throw new Error("Handles are drawn.")
		await page.mouse.move(from.x + 10, from.y + 20)
		await page.mouse.down()
		await page.mouse.move(from.x + 10, to.y + 30, { steps: 5 })
		await page.mouse.move(from.x + 10, to.y, { steps: 3 })
		await page.mouse.up()
		await expect(owner.questions).toContainText(["About three", "About one", "About two"])
		await owner.button("Move About three, 1 of 3").press("ArrowDown")
		await expect(owner.button("Move About three, 2 of 3")).toBeFocused()
		await page.keyboard.press("Home")
	})

	await test.step("unsaved edits keep an owner from leaving, but not from opening another section, and are still there afterwards", async () => {
		await owner.choose("Scoring Rules")
		await expect(owner.unsaved).toBeVisible()
		await page.getByRole("link", { name: "All quizzes" }).click()
		await expect(owner.question).toContainText("Leave without saving?")
		await owner.question.getByRole("button", { name: "Leave" }).click()
		await page.getByRole("list", { name: "Quizzes" }).getByRole("link", { name: "Coffee" }).click()
		await expect(owner.questions).toContainText(["About three", "About one", "About two"])
		await expect(owner.unsaved).toBeVisible()
	})
})

test("the list publishes, copies and deletes", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee", isActive: false })
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug)
	const rows = page.getByRole("list", { name: "Quizzes" }).locator("> li")
	await expect(rows).toContainText(["Draft"])
	await page.getByRole("switch", { name: "Publish Coffee" }).click()
	await expect(rows).toContainText(["Active"])
	const fromMenu = async (name: string) => {
		await owner.button("More for Coffee").click()
		await page.getByRole("menuitem", { name }).click()
	}
	await fromMenu("Duplicate")
	await expect(rows).toContainText([/Copy of Coffee.*Draft/, /Coffee.*Active/])
	await fromMenu("Delete")
	await owner.question.getByRole("button", { name: "Delete" }).click()
	await expect(rows).toHaveCount(1)
	await expect(owner.button("More for Copy of Coffee")).toBeFocused()
	const gone = await page.request.get(`/admin/${tenant.slug}/chatbot?tab=quizzes&quiz=${quiz.id}`)
	expect(await gone.text()).toMatch(/This quiz doesn(?:'|&#x27;)t exist\./)
})

test("the platform sees every tenant's quizzes, on a tab without a button for a new one", async ({
	page,
	signInAs,
}) => {
	const { tenant } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: `Coffee of ${tenant.slug}` })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	const read = async (query: string) => (await page.request.get(`/admin/chatbot?tab=quizzes${query}`)).text()
	const list = await read("")
	expect(list).toContain(`Coffee of ${tenant.slug}`)
	const [tabs] = /<nav aria-label="AI Chatbot".*?<\/nav>/s.exec(list) ?? []
	expect(tabs).toContain("href=")
	expect(tabs).not.toMatch(/quiz/i)
	expect(await read(`&quiz=${quiz.id}`)).toContain("What about yesno?")
})
