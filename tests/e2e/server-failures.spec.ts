import pg from "pg"
import { expect, test } from "../support/browser"
import { fixture } from "../support/factories"
import { loginForm } from "../support/login-form"
import { type RunningProduct, startProduct } from "../support/product"
import { submit } from "../support/submit"

/** A product of its own, whose tables can be taken away from it without another test noticing. */
let product: RunningProduct
let url: string

test.describe.configure({ mode: "default" })
test.beforeAll(async () => {
	test.setTimeout(120_000)
	product = await startProduct("local")
	url = product.provided.url
})
test.afterAll(() => product.stop())

/** Runs `look` while the product cannot read this table. */
async function withoutTable(
	table: "tenants" | "submissions" | "mail_deliveries" | "chat_conversations" | "quizzes" | "quiz_sessions",
	look: () => Promise<void>,
): Promise<void> {
	const client = new pg.Client({ connectionString: product.provided.environment.DATABASE_URL })
	await client.connect()
	try {
		await client.query(`ALTER TABLE ${table} RENAME TO ${table}_away`)
		await look()
	} finally {
		await client.query(`ALTER TABLE IF EXISTS ${table}_away RENAME TO ${table}`)
		await client.end()
	}
}

test("public pages: each its own words, and Retry works once the fault is over", async ({ page, strictness }) => {
	strictness.allow(/^outside request: http:\/\/(localhost|127\.0\.0\.1):/)
	const sent = await submit(url, "demo", { video: await fixture("chrome-vp9-opus.webm") })
	for (const [path, title, text, afterwards] of [
		["/demo", "Page Not Available", "Failed to load page. Please try again.", "Share your experience"],
		[
			"/demo/thank-you",
			"Something went wrong",
			"Failed to load thank you page",
			"Thank you very much for your video testimonial",
		],
		[
			`/testimonial/${sent.body.submission_id}`,
			"Video Testimonial",
			"Failed to load testimonial. Please try again.",
			"Video Testimonial",
		],
		["/chat/demo", "Chatbot Unavailable", "Failed to load chatbot configuration", "AI Assistant"],
	] as const) {
		await withoutTable("tenants", async () => {
			await page.goto(url + path)
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
			await expect(page.getByText(text, { exact: true })).toBeVisible()
		})
		await page.getByRole("link", { name: "Retry" }).click()
		await expect(page.getByText(text, { exact: true })).toBeHidden()
		await expect(page.getByRole("heading", { level: 1, name: afterwards })).toBeVisible()
	}
})

test("dashboards: Failed to load dashboard data, and Retry", async ({ page, strictness }) => {
	strictness.allow(/^outside request: http:\/\/(localhost|127\.0\.0\.1):/)
	const { email, password } = product.provided.platformAdmin
	const form = loginForm(page)
	await page.goto(`${url}/admin/platform`)
	await form.fill(email, password)
	await form.signIn.click()
	await expect(page).toHaveURL(/dashboard$/)
	for (const path of ["/admin/demo/dashboard", "/admin/platform/dashboard?tab=testimonials"]) {
		await withoutTable("submissions", async () => {
			await page.goto(url + path)
			await expect(page.getByRole("heading", { name: "Failed to load dashboard data" })).toBeVisible()
		})
		await page.getByRole("link", { name: "Retry" }).click()
		await expect(page.getByRole("table", { name: "Testimonials" })).toBeVisible()
	}
	await withoutTable("mail_deliveries", async () => {
		await page.goto(`${url}/admin/demo/dashboard?tab=settings&section=email`)
		await expect(page.getByRole("heading", { name: "Failed to load dashboard data" })).toBeVisible()
	})
	await page.getByRole("link", { name: "Retry" }).click()
	await expect(page.getByRole("heading", { level: 2, name: "Email" })).toBeVisible()
})

test("the chatbot's screens: their own words, and Retry", async ({ page, strictness }) => {
	strictness.allow(/^outside request: http:\/\/(localhost|127\.0\.0\.1):/)
	const { email, password } = product.provided.platformAdmin
	const form = loginForm(page)
	await page.goto(`${url}/admin/platform`)
	await form.fill(email, password)
	await form.signIn.click()
	await expect(page).toHaveURL(/dashboard$/)
	for (const [path, words] of [
		["/admin/chatbot", "Failed to load dashboard data. Please try again."],
		["/admin/chatbot?tab=settings", "Failed to load dashboard data. Please try again."],
		["/admin/demo/chatbot?tab=conversations", "Failed to load dashboard data"],
		["/admin/demo/dashboard?tab=chatbot", "Failed to load dashboard data"],
	] as const) {
		await withoutTable("chat_conversations", async () => {
			await page.goto(url + path)
			await expect(page.getByRole("heading", { name: words, exact: true })).toBeVisible()
		})
		await page.getByRole("link", { name: "Retry" }).click()
		await expect(page.getByRole("alert").filter({ hasText: words })).toBeHidden()
	}
})

test("the quiz screens: each its own words, and Retry", async ({ page, strictness }) => {
	strictness.allow(/^outside request: http:\/\/(localhost|127\.0\.0\.1):/)
	const { email, password } = product.provided.platformAdmin
	const form = loginForm(page)
	await page.goto(`${url}/admin/platform`)
	await form.fill(email, password)
	await form.signIn.click()
	await expect(page).toHaveURL(/dashboard$/)
	const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("admin_token"))}` }
	const made = await page.request.post(`${url}/api/admin/quizzes?tenant_slug=demo`, {
		headers,
		form: { quiz_name: "Coffee" },
	})
	const { quiz } = (await made.json()) as { quiz: { id: string } }
	const builder = "/admin/demo/chatbot?tab=quizzes"
	for (const [path, table, words] of [
		[builder, "quizzes", "Failed to load quizzes"],
		[`${builder}&quiz=${quiz.id}`, "quizzes", "Failed to load quiz details"],
		[`${builder}&quiz=${quiz.id}&section=results`, "quiz_sessions", "Failed to load quiz sessions"],
	] as const) {
		await withoutTable(table, async () => {
			await page.goto(url + path)
			await expect(page.getByRole("heading", { name: words, exact: true })).toBeVisible()
		})
		await page.getByRole("link", { name: "Retry" }).click()
		await expect(page.getByText(words, { exact: true })).toBeHidden()
		await expect(page.getByText("Coffee").first()).toBeVisible()
	}
})

test("without its configuration the homepage shows its defaults", async ({ page, strictness }) => {
	strictness.allow(/^outside request: http:\/\/(localhost|127\.0\.0\.1):/)
	const client = new pg.Client({ connectionString: product.provided.environment.DATABASE_URL })
	await client.connect()
	await client.query("ALTER TABLE platform_config RENAME TO platform_config_away")
	try {
		await page.goto(`${url}/`)
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Real customers, on camera, in their own words")
		await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/admin/platform")
	} finally {
		await client.query("ALTER TABLE platform_config_away RENAME TO platform_config")
		await client.end()
	}
})
