import { createHash, randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { applyRules } from "@/lib/services/retention/rules/apply-mutations"
import { previewOf } from "@/lib/services/retention/rules/queries"
import { changeStatus, deleteSubmission } from "@/lib/submissions/mutations"
import { makeConversation, makeLead } from "../support/chatbot-rows"
import { makeSubmission, makeTenant } from "../support/factories"
import fc from "../support/fast-check"
import { ago, DAY, MINUTE, makeRunning, NOW } from "../support/retention-rules"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const areLeft = async (ids: string[]) => {
	const rows = await db().submission.findMany({ where: { id: { in: ids } }, select: { id: true } })
	return new Set(rows.map(({ id }) => id))
}

describe("what goes", () => {
	/** Each way in which a testimonial can have come to where it is, with whether it was ever made the business's own. */
	const WAYS = {
		pending: false,
		rejected: false,
		withdrawn: false,
		approved: true,
		"approved, then rejected": true,
		"approved, then pending": true,
		"approved, then withdrawn": true,
		"shared while pending": true,
	} as const
	type Way = keyof typeof WAYS

	async function make(tenantId: string, way: Way, createdAt: Date, importedAt: Date | null) {
		const [first, then] = way.split(", then ")
		const { id } = await makeSubmission({
			tenantId,
			createdAt,
			importedAt,
			// No two imports of a business are the same.
			sha256: createHash("sha256").update(randomUUID()).digest("hex"),
			status: first === "approved" ? "approved" : "pending",
			...(way === "shared while pending" && { sharedAt: createdAt }),
		})
		const end = then ?? first
		if (end === "rejected" || end === "pending") await db().submission.update({ where: { id }, data: { status: end } })
		if (end === "withdrawn") {
			await db().submission.update({ where: { id }, data: { status: "rejected", withdrawnAt: createdAt } })
		}
		return { id, way, createdAt, importedAt }
	}

	it("is every testimonial that is older than the rule and was never approved, of that business alone", async () => {
		const age = fc.integer({ min: 1, max: 800 })
		const one = fc.record({
			way: fc.constantFrom(...(Object.keys(WAYS) as Way[])),
			days: fc.oneof(age, fc.constantFrom(-MINUTE, 0, MINUTE)),
			importedDays: fc.option(age, { nil: null }),
			isOwn: fc.boolean(),
		})
		const months = fc.integer({ min: 1, max: 24 })
		await fc.assert(
			fc.asyncProperty(months, fc.array(one, { minLength: 4, maxLength: 12 }), async (keepFor, cases) => {
				await db().retentionRule.deleteMany()
				const business = await makeRunning({ testimonial_months: keepFor })
				const neighbor = await makeTenant()
				const limit = new Date(NOW)
				limit.setUTCMonth(limit.getUTCMonth() - keepFor)
				const made = await Promise.all(
					cases.map(async ({ way, days, importedDays, isOwn }) => {
						// Around the limit itself, or anywhere.
						const createdAt = days < 1 ? new Date(limit.getTime() + Math.round(days * DAY)) : ago(days)
						const importedAt =
							importedDays === null ? null : new Date(Math.max(createdAt.getTime(), ago(importedDays).getTime()))
						const row = await make(isOwn ? business.tenant.id : neighbor.id, way, createdAt, importedAt)
						return { ...row, isOwn }
					}),
				)
				const goes = made.filter(
					({ way, isOwn, createdAt, importedAt }) => isOwn && !WAYS[way] && (importedAt ?? createdAt) < limit,
				)
				const preview = await previewOf(business.scope, { testimonial_months: keepFor }, NOW)
				expect(preview.testimonials?.count).toBe(goes.length)
				expect(await applyRules(NOW)).toEqual({ testimonials: goes.length, conversations: 0 })
				const gone = new Set(goes.map(({ id }) => id))
				const left = await areLeft(made.map(({ id }) => id))
				expect(left).toEqual(new Set(made.map(({ id }) => id).filter((id) => !gone.has(id))))
			}),
			{ numRuns: 12 },
		)
	})

	it("is what an admin's deletion takes along, and nothing of an admin's is left over", async () => {
		const { tenant, scope, actor } = await makeRunning({ testimonial_months: 6 })
		const whole = async (createdAt: Date) => {
			const bytes = Buffer.from(`video ${randomUUID()}`)
			const row = await makeSubmission({ tenantId: tenant.id, createdAt, bytes })
			const about = { text: "Yes", textVersion: "1", ipAddress: "", userAgent: "", videoSha256: row.sha256 }
			await db().consentRecord.upsert({
				where: { submissionId: row.id },
				create: { submissionId: row.id, ...about },
				update: {},
			})
			return row
		}
		const [old, young] = [await whole(ago(400)), await whole(ago(1))]
		await applyRules(NOW)
		await deleteSubmission(scope, actor, young.id)
		const traces = async (id: string, key: string | null) => ({
			row: await db().submission.count({ where: { id } }),
			consent: await db().consentRecord.count({ where: { submissionId: id } }),
			playback: await db().playback.count({ where: { submissionId: id } }),
			named: await db().auditEntry.count({ where: { targetId: id } }),
			ledger: await db().reclaimableObject.count({ where: { key: key ?? "" } }),
		})
		// An admin's deletion also removes the object at once, and names its testimonial in the activity.
		expect(await traces(old.id, old.videoKey)).toEqual({ row: 0, consent: 0, playback: 0, named: 0, ledger: 1 })
		expect(await traces(young.id, young.videoKey)).toEqual({ row: 0, consent: 0, playback: 0, named: 1, ledger: 0 })
		const counts = await db().submissionCount.findMany({ where: { tenantId: tenant.id } })
		expect(counts.map(({ count }) => Number(count)).reduce((sum, count) => sum + count, 0)).toBe(0)
	})

	it("remembers an approval through the product's own change of status", async () => {
		const { tenant, scope, actor } = await makeRunning({ testimonial_months: 1 })
		const { id } = await makeSubmission({ tenantId: tenant.id, createdAt: ago(100) })
		const teach = async () => {}
		await changeStatus(scope, actor, id, { status: "approved" }, teach)
		await changeStatus(scope, actor, id, { status: "rejected" }, teach)
		expect(await applyRules(NOW)).toEqual({ testimonials: 0, conversations: 0 })
	})

	it("leaves what was approved before the product remembered it, as the activity tells", async () => {
		const { tenant } = await makeRunning({ testimonial_months: 1 })
		const log = async (action: string, side: "before" | "after", status: string) => {
			const { id } = await makeSubmission({ tenantId: tenant.id, createdAt: ago(100), status: "rejected" })
			const about = { actorEmail: "a@example.com", ipAddress: "192.0.2.1", targetId: id, [side]: { status } }
			await db().auditEntry.create({ data: { tenantId: tenant.id, action, ...about } })
			return id
		}
		const approved = [
			await log("submission.status_changed", "after", "approved"),
			await log("submission.status_changed", "before", "approved"),
			await log("consent.revoked", "before", "approved"),
		]
		const never = [
			await log("submission.status_changed", "after", "rejected"),
			await log("consent.revoked", "before", "pending"),
		]
		const folder = path.join(import.meta.dirname, "../../prisma/migrations/20261127020000_retention_rules")
		const sql = await readFile(path.join(folder, "migration.sql"), "utf8")
		await db().$executeRawUnsafe(sql.slice(sql.indexOf('UPDATE "submissions"')))
		expect(await applyRules(NOW)).toEqual({ testimonials: 2, conversations: 0 })
		expect(await areLeft([...approved, ...never])).toEqual(new Set(approved))
	})

	it("is every conversation whose last message is old enough, but none that a person has or is asked for", async () => {
		const { tenant, activity } = await makeRunning({ conversation_days: 30 })
		const neighbor = await makeTenant()
		const old = { lastMessageAt: ago(30 + MINUTE) }
		const lead = await makeLead(tenant.id)
		const talk = (about: Parameters<typeof makeConversation>[1]) => makeConversation(tenant.id, about)
		const kept = [
			await talk({ ...old, person: { personState: "waiting", personAskedAt: ago(40) } }),
			await talk({ ...old, person: { personState: "taken", personAskedAt: ago(40) } }),
			await talk({ lastMessageAt: ago(30 - MINUTE) }),
			await makeConversation(neighbor.id, old),
		]
		const ended = ["missed", "handed_back", "closed"] as const
		for (const personState of ended) await talk({ ...old, person: { personState } })
		await talk({ ...old, lead })
		await talk(old)
		expect(await applyRules(NOW)).toEqual({ testimonials: 0, conversations: 5 })
		const left = await db().chatConversation.findMany({
			where: { tenantId: { in: [tenant.id, neighbor.id] } },
			select: { id: true },
		})
		expect(new Set(left.map(({ id }) => id))).toEqual(new Set(kept.map(({ id }) => id)))
		// The lead is what the business keeps of a visitor.
		expect(await db().lead.count({ where: { id: lead.id } })).toBe(1)
		expect((await activity()).at(-1)).toMatchObject({
			action: "conversations.deleted",
			actorId: null,
			actorEmail: "Automatic deletion",
			after: { count: 5, older_than: "30 days" },
		})
	})

	it("is nothing of a business that is inactive, whose owners could not turn it off", async () => {
		const { tenant } = await makeRunning({ conversation_days: 30 })
		await makeConversation(tenant.id, { lastMessageAt: ago(90) })
		await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } })
		expect(await applyRules(NOW)).toEqual({ testimonials: 0, conversations: 0 })
		await db().tenant.update({ where: { id: tenant.id }, data: { isActive: true } })
		expect(await applyRules(NOW)).toEqual({ testimonials: 0, conversations: 1 })
	})
})
