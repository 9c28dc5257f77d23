import { expect, inject, it } from "vitest"
import { pool } from "@/lib/db/client"
import { makeConversation, makeLead, makeQuestion, makeSource } from "../support/chatbot-rows"
import { makeAdmin, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { readScreen, signedIn } from "../support/read-screen"

const { url } = inject("product")

/** The strip's links on the tenant's dashboard, or null if the strip is not there. */
async function stripOf(slug: string, token: string): Promise<string[] | null> {
	const { document } = await readScreen(`${url}/admin/${slug}/dashboard`, signedIn(token))
	const strip = document.querySelector('section[aria-label="What\'s new"]')
	return strip && [...strip.querySelectorAll("a")].map(({ firstChild }) => firstChild?.textContent ?? "")
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
	expect(await stripOf(slug, token)).toEqual(["Review 1 testimonial"])
	await anHourLater(tenantId)

	await makeSubmission({ tenantId })
	await makeConversation(tenantId)
	await makeLead(tenantId)
	await makeQuestion(tenantId)
	await makeQuizSession(await makeQuiz({ tenantId }))
	const news = ["1 testimonial", "1 conversation", "1 lead", "1 unanswered question", "1 quiz result"]
	expect(await stripOf(slug, token)).toEqual([...news, "Review 2 testimonials"])
	// Still the same visit.
	expect(await stripOf(slug, token)).toEqual([...news, "Review 2 testimonials"])
	expect(await stripOf(slug, colleague.token)).toEqual(["Review 2 testimonials"])
	const platform = await makeAdmin({ tenantId: null })
	expect(await stripOf(slug, platform.token)).toEqual(["Review 2 testimonials"])
})

it("counts nothing of another business", async () => {
	const other = await makeTenantWithAdmin()
	const { tenant, token } = await makeTenantWithAdmin({ videoTestimonialsEnabled: false })
	await makeSource(tenant.id)
	expect(await stripOf(tenant.slug, token)).toBeNull()
	await anHourLater(tenant.id)
	await makeLead(other.tenant.id)
	await makeQuestion(other.tenant.id)
	expect(await stripOf(tenant.slug, token)).toBeNull()
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
