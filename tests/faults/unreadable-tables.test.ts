import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeAdmin, makeSubmission, makeTenant } from "../support/factories"
import { makeQuiz } from "../support/quizzes"
import { readScreen, signedIn } from "../support/read-screen"
import { buildWorld, type World } from "./support/world"

let world: World
let url: string
let headers: Record<string, string>
/** The values for the placeholders in angle brackets in the addresses below. */
let made: Record<string, string>

beforeAll(async () => {
	world = await buildWorld()
	url = (await world.start()).url
	const tenant = await makeTenant({ name: "Bakery", wallEnabled: true })
	headers = signedIn((await makeAdmin({ tenantId: null })).token)
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee" })
	const submission = await makeSubmission({ tenantId: tenant.id, status: "approved" })
	made = { tenant: tenant.slug, quiz: quiz.id, submission: submission.id }
})
afterAll(() => world.end())

const addressOf = (path: string) => url + path.replace(/<(\w+)>/g, (_, name: string) => made[name] ?? "")

/** The result of `look` while the product cannot read this table. */
async function withoutTable<T>(table: string, look: () => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: world.environment.DATABASE_URL })
	await client.connect()
	try {
		await client.query(`ALTER TABLE ${table} RENAME TO ${table}_away`)
		return await look()
	} finally {
		await client.query(`ALTER TABLE IF EXISTS ${table}_away RENAME TO ${table}`)
		await client.end()
	}
}

const DATA = "Failed to load dashboard data"
const WEBSITE = "/admin/<tenant>/dashboard?tab=website"
const QUIZZES = "/admin/<tenant>/chatbot?tab=quizzes"

it.each([
	["/<tenant>", "tenants", "Failed to load page. Please try again.", "Share your experience"],
	["/<tenant>/thank-you", "tenants", "Failed to load thank you page", "Thank you very much for your video testimonial"],
	["/testimonial/<submission>", "tenants", "Failed to load testimonial. Please try again.", "Video Testimonial"],
	["/wall/<tenant>", "submissions", "Failed to load page. Please try again.", "What customers say about Bakery"],
	["/chat/<tenant>", "tenants", "Failed to load chatbot configuration", "AI Assistant"],
	["/admin/<tenant>/dashboard", "submissions", DATA, "Ada Lovelace"],
	["/admin/<tenant>/watch/<submission>", "submissions", DATA, "Ada Lovelace"],
	["/admin/platform/dashboard?tab=testimonials", "submissions", DATA, "Ada Lovelace"],
	["/admin/<tenant>/dashboard?tab=settings&section=email", "mail_deliveries", DATA, "Email"],
	["/admin/<tenant>/dashboard?tab=settings&section=retention", "retention_rules", DATA, "Keep them all"],
	[WEBSITE, "widgets", "Failed to load widgets", "Show your testimonials on your website"],
	["/admin/<tenant>/dashboard?tab=settings&section=consent", "consent_texts", DATA, "Consent"],
	["/admin/<tenant>/dashboard?tab=settings&section=integrations", "webhook_endpoints", DATA, "No webhooks yet"],
	["/admin/<tenant>/chatbot", "chat_conversations", DATA, "Bakery"],
	["/admin/<tenant>/chatbot?tab=conversations", "chat_conversations", DATA, "Bakery"],
	["/admin/<tenant>/chatbot?tab=tests", "test_runs", DATA, "No test questions yet"],
	["/admin/<tenant>/chatbot?tab=conversations&show=waiting", "chat_conversations", DATA, "Bakery"],
	["/admin/chatbot", "chat_conversations", `${DATA}. Please try again.`, "Bakery"],
	["/admin/chatbot?tab=settings", "chat_conversations", `${DATA}. Please try again.`, "AI Chatbot"],
	[QUIZZES, "quizzes", "Failed to load quizzes", "Coffee"],
	[`${QUIZZES}&quiz=<quiz>`, "quizzes", "Failed to load quiz details", "Coffee"],
	[`${QUIZZES}&quiz=<quiz>&section=results`, "quiz_sessions", "Failed to load quiz sessions", "Coffee"],
])(
	"%s without %s: %s, and Retry leads to the same page once the table is back",
	async (path, table, words, afterwards) => {
		const address = addressOf(path)
		const failed = await withoutTable(table, () => readScreen(address, headers))
		expect(failed.texts).toContain(words)
		const retry = [...failed.document.querySelectorAll("a")].find(({ textContent }) => textContent === "Retry")
		expect(new URL(retry?.getAttribute("href") ?? "nowhere", address).href).toBe(address)
		const again = await readScreen(address, headers)
		expect(again.texts).not.toContain(words)
		expect(again.texts).toContain(afterwards)
	},
)

it("shows the testimonials without their news if the news cannot be read", async () => {
	const address = addressOf("/admin/<tenant>/dashboard")
	const shown = await withoutTable("dashboard_visits", () => readScreen(address, headers))
	expect(shown.texts).toContain("Ada Lovelace")
	const strip = 'section[aria-label="What\'s new"]'
	expect(shown.document.querySelector(strip)).toBeNull()
	expect((await readScreen(address, headers)).document.querySelector(strip)).not.toBeNull()
})

it("shows the homepage with its defaults if its configuration cannot be read", async () => {
	const home = await withoutTable("platform_config", () => readScreen(`${url}/`))
	expect(home.title).toBe("Real customers, on camera, in their own words")
	for (const words of [
		"Video Testimonials Platform",
		"Send your customers one link. They record a short video in the browser; you watch, approve, and share it.",
		"Video Testimonials Platform. Your recordings stay yours.",
	]) {
		expect(home.texts).toContain(words)
	}
	const door = [...home.document.querySelectorAll("a")].find(({ textContent }) => textContent === "Sign In")
	expect(door?.getAttribute("href")).toBe("/admin/platform")
})
