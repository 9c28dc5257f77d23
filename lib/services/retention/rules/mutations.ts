import type { Actor } from "@/lib/accounts/actor"
import { ownerAddresses } from "@/lib/accounts/admins/queries"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import type { RetentionKind } from "@/lib/db/generated/client"
import { queueMail } from "@/lib/mail/queue-mail"
import type { TenantScope } from "@/lib/tenants/scope"
import { announcementMail } from "./announcement-mail"
import { KINDS, RULE_KINDS } from "./kinds"
import { countDue } from "./queries"
import { NOTICE_MS, type RetentionUpdate } from "./schema"
import { retentionRuleWords } from "./words"

interface Change {
	kind: RetentionKind
	before: number | null
	after: number | null
}

/** It deletes something that would have stayed, so the owners are informed first. */
const isStricter = (change: Change): change is Change & { after: number } =>
	change.after !== null && (change.before === null || change.after < change.before)

async function mailOwners(
	tx: Db,
	scope: TenantScope,
	{ viewer, address }: Actor,
	changes: { kind: RetentionKind; after: number }[],
	now: Date,
): Promise<string[]> {
	const { tenantId } = scope
	const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { slug: true, name: true } })
	const firstRun = new Date(now.getTime() + NOTICE_MS)
	const asked = changes.map(({ kind, after }) => ({ kind, keepFor: after }))
	const due = await countDue(tx, scope, asked, firstRun)
	const rules = asked.map(({ kind, keepFor }) => {
		const { count, oldest } = due[kind] ?? { count: 0, oldest: null }
		return { kind, length: retentionRuleWords.counted(keepFor, RULE_KINDS[kind].unit), count, oldest }
	})
	const told = { tenant, firstRun, rules, by: `${viewer.email} from ${address}` }
	const ids: string[] = []
	for (const to of await ownerAddresses(tx, tenantId)) ids.push(await queueMail(tx, announcementMail(to, told)))
	return ids
}

/** A new or stricter rule waits seven days from the mail to the owners; one that keeps longer continues. */
export function changeRules(scope: TenantScope, actor: Actor, update: RetentionUpdate, now: Date): Promise<void> {
	const { tenantId } = scope
	return transaction(async (tx) => {
		// Creates the rows to lock first: two simultaneous first saves would both mail the owners.
		await tx.retentionRule.createMany({ data: KINDS.map((kind) => ({ tenantId, kind })), skipDuplicates: true })
		const stored = await tx.$queryRaw<{ kind: RetentionKind; keepFor: number | null }[]>`
			SELECT kind::text, keep_for AS "keepFor" FROM retention_rules
			WHERE tenant_id = ${tenantId}::uuid ORDER BY retention_rules.kind FOR UPDATE`
		const changes = stored.flatMap(({ kind, keepFor: before }): Change[] => {
			const after = update[RULE_KINDS[kind].setting]
			return after === undefined || after === before ? [] : [{ kind, before, after }]
		})
		if (changes.length === 0) return
		const stricter = changes.filter(isStricter)
		const noticeIds = stricter.length > 0 ? await mailOwners(tx, scope, actor, stricter, now) : []
		for (const change of changes) {
			const { kind, after: keepFor } = change
			const anew = {
				chosenAt: keepFor === null ? null : now,
				noticeIds: keepFor === null ? [] : noticeIds,
				toldAt: null,
			}
			const data = keepFor === null || isStricter(change) ? { keepFor, ...anew } : { keepFor }
			await tx.retentionRule.update({ where: { tenantId_kind: { tenantId, kind } }, data })
		}
		const named = (side: "before" | "after") =>
			Object.fromEntries(changes.map((change) => [RULE_KINDS[change.kind].setting, change[side]]))
		await recordChange(tx, actor, {
			tenantId,
			action: "retention.changed",
			targetId: tenantId,
			before: named("before"),
			after: named("after"),
		})
	})
}
