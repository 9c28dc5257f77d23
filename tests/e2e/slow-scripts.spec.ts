import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { makeLead } from "../support/chatbot-rows"
import { dashboard } from "../support/dashboard"
import { makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { loginForm } from "../support/login-form"
import { makeQuiz } from "../support/quizzes"

/** Opens a page of which only the HTML and the styles have arrived. Returns what lets the scripts in. */
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

/** React's turns come through a message port: with these late, the page is alive long after it was loaded. */
async function slowTurns(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { postMessage } = MessagePort.prototype
		MessagePort.prototype.postMessage = function (message) {
			setTimeout(() => postMessage.call(this, message), 50)
		}
	})
}

test("before the scripts have come a login takes what is typed, and no press @phone", async ({ page }) => {
	const tenant = await makeTenant()
	const { user } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	const form = loginForm(page)
	const scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}`)
	await form.fill(user.email, "a good password")
	await expect(form.signIn).toBeDisabled()
	// Enter would send it as the browser does: into the address bar.
	await form.password.press("Enter")
	// It waits, and looks as it will look.
	await expect(form.signIn).toHaveCSS("opacity", "1")
	scriptsArrive()
	await expect(form.signIn).toBeEnabled()
	await expect(form.email).toHaveValue(user.email)
	await form.signIn.click()
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
})

test("a search that was typed before the scripts had come is searched", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	for (const name of ["Ada", "Eva", "Eve"]) await makeSubmission({ tenantId: tenant.id, name })
	await signInAs(token)
	const owner = dashboard(page)
	const scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}/dashboard`)
	await owner.search.fill("ev")
	for (const name of ["Eve", "Eva"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check()
	scriptsArrive()
	await expect(owner.bulk).toContainText("2 selected")
	await expect(page).toHaveURL(/\?q=ev$/)
	await expect(owner.rows).toHaveCount(2)
})

test("all that were selected before the scripts had come are, also those that were selected by hand as well", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	for (const name of ["Ada", "Eva", "Eve"]) await makeSubmission({ tenantId: tenant.id, name })
	await signInAs(token)
	const scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}/dashboard`)
	for (const name of ["all on this page", "Eva"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check()
	scriptsArrive()
	await expect(dashboard(page).bulk).toContainText("3 selected")
})

test("whoever types on while the scripts take the page over loses no letter, and no place", async ({ page }) => {
	const { slug } = await makeTenant()
	await slowTurns(page)
	const scriptsArrive = await openWithoutScripts(page, `/${slug}`)
	const name = page.locator("form [name=name]")
	await name.pressSequentially("Ada ")
	await name.press("Home")
	const typed = "abcdefghij".repeat(10)
	const typing = name.pressSequentially(typed, { delay: 10 })
	scriptsArrive()
	await expect(page.getByRole("button", { name: "Start Camera" })).toBeEnabled()
	await typing
	await expect(name).toHaveValue(`${typed}Ada `)
})

test("Enter in a search waits for the scripts as well, and stays on its tab", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeLead(tenant.id)
	await signInAs(token)
	const scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}/chatbot?tab=leads`)
	const search = page.getByRole("searchbox", { name: "Search leads" })
	await search.fill("analytical")
	await search.press("Enter")
	scriptsArrive()
	await expect(page).toHaveURL(/tab=leads.*q=analytical/)
})

test("filters that were chosen before the scripts had come filter, all of them", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee" })
	await signInAs(token)
	const scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}/chatbot?tab=quizzes&section=results`)
	await page.getByLabel("Quiz", { exact: true }).selectOption("Coffee")
	await page.getByLabel("Lead level").selectOption("high")
	scriptsArrive()
	await expect(page).toHaveURL(new RegExp(`quiz=${quiz.id}.*level=high`))
})

test("the results of a quiz that the list has no room for stay its results", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const oldest = await makeQuiz({ tenantId: tenant.id, name: "The very first" })
	for (let count = 0; count < 50; count += 1) await makeQuiz({ tenantId: tenant.id, name: `Quiz ${count}` })
	await signInAs(token)
	const address = `/admin/${tenant.slug}/chatbot?tab=quizzes&quiz=${oldest.id}&section=results`
	await page.goto(address)
	await expect(page.getByLabel("Quiz", { exact: true })).toHaveValue(oldest.id)
	await page.getByLabel("Lead level").selectOption("high")
	await expect(page).toHaveURL(new RegExp(`quiz=${oldest.id}.*level=high`))
})

test("fields of one form, all filled in before the scripts had come, all count", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const scriptsArrive = await openWithoutScripts(page, `/admin/${tenant.slug}/account`)
	const fields = ["Current password", "New password", "Confirm new password"]
	for (const label of fields) await page.getByLabel(label, { exact: true }).fill(`typed ${label}`)
	scriptsArrive()
	await page.getByRole("button", { name: "Change password" }).click()
	// Nothing is missing: what is said is that the two differ.
	await expect(page.getByText("Passwords do not match")).toBeVisible()
	for (const label of fields) await expect(page.getByLabel(label, { exact: true })).toHaveValue(`typed ${label}`)
})

test("what an earlier page had kept stands beside what was typed before the scripts had come @phone", async ({
	page,
}) => {
	const { slug } = await makeTenant()
	const field = (name: string) => page.locator(`form [name=${name}]`)
	await page.goto(`/${slug}`)
	await expect(page.getByRole("button", { name: "Start Camera" })).toBeEnabled()
	await field("name").fill("Grace Hopper")
	await field("email").fill("grace@example.com")
	await field("website").fill("https://grace.example")
	const scriptsArrive = await openWithoutScripts(page, `/${slug}`)
	await field("name").fill("Ada Lovelace")
	scriptsArrive()
	await expect(field("email")).toHaveValue("grace@example.com")
	await expect(field("website")).toHaveValue("https://grace.example")
	await expect(field("name")).toHaveValue("Ada Lovelace")
})

test("a page that was opened is alive, and takes a key at once", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	await slowTurns(page)
	const menu = page.getByRole("button", { name: /^Account/ })
	await page.goto(`/admin/${tenant.slug}/dashboard`)
	expect(await menu.isEnabled()).toBe(true)
	await page.reload()
	expect(await menu.isEnabled()).toBe(true)
})
