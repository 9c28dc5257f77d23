import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeConversation } from "../support/chatbot-rows"
import { makeAdmin, makeKey, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { readScreen, signedIn } from "../support/read-screen"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

const read = (token: string, query = {}) => send(url, "GET /api/admin/retention", { token, query })
const save = (token: string, body: object, query = {}) => send(url, "PUT /api/admin/retention", { token, query, body })
const preview = (token: string, query: Record<string, string>) =>
	send(url, "GET /api/admin/retention/preview", { token, query })

const OFF = {
	testimonial_months: null,
	conversation_days: null,
	testimonials: { state: "off", first_run_at: null },
	conversations: { state: "off", first_run_at: null },
	installation_conversation_days: null,
}

describe("automatic deletion", () => {
	it("is off until an owner turns it on, who is mailed and waits seven days; off again, it is as before", async () => {
		const { tenant, user, token } = await makeTenantWithAdmin()
		expect((await read(token)).body).toEqual(OFF)
		await makeSubmission({ tenantId: tenant.id, createdAt: ago(400) })
		const saved = await save(token, { testimonial_months: 6 })
		const announced = { state: "announced", first_run_at: expect.any(String) }
		expect(saved).toMatchObject({ status: 200, body: { ...OFF, testimonial_months: 6, testimonials: announced } })
		const firstRun = Date.parse(saved.body.testimonials.first_run_at ?? "") - Date.now()
		expect(Math.round(firstRun / 86_400_000)).toBe(7)
		const mail = await eventually("the mail", async () => (await mailTo(mailFolder, user.email))[0])
		expect(mail.subject).toMatch(new RegExp(`^${tenant.name} starts deleting old testimonials on `))
		expect(mail.text).toContain("the first run deletes 1 testimonial, ")
		expect((await save(token, { testimonial_months: null })).body).toEqual(OFF)
		expect((await read(token)).body).toEqual(OFF)
		const log = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		expect(log.map(({ action, after }) => [action, after])).toEqual([
			["retention.changed", { testimonial_months: 6 }],
			["retention.changed", { testimonial_months: null }],
		])
	})

	it("is counted before it is saved, each rule for itself, in one business", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const stranger = await makeTenantWithAdmin()
		const oldest = ago(400)
		await makeSubmission({ tenantId: tenant.id, createdAt: oldest })
		await makeSubmission({ tenantId: tenant.id, createdAt: ago(200), status: "rejected" })
		await makeSubmission({ tenantId: tenant.id, createdAt: ago(500), status: "approved" })
		const lastMessageAt = ago(31)
		await makeConversation(tenant.id, { lastMessageAt })
		expect((await preview(token, { testimonial_months: "6" })).body).toEqual({
			testimonials: { count: 2, oldest_at: oldest.toISOString() },
			conversations: null,
		})
		expect((await preview(token, { testimonial_months: "12", conversation_days: "30" })).body).toEqual({
			testimonials: { count: 1, oldest_at: oldest.toISOString() },
			conversations: { count: 1, oldest_at: lastMessageAt.toISOString() },
		})
		const none = { count: 0, oldest_at: null }
		const all = { testimonial_months: "1", conversation_days: "1" }
		expect((await preview(stranger.token, all)).body).toEqual({ testimonials: none, conversations: none })
		expect((await preview(token, {})).body).toEqual({ testimonials: null, conversations: null })
	})

	it("refuses what is no length, and saves nothing of it", async () => {
		const { token } = await makeTenantWithAdmin()
		const MONTHS = "testimonial_months must be a whole number from 1 to 120"
		const DAYS = "conversation_days must be a whole number from 1 to 3650"
		for (const value of [0, -1, 1.5, 121, "6", "", true, []]) {
			const { status, refusal } = await save(token, { testimonial_months: value, conversation_days: 30 })
			expect([status, refusal.detail]).toEqual([422, MONTHS])
		}
		expect((await save(token, { conversation_days: 3651 })).refusal.detail).toBe(DAYS)
		for (const value of ["0", "x", "1e9", "6.5"]) {
			expect(await preview(token, { testimonial_months: value })).toMatchObject({
				status: 422,
				refusal: { detail: MONTHS },
			})
		}
		expect((await read(token)).body).toEqual(OFF)
	})

	it("is for owners: editors, viewers, and keys neither see nor change it, a platform admin does both", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { token: key } = await makeKey({ tenantId: tenant.id })
		const others = await Promise.all(
			(["editor", "viewer"] as const).map((tenantRole) => makeAdmin({ tenantId: tenant.id, tenantRole })),
		)
		for (const closed of [key, ...others.map((other) => other.token)]) {
			expect((await read(closed)).status).toBe(403)
			expect((await save(closed, { conversation_days: 30 })).status).toBe(403)
			expect((await preview(closed, { conversation_days: "30" })).status).toBe(403)
		}
		const { token: platform } = await makeAdmin({ tenantId: null })
		const query = { tenant_slug: tenant.slug }
		expect((await save(platform, { conversation_days: 30 }, query)).body.conversation_days).toBe(30)
		expect((await read(token)).body.conversation_days).toBe(30)
	})

	it("shows an owner what would go, and in the activity what went", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await makeSubmission({ tenantId: tenant.id, createdAt: ago(400) })
		await save(token, { testimonial_months: 6 })
		await db().auditEntry.create({
			data: {
				tenantId: tenant.id,
				actorEmail: "Automatic deletion",
				action: "submissions.deleted",
				after: { count: 12, older_than: "6 months" },
				ipAddress: "",
			},
		})
		const page = async (section: string) => {
			const path = `/admin/${tenant.slug}/dashboard?tab=settings&section=${section}`
			return (await readScreen(url + path, signedIn(token))).texts.join("\n")
		}
		const rules = await page("retention")
		expect(rules).toContain("Delete after 6 months")
		expect(rules).toContain("1 testimonial would go right now")
		const activity = await page("activity")
		expect(activity).toContain("Automatic deletion deleted testimonials that were never approved")
		expect(activity).toContain("changed what is deleted automatically")
	})
})
