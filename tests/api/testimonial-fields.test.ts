import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import { GOOD_TEXT } from "../support/submit"

const { url } = inject("product")

async function business(hidden_fields: string[]) {
	const { tenant, token } = await makeTenantWithAdmin({ acceptWritten: true, wallEnabled: true })
	const saved = await send(url, "PUT /api/admin/tenant-settings", { token, body: { hidden_fields } })
	const params = { tenantSlug: tenant.slug }
	const write = (about: Record<string, string>) =>
		send(url, "POST /api/tenant/{tenantSlug}/submit-text", { params, body: { ...GOOD_TEXT, ...about } })
	return { tenant, token, saved, params, write }
}

describe("hidden fields of the testimonial page", () => {
	it("come with a testimonial, for the business alone", async () => {
		const { tenant, token, saved, params, write } = await business(["order", "city"])
		expect(saved.body.hidden_fields).toEqual(["order", "city"])
		expect((await send(url, "GET /api/tenant/{tenantSlug}", { params })).body.hidden_fields).toEqual(["order", "city"])
		const { body, status } = await write({
			email: "ada.hidden@example.com",
			fields: JSON.stringify({ city: "=Bern\n", order: "", other: "x", invite: "y" }),
		})
		expect(status).toBe(200)
		const fields = { city: "=Bern" }
		const stored = await db().submission.findUniqueOrThrow({ where: { id: body.submission_id } })
		expect(stored.fields).toEqual(fields)
		const { submissions } = (await send(url, "GET /api/admin/dashboard", { token })).body
		expect(submissions.map((row) => row.fields)).toEqual([fields])
		const csv = await send(url, "GET /api/admin/submissions/export", { token })
		expect(csv.text).toMatch(/,rejection_reason,field_order,field_city\r?\n/)
		expect(csv.text).toContain("'=Bern")
		const person = await send(url, "POST /api/admin/people/export", {
			token,
			body: { email: "ada.hidden@example.com" },
		})
		expect(person.text).toContain("=Bern")
		await db().submission.updateMany({
			where: { tenantId: tenant.id },
			data: { status: "approved", sharedAt: new Date() },
		})
		const shared = await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: stored.id } })
		const pages = [`/testimonial/${stored.id}`, `/wall/${tenant.slug}`].map(async (path) =>
			(await fetch(url + path)).text(),
		)
		for (const text of [shared.text, ...(await Promise.all(pages))]) expect(text).not.toContain("=Bern")
	})

	it("change nothing for a business without them", async () => {
		const { token, params, write } = await business([])
		expect((await send(url, "GET /api/tenant/{tenantSlug}", { params })).body).not.toHaveProperty("hidden_fields")
		const { body } = await write({ fields: "no JSON at all" })
		expect((await db().submission.findUniqueOrThrow({ where: { id: body.submission_id } })).fields).toEqual({})
		const { submissions } = (await send(url, "GET /api/admin/dashboard", { token })).body
		expect(submissions[0]).not.toHaveProperty("fields")
		const csv = await send(url, "GET /api/admin/submissions/export", { token })
		expect(csv.text).toMatch(/,rejection_reason\r?\n/)
	})

	it.each(["[1]", "{", '{"order":5}'])("refuse %s", async (fields) => {
		const { write } = await business(["order"])
		const answer = await write({ fields })
		expect([answer.status, answer.refusal?.detail]).toEqual([422, "fields must be a JSON object of texts"])
	})
})
