import { createHash, randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import { db, transaction } from "@/lib/db/client"
import { applyRules } from "@/lib/services/retention/rules/apply-mutations"
import { countRules } from "@/lib/services/retention/rules/queries"
import { makeConversation } from "../support/chatbot-rows"
import { makeAdmin, makeSubmission } from "../support/factories"
import { ago, later, MINUTE, mailsLeave, makeBusiness, makeRunning, NOW } from "../support/retention-rules"
import { withOwnDatabase } from "../support/with-own-database"
import { eventually } from "../support/worker-process"

withOwnDatabase()

beforeEach(async () => {
	await db().retentionRule.deleteMany()
	await db().mailDelivery.deleteMany()
})

describe("the first run", () => {
	it("waits for seven days from the mail that left, which says how many, and when", async () => {
		const business = await makeBusiness()
		const { tenant, owner, change, shown, mails } = business
		const colleague = await makeAdmin({ tenantId: tenant.id })
		await makeAdmin({ tenantId: tenant.id, tenantRole: "editor" })
		await makeAdmin({ tenantId: tenant.id, isInvited: true })
		await makeSubmission({ tenantId: tenant.id, createdAt: new Date("2026-03-04T12:00:00Z") })
		// Old enough only by the day of the first run.
		await makeSubmission({ tenantId: tenant.id, createdAt: new Date("2026-06-01T12:00:00Z") })
		await makeSubmission({ tenantId: tenant.id, createdAt: ago(10) })
		await change({ testimonial_months: 6, conversation_days: 90 })
		const sent = await mails()
		expect(new Set(sent.map(({ toAddress }) => toAddress))).toEqual(new Set([owner, colleague.user.email]))
		expect(sent).toHaveLength(2)
		const words = `${sent[0]?.subject}\n${sent[0]?.text}`
		expect(words).toContain("starts deleting old testimonials and conversations on December 4, 2026")
		expect(words).toContain("the first run deletes 2 testimonials, the oldest from March 4, 2026.")
		expect(words).toContain("No conversation of today will be old enough for the first run.")
		expect(words).toContain(`/admin/${tenant.slug}/dashboard?tab=settings&section=retention`)
		expect(words).toContain(`${owner} from 192.0.2.7`)
		expect((await shown()).testimonials).toEqual({ state: "announced", first_run_at: later(7).toISOString() })

		// The server was away for half a day.
		expect(await applyRules(later(30))).toEqual({ testimonials: 0, conversations: 0 })
		await mailsLeave(later(0.5))
		expect(await applyRules(later(7.5 - MINUTE))).toEqual({ testimonials: 0, conversations: 0 })
		expect((await shown()).testimonials).toEqual({ state: "announced", first_run_at: later(7.5).toISOString() })
		// The log of mails may be shorter than the week.
		await db().mailDelivery.deleteMany()
		expect(await applyRules(later(7.5))).toEqual({ testimonials: 2, conversations: 0 })
		expect((await shown(later(7.5))).testimonials.state).toBe("running")
	})

	it("never comes where no mail reaches an owner", async () => {
		const { tenant, change, shown } = await makeBusiness()
		await makeConversation(tenant.id, { lastMessageAt: ago(90) })
		await change({ conversation_days: 30 })
		await db().mailDelivery.updateMany({ data: { status: "failed" } })
		expect(await applyRules(later(100))).toEqual({ testimonials: 0, conversations: 0 })
		expect((await shown()).conversations).toEqual({ state: "unannounced", first_run_at: null })
		expect(await countRules()).toEqual({ businesses: 1, unannounced: 1 })
		// Off and on again tries anew.
		await change({ conversation_days: null }, later(1))
		await change({ conversation_days: 30 }, later(1))
		await mailsLeave(later(1))
		expect(await countRules()).toEqual({ businesses: 1, unannounced: 0 })
		expect(await applyRules(later(8))).toEqual({ testimonials: 0, conversations: 1 })
	})

	it("comes anew after a stricter rule, and not after one that keeps longer", async () => {
		const { tenant, change, shown, mails } = await makeRunning({ conversation_days: 90, testimonial_months: 6 })
		await applyRules(NOW)
		await makeConversation(tenant.id, { lastMessageAt: ago(200) })
		await makeSubmission({ tenantId: tenant.id, createdAt: ago(400) })
		expect(await mails()).toHaveLength(1)
		await change({ conversation_days: 120 })
		expect(await mails()).toHaveLength(1)
		expect((await shown()).conversations.state).toBe("running")
		await change({ conversation_days: 119 })
		expect(await mails()).toHaveLength(2)
		await mailsLeave(NOW)
		expect((await shown()).conversations.state).toBe("announced")
		// The other rule goes on.
		expect(await applyRules(NOW)).toEqual({ testimonials: 1, conversations: 0 })
		expect(await applyRules(later(7))).toEqual({ testimonials: 0, conversations: 1 })
	})

	it("is forgotten by turning the rule off: on again, it waits again", async () => {
		const { tenant, change, shown } = await makeRunning({ conversation_days: 90 })
		await applyRules(NOW)
		await makeConversation(tenant.id, { lastMessageAt: ago(200) })
		await change({ conversation_days: null })
		expect(await shown()).toMatchObject({
			conversation_days: null,
			conversations: { state: "off", first_run_at: null },
		})
		const where = { tenantId_kind: { tenantId: tenant.id, kind: "conversations" } } as const
		expect(await db().retentionRule.findUniqueOrThrow({ where })).toMatchObject({
			keepFor: null,
			chosenAt: null,
			noticeIds: [],
			toldAt: null,
		})
		expect(await applyRules(later(100))).toEqual({ testimonials: 0, conversations: 0 })
		await change({ conversation_days: 90 })
		await mailsLeave(NOW)
		expect(await applyRules(later(6))).toEqual({ testimonials: 0, conversations: 0 })
		expect(await applyRules(later(7))).toEqual({ testimonials: 0, conversations: 1 })
	})
})

describe("a save", () => {
	it("that changes nothing mails no one and leaves no trace", async () => {
		const { change, mails, activity } = await makeBusiness()
		await change({ conversation_days: 90 })
		await change({ conversation_days: 90 })
		await change({})
		await change({ testimonial_months: null })
		expect(await mails()).toHaveLength(1)
		expect(await activity()).toMatchObject([
			{ action: "retention.changed", before: { conversation_days: null }, after: { conversation_days: 90 } },
		])
	})

	it("by two owners at once mails each owner once", async () => {
		const { change, mails } = await makeBusiness()
		const atOnce = (update: Parameters<typeof change>[0]) =>
			Promise.all(Array.from({ length: 6 }, () => change(update)))
		await atOnce({ conversation_days: 90, testimonial_months: 6 })
		expect(await mails()).toHaveLength(1)
		await atOnce({ conversation_days: 30, testimonial_months: 3 })
		expect(await mails()).toHaveLength(2)
	})
})

describe("several processes", () => {
	it("delete everything once, and the activity adds up to it", async () => {
		const { tenant, activity } = await makeRunning({ testimonial_months: 6, conversation_days: 30 })
		const sha256 = createHash("sha256").update("x").digest("hex")
		const rows = Array.from({ length: 250 }, () => ({
			tenantId: tenant.id,
			name: "Ada",
			email: "ada@example.com",
			createdAt: ago(300),
			updatedAt: ago(300),
			durationMs: 1,
			fileSizeBytes: 1n,
			sha256,
			contentType: "video/webm",
			videoKey: `submissions/${randomUUID()}`,
		}))
		await db().submission.createMany({ data: rows })
		const talks = Array.from({ length: 250 }, () => ({
			tenantId: tenant.id,
			sessionId: randomUUID(),
			lastMessageAt: ago(90),
		}))
		await db().chatConversation.createMany({ data: talks })
		const runs = await Promise.all([applyRules(NOW), applyRules(NOW), applyRules(NOW)])
		const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0)
		expect(sum(runs.map(({ testimonials }) => testimonials))).toBe(250)
		expect(sum(runs.map(({ conversations }) => conversations))).toBe(250)
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
		const told = (await activity()).filter(({ actorId }) => actorId === null)
		expect(sum(told.map(({ after }) => Number((after as { count: number }).count)))).toBe(500)
	})

	it("delete nothing once an owner was told that it is off, however far a run is", async () => {
		const { tenant, change } = await makeRunning({ testimonial_months: 6 })
		await makeSubmission({ tenantId: tenant.id, createdAt: ago(400) })
		const waiting = () => db().$queryRaw<object[]>`
			SELECT FROM pg_locks WHERE NOT granted
			AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`
		const events: string[] = []
		let both: Promise<unknown> = Promise.resolve()
		// Holds what a deletion needs last, so that the run stops after it has read the rule.
		await transaction(async (tx) => {
			await tx.$executeRaw`SELECT FROM submission_counts WHERE tenant_id = ${tenant.id}::uuid FOR UPDATE`
			const run = applyRules(NOW).then(({ testimonials }) => events.push(`${testimonials} deleted`))
			await eventually("the run waits", async () => (await waiting()).length > 0)
			const off = change({ testimonial_months: null }).then(() => events.push("off"))
			both = Promise.all([run, off])
			await eventually(
				"the owner waits, or was answered",
				async () => events.length > 0 || (await waiting()).length > 1,
			)
		})
		await both
		expect(events).toEqual(["1 deleted", "off"])
		expect(await applyRules(NOW)).toEqual({ testimonials: 0, conversations: 0 })
	})
})
