import { type Db, db } from "@/lib/db/client"
import type { RetentionKind, RetentionRule } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { KINDS, RULE_KINDS } from "./kinds"

export interface RuleRow extends Pick<RetentionRule, "kind" | "keepFor" | "chosenAt" | "toldAt"> {
	isReaching: boolean
}

export function listRules({ tenantId }: TenantScope): Promise<RuleRow[]> {
	return db().$queryRaw<RuleRow[]>`
		SELECT r.kind::text, r.keep_for AS "keepFor", r.chosen_at AS "chosenAt", r.told_at AS "toldAt",
			EXISTS (SELECT FROM mail_deliveries d WHERE d.id = ANY(r.notice_ids) AND d.status <> 'failed') AS "isReaching"
		FROM retention_rules r WHERE r.tenant_id = ${tenantId}::uuid`
}

export type Due = { count: number; oldest: Date | null }

export async function countDue(
	tx: Db,
	scope: TenantScope,
	rules: { kind: RetentionKind; keepFor: number }[],
	at: Date,
): Promise<Partial<Record<RetentionKind, Due>>> {
	const due: Partial<Record<RetentionKind, Due>> = {}
	for (const { kind, keepFor } of rules) {
		const { before, count } = RULE_KINDS[kind]
		due[kind] = await count(tx, scope, before(at, keepFor))
	}
	return due
}

export function previewOf(
	scope: TenantScope,
	settings: Partial<Record<(typeof RULE_KINDS)[RetentionKind]["setting"], number | null>>,
	now: Date,
): Promise<Partial<Record<RetentionKind, Due>>> {
	const rules = KINDS.flatMap((kind) => {
		const keepFor = settings[RULE_KINDS[kind].setting]
		return keepFor ? [{ kind, keepFor }] : []
	})
	return countDue(db(), scope, rules, now)
}

/** `unannounced`: businesses that wait because no mail reached an owner. */
export async function countRules(): Promise<{ businesses: number; unannounced: number }> {
	const [found = { businesses: 0, unannounced: 0 }] = await db().$queryRaw<
		{ businesses: number; unannounced: number }[]
	>`
		SELECT count(DISTINCT r.tenant_id)::int AS businesses,
			(count(DISTINCT r.tenant_id) FILTER (WHERE r.told_at IS NULL AND NOT EXISTS (
				SELECT FROM mail_deliveries d WHERE d.id = ANY(r.notice_ids) AND d.status <> 'failed'
			)))::int AS unannounced
		FROM retention_rules r WHERE r.keep_for IS NOT NULL`
	return found
}
