import { expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { exportSessions } from "@/lib/quizzes/analytics/queries"
import { exportSubmissions } from "@/lib/submissions/export/queries"
import { listSubmissions } from "@/lib/submissions/queries"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeSubmission, makeTenant } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const hiddenFields = ["utm-source", "Plan", "plan"]
const fields = { "utm-source": "mail", Plan: "Pro", plan: "free" }

async function csvOf(exported: Promise<ReadableStream<Uint8Array>>): Promise<[head: string, row: string]> {
	const [head = "", row = ""] = (await new Response(await exported).text()).split(/\r?\n/)
	return [head, row]
}

it("hidden fields keep their names, with hyphens and capitals, as headings of the exports", async () => {
	const tenant = await makeTenant({ hiddenFields })
	const quiz = await makeQuiz({ tenantId: tenant.id })
	await db().quiz.updateMany({ where: { tenantId: tenant.id }, data: { hiddenFields } })
	const { session } = await makeQuizSession(quiz)
	await db().quizSession.update({ where: { id: session.id }, data: { fields } })
	const submission = await makeSubmission({ tenantId: tenant.id })
	await db().submission.update({ where: { id: submission.id }, data: { fields } })
	const { scope } = await resolveVisit(tenant.slug, "chatbot", false)
	const { signal } = new AbortController()
	for (const exported of [exportSessions(scope, {}, signal), exportSubmissions(scope, {}, signal)]) {
		const [head, row] = await csvOf(exported)
		expect(head).toMatch(/,field_utm-source,field_Plan,field_plan$/)
		expect(row).toMatch(/,mail,Pro,free$/)
	}
})

it("the file of each list of testimonials holds what the list shows", async () => {
	const tenant = await makeTenant()
	const of = { tenantId: tenant.id }
	await makeSubmission(of)
	await makeSubmission({ ...of, status: "approved" })
	await makeSubmission({ ...of, status: "rejected", rejectionReason: "not_about_us" })
	await makeSubmission({ ...of, status: "rejected", rejectionReason: "unsorted" })
	await makeSubmission({ ...of, status: "rejected", withdrawnAt: new Date() })
	const { scope } = await resolveVisit(tenant.slug, "video_testimonials", false)
	const shown: number[] = []
	for (const status of ["pending", "approved", "rejected", "unsorted", "withdrawn"] as const) {
		const { rows } = await listSubmissions(scope, { status, limit: 10 })
		shown.push(rows.length)
		const file = await exportSubmissions(scope, { status }, new AbortController().signal)
		const [, ...lines] = (await new Response(file).text()).trimEnd().split("\n")
		const ids = lines.map((line) => line.split(",")[0])
		expect(ids, status).toEqual(rows.map(({ id }) => id))
	}
	expect(shown).toEqual([1, 1, 2, 1, 1])
})
