import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeTenant, makeTenantWithAdmin, makeWidget } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { GOOD_TEXT } from "../support/submit"

const { url } = inject("product")

const business = (about = {}) => makeTenantWithAdmin({ acceptWritten: true, ...about })
const write = (slug: string, about: Record<string, string>) =>
	send(url, "POST /api/tenant/{tenantSlug}/submit-text", {
		params: { tenantSlug: slug },
		body: { ...GOOD_TEXT, ...about },
	})

describe("the relation to the business", () => {
	it("stands beside the testimonial wherever it is shown, and only customers' stars are in the average", async () => {
		const { tenant, token } = await business({
			askStars: true,
			askRelation: true,
			wallEnabled: true,
			showFigures: true,
		})
		const submitted = await Promise.all(
			["employee", "customer", ""].map((relation, at) =>
				write(tenant.slug, { relation, stars: String(at + 1), name: `R${at}` }),
			),
		)
		expect(submitted.map(({ status }) => status)).toEqual([200, 200, 200])
		const [id = ""] = submitted.map(({ body }) => body.submission_id)
		await db().submission.updateMany({ where: { tenantId: tenant.id }, data: { status: "approved" } })
		const { submissions: listed } = (await send(url, "GET /api/admin/dashboard", { token })).body
		expect(Object.fromEntries(listed.map(({ name, relation }) => [name, relation]))).toEqual({
			R0: "employee",
			R1: "customer",
			R2: undefined,
		})
		const shown = await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })
		expect(shown.body.relation).toBe("employee")
		const shared = await readScreen(`${url}/testimonial/${id}`)
		expect(shared.texts).toContain("Employee")
		expect(shared.html).toContain(`property="og:title" content="R0 (Employee) about ${tenant.name}"`)
		const wall = await readScreen(`${url}/wall/${tenant.slug}`)
		expect(wall.texts).toEqual(expect.arrayContaining(["Employee", "Customer", "2.5 out of 5, from 2 customers"]))
		const widget = await makeWidget({ tenantId: tenant.id })
		const { items } = (await send(url, "GET /api/widget/{id}", { params: { id: widget.id } })).body
		expect(items.map(({ name, relation }) => [name, relation]).sort()).toEqual([
			["R0", "Employee"],
			["R1", "Customer"],
			["R2", null],
		])
		const csv = await send(url, "GET /api/admin/submissions/export", { token })
		expect(csv.text).toMatch(/,relation,rejection_reason\n/)
		expect(csv.text).toContain(",employee,\n")
	})

	it("is ignored until the business asks for it, and refused in other words", async () => {
		const silent = await makeTenant({ acceptWritten: true })
		const { body } = await write(silent.slug, { relation: "paid" })
		expect(await db().submission.findUniqueOrThrow({ where: { id: body.submission_id } })).toMatchObject({
			relation: null,
		})
		const { tenant } = await business({ askRelation: true })
		const refused = await write(tenant.slug, { relation: "friend of a friend" })
		expect([refused.status, refused.refusal.detail]).toEqual([422, "Please choose one of the relations"])
	})
})
