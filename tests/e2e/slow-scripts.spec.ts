import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { loginForm } from "../support/login-form"
import { publishQuiz, quizScreen, sessionsOf } from "../support/quiz-screen"
import { makeQuiz } from "../support/quizzes"

/** Opens a page with only its HTML and styles. Returns the function that lets the scripts load. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
	let arrive = () => {}
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route(/\/_next\/static\/.*\.js/, async (route) => {
		await arrived
		await route.continue()
	})
	await page.goto(address, { waitUntil: "commit" })
	return arrive
}

/**
 * React schedules its work through a message port. Delaying it means that the page hydrates long after it has loaded.
 */
async function slowTurns(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { postMessage } = MessagePort.prototype
		MessagePort.prototype.postMessage = function (message) {
			setTimeout(() => postMessage.call(this, message), 50)
		}
	})
}

test("before its scripts have loaded a login accepts typing, but no press", async ({ page }) => {
	const tenant = await makeTenant()
	const { user } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	const form = loginForm(page)
	const scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}`)
	await form.fill(user.email, "a good password")
	await expect(form.signIn).toBeDisabled()
	// Enter would submit the form as the browser does, into the address bar.
	await form.password.press("Enter")
	// The button is disabled, but looks as it will look.
	await expect(form.signIn).toHaveCSS("opacity", "1")
	scriptsArrive()
	await expect(form.signIn).toBeEnabled()
	await expect(form.email).toHaveValue(user.email)
	await form.signIn.click()
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
})

test("selections and searches made before the scripts have loaded count, also when an option was selected twice", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	for (const name of ["Ada", "Eva", "Eve"]) await makeSubmission({ tenantId: tenant.id, name })
	await signInAs(token)
	const owner = dashboard(page)
	const select = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).check()
	let scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}/dashboard`)
	await owner.search.fill("ev")
	for (const name of ["Eve", "Eva"]) await select(name)
	scriptsArrive()
	await expect(owner.bulk).toContainText("2 selected")
	await expect(page).toHaveURL(/\?q=ev$/)
	await expect(owner.rows).toHaveCount(2)

	scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}/dashboard`)
	for (const name of ["all on this page", "Eva"]) await select(name)
	scriptsArrive()
	await expect(owner.bulk).toContainText("3 selected")
})

test("a visitor who keeps typing while the scripts take over loses no letter and no cursor position", async ({
	page,
}) => {
	const { slug } = await makeTenant()
	await slowTurns(page)
	const scriptsArrive = await openWithoutScripts(page, `/${slug}`)
	const name = page.locator("form [name=name]")
	await name.pressSequentially("Ada ")
	await name.press("Home")
	const typed = "abcdefghij".repeat(4)
	const typing = name.pressSequentially(typed, { delay: 10 })
	scriptsArrive()
	await expect(page.getByRole("button", { name: "Start Camera" })).toBeEnabled()
	await typing
	await expect(name).toHaveValue(`${typed}Ada `)
})

test("filters chosen before the scripts have loaded all apply, also by a quiz beyond the list", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const oldest = await makeQuiz({ tenantId: tenant.id, name: "The very first" })
	const quizzes = await Promise.all(
		Array.from({ length: 50 }, (_, count) => makeQuiz({ tenantId: tenant.id, name: `Quiz ${count}` })),
	)
	await signInAs(token)
	const address = `/admin/${tenant.slug}/chatbot?tab=quizzes&section=results`
	const quiz = page.getByLabel("Quiz", { exact: true })
	const level = page.getByLabel("Lead level")
	let scriptsArrive = await openWithoutScripts(page, address)
	await quiz.selectOption("Quiz 3")
	await level.selectOption("high")
	scriptsArrive()
	await expect(page).toHaveURL(new RegExp(`quiz=${quizzes[3]?.id}.*level=high`))

	scriptsArrive = await openWithoutScripts(page, `${address}&quiz=${oldest.id}`)
	await expect(quiz).toHaveValue(oldest.id)
	await level.selectOption("medium")
	scriptsArrive()
	await expect(page).toHaveURL(new RegExp(`quiz=${oldest.id}.*level=medium`))
})

test("a page that has been opened is interactive, and reacts to a key at once", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	await slowTurns(page)
	const menu = page.getByRole("button", { name: /^Account/ })
	await page.goto(`/admin/${tenant.slug}/dashboard`)
	expect(await menu.isEnabled()).toBe(true)
	await page.reload()
	expect(await menu.isEnabled()).toBe(true)
})

test("a quiz whose steps don't load says so, and a reload goes on where the visitor was", async ({
	page,
	strictness,
}) => {
	strictness.allow(/404 \(Not Found\) \(.*_next\/static/)
	const { quiz, path } = await publishQuiz()
	const visitor = quizScreen(page)
	await page.goto(path)
	await expect(visitor.start).toBeEnabled()
	// As after a new version, whose server no longer has the scripts of the page before.
	await page.route(/\/_next\/static\/.*\.js/, (route) => route.fulfill({ status: 404 }))
	await visitor.start.click()
	await expect(visitor.alert).toHaveText(/^This part of the page didn't load\./)
	await page.unroute(/\/_next\/static\/.*\.js/)
	await page.reload()
	await visitor.choose("Good")
	// The result's script came with the first step.
	await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
	await visitor.choose("3")
	await visitor.choose("No")
	await visitor.skip.click()
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	expect(await sessionsOf(quiz.id)).toHaveLength(1)
})
