import type { Locator } from "@playwright/test"
import { expect, test } from "../support/browser"
import { makeTenantWithAdmin, makeText } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"

test.use({ viewport: { width: 720, height: 900 }, forcedColors: "active" })

const ground = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor)

test("a contrast theme shows a color, a menu's edge, and the length of bars", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin({ brandColor: "#0b5fa5" })
	await makeText({ tenantId: tenant.id, name: "Ada" })
	const quiz = await makeQuiz({ tenantId: tenant.id })
	await makeQuizSession(quiz)
	await signInAs(token)

	await page.goto(`/admin/${tenant.slug}/dashboard`)
	await page.getByRole("button", { name: "More for Ada" }).click()
	await expect(page.getByRole("menu")).toHaveCSS("outline-style", "solid")

	await page.goto(`/admin/${tenant.slug}/dashboard?tab=settings&section=page`)
	const color = page.getByRole("main").getByText("#0b5fa5", { exact: true })
	expect(await ground(color.locator("span"))).toBe("rgb(11, 95, 165)")

	await page.goto(`/admin/${tenant.slug}/chatbot?tab=quizzes&quiz=${quiz.id}&section=results`)
	const distribution = page.getByRole("region", { name: "Distribution" })
	const bar = distribution.locator("[style^='height: 84']").or(distribution.locator("[style^='height:84']"))
	expect(await ground(bar)).not.toBe(await ground(page.locator("html")))
})
