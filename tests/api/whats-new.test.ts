import { expect, inject, it } from "vitest"
import { db, pool } from "@/lib/db/client"
import { newSession } from "../support/chat"
import { makeConversation, makeLead, makeQuestion, makeSource } from "../support/chatbot-rows"
import { makeAdmin, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { wantPerson } from "../support/live"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { readScreen, signedIn } from "../support/read-screen"

const { url } = inject("product")

/** The strip's links on the tenant's dashboard, or null if the strip is not there. */
async function stripOf(slug: string, token: string): Promise<string[] | null> {
	const { document } = await readScreen(`${url}/admin/${slug}/dashboard`, signedIn(token))
	const strip = document.querySelector('section[aria-label="What\'s new"]')
	return strip && [...strip.querySelectorAll("a")].map(({ firstChild }) => firstChild?.textContent ?? "")
}

async function makeFault(tenantId: string): Promise<void> {
	const mail = { tenantId, kind: "notification", toAddress: "ada@example.com", fromName: "B", subject: "S", text: "" }
	for (const createdAt of [new Date(), new Date(Date.now() - 8 * 24 * 3_600_000)]) {
		await db().mailDelivery.create({ data: { ...mail, html: "", status: "failed", createdAt } })
	}
	const endpoint = { tenantId, url: "https://example.com/", events: [], secret: "s", isEnabled: false }
	await db().webhookEndpoint.create({ data: { ...endpoint, disabledReason: "failing" } })
	// Switched off by an admin, who knows.
	await db().webhookEndpoint.create({ data: endpoint })
}

/** As if every visit so far had ended an hour ago, and everything else had happened before that. */
async function anHourLater(tenantId: string): Promise<void> {
	for (const [table, column] of [
		["dashboard_visits", "last_seen_at"],
		["submissions", "created_at"],
	]) {
		await pool().query(`UPDATE ${table} SET ${column} = ${column} - interval '1 hour' WHERE tenant_id = $1`, [tenantId])
	}
}

it("counts what came since the previous visit, for each admin, until the visit after", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { id: tenantId, slug } = tenant
	const colleague = await makeAdmin({ tenantId })
	await makeSource(tenantId)
	await makeSubmission({ tenantId })
	// Nothing is new to an admin who was never here.
	expect(await stripOf(slug, token)).toEqual(["1 testimonial to review"])
	await anHourLater(tenantId)

	await makeSubmission({ tenantId })
	await makeConversation(tenantId)
	await makeLead(tenantId)
	await makeQuestion(tenantId)
	const { session } = await makeQuizSession(await makeQuiz({ tenantId }))
	// Begun before the previous visit, and finished since.
	await db().quizSession.update({
		where: { id: session.id },
		data: { createdAt: new Date(Date.now() - 2 * 3_600_000) },
	})
	const news = ["1 testimonial", "1 conversation", "1 lead", "1 quiz result"]
	const waiting = ["2 testimonials to review", "1 unanswered question"]
	expect(await stripOf(slug, token)).toEqual([...news, ...waiting])
	// Still the same visit.
	expect(await stripOf(slug, token)).toEqual([...news, ...waiting])
	expect(await stripOf(slug, colleague.token)).toEqual(waiting)
	const platform = await makeAdmin({ tenantId: null })
	expect(await stripOf(slug, platform.token)).toEqual(waiting)
})

it("counts nothing of another business", async () => {
	const other = await makeTenantWithAdmin()
	const { tenant, token } = await makeTenantWithAdmin({ videoTestimonialsEnabled: false })
	await makeSource(tenant.id)
	expect(await stripOf(tenant.slug, token)).toBeNull()
	await anHourLater(tenant.id)
	await makeLead(other.tenant.id)
	await makeQuestion(other.tenant.id)
	await makeFault(other.tenant.id)
	expect(await stripOf(tenant.slug, token)).toBeNull()
})

it("names mail that failed this week and webhooks that the product switched off, to those who can mend them", async () => {
	const { tenant, token } = await makeTenantWithAdmin({ videoTestimonialsEnabled: false })
	await makeSource(tenant.id)
	await makeFault(tenant.id)
	expect(await stripOf(tenant.slug, token)).toEqual([
		"1 email that wasn't delivered",
		"1 webhook that was switched off",
	])
	const viewer = await makeAdmin({ tenantId: tenant.id, tenantRole: "viewer" })
	expect(await stripOf(tenant.slug, viewer.token)).toBeNull()
})

it("counts a visitor who waits on the dashboard, the overview, and the inbox tab, and an old address opens the list", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, personEnabled: true } })
	const session = newSession()
	await wantPerson(url, tenant.slug, session)
	const read = (path: string) => readScreen(`${url}/admin/${tenant.slug}/${path}`, signedIn(token))
	for (const path of ["dashboard", "chatbot"]) {
		const { document } = await read(path)
		expect(document.querySelector('a[href$="show=waiting"]')?.parentElement?.textContent).toContain(
			"1 visitor is waiting for a person",
		)
	}
	const { document } = await read("chatbot?tab=live")
	expect(document.querySelector('[aria-label="AI Chatbot"] [aria-current]')?.textContent).toContain("Inbox1")
	expect(document.querySelector('[aria-label="Visitors who asked for a person"]')?.textContent).toContain("A visitor")
})

it.each([
	["approved and never shared", { status: "approved" }, ["Share an approved testimonial"]],
	["shared before", { status: "approved", sharedAt: new Date() }, ["Add knowledge to your chatbot"]],
	["rejected", { status: "rejected" }, ["Add knowledge to your chatbot"]],
] as const)("offers the one next step when the only testimonial is %s", async (_, testimonial, step) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id, ...testimonial })
	expect(await stripOf(tenant.slug, token)).toEqual(step)
})
