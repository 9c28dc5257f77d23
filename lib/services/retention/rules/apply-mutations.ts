import { recordAudit } from "@/lib/audit/record-audit"
import { db, transaction } from "@/lib/db/client"
import { Prisma, type RetentionKind } from "@/lib/db/generated/client"
import { sharePeople } from "@/lib/db/people-lock"
import { log } from "@/lib/log"
import { scopeOfJob } from "@/lib/tenants/resolve-scope"
import { RULE_KINDS } from "./kinds"
import { NOTICE_MS } from "./schema"
import { retentionRuleWords } from "./words"

/** A testimonial takes rows of many tables along, and customers' submissions wait for its business's counters. */
const AT_ONCE = 100
const BATCHES = 200

/** A rule deletes a week after an owner was informed. An inactive business's owners cannot turn it off, so it rests
 * there. */
const runsAt = (now: Date) =>
	Prisma.sql`t.is_active AND r.told_at <= ${new Date(now.getTime() - NOTICE_MS)}::timestamptz`

/** Counts the week from the mail that left, not from the queued one: a mail server may be down for long. */
async function noteNotified(): Promise<void> {
	await db().$executeRaw`
		UPDATE retention_rules r SET told_at = told.at FROM (
			SELECT w.tenant_id, w.kind, min(d.sent_at) AS at
			FROM retention_rules w JOIN mail_deliveries d ON d.id = ANY(w.notice_ids)
			WHERE w.keep_for IS NOT NULL AND w.told_at IS NULL GROUP BY w.tenant_id, w.kind, w.chosen_at
		) told
		WHERE r.tenant_id = told.tenant_id AND r.kind = told.kind AND r.told_at IS NULL`
}

/** @returns fewer than AT_ONCE if none is left, or the rule no longer runs. */
function applyOnce(tenantId: string, kind: RetentionKind, now: Date): Promise<number> {
	const { before, deleteOld, action, unit } = RULE_KINDS[kind]
	return transaction(async (tx) => {
		await sharePeople(tx, tenantId)
		// Held until the commit: after an owner has turned it off, nothing more is deleted.
		const [rule] = await tx.$queryRaw<{ keepFor: number }[]>`
			SELECT r.keep_for AS "keepFor" FROM retention_rules r JOIN tenants t ON t.id = r.tenant_id
			WHERE r.tenant_id = ${tenantId}::uuid AND r.kind = ${kind}::"RetentionKind" AND ${runsAt(now)}
			FOR SHARE OF r`
		if (!rule) return 0
		const scope = scopeOfJob({ tenantId })
		const count = await deleteOld(tx, scope, before(now, rule.keepFor), AT_ONCE)
		if (count > 0) {
			// Figures only: names would outlive what was deleted.
			const after = { count, older_than: retentionRuleWords.counted(rule.keepFor, unit) }
			await recordAudit(tx, {
				tenantId,
				actorId: null,
				actorEmail: retentionRuleWords.byAge,
				action,
				after,
				ipAddress: "",
			})
		}
		return count
	})
}

/** What was deleted and its audit entry are one commit: a killed run leaves no half. @returns how many of each kind. */
export async function applyRules(now: Date): Promise<Record<RetentionKind, number>> {
	const deleted = { testimonials: 0, conversations: 0 }
	await noteNotified()
	const rules = await db().$queryRaw<{ tenantId: string; kind: RetentionKind }[]>`
		SELECT r.tenant_id AS "tenantId", r.kind::text FROM retention_rules r JOIN tenants t ON t.id = r.tenant_id
		WHERE ${runsAt(now)}`
	for (const { tenantId, kind } of rules) {
		const before = deleted[kind]
		try {
			for (let batch = 0; batch < BATCHES; batch++) {
				const count = await applyOnce(tenantId, kind, now)
				deleted[kind] += count
				if (count < AT_ONCE) break
			}
		} catch (error) {
			// One business's error must not hold up the others.
			log.error({ err: error, tenant: tenantId, kind }, "not deleted by age")
		}
		const count = deleted[kind] - before
		if (count > 0) log.info({ tenant: tenantId, kind, deleted: count }, "deleted by age, as the business says")
	}
	return deleted
}
