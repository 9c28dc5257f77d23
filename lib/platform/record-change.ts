import type { Actor } from "@/lib/accounts/actor"
import { type AuditRecord, recordAudit } from "@/lib/audit/record-audit"
import type { Db } from "@/lib/db/client"

type Change = Pick<AuditRecord, "targetId" | "before" | "after"> & { action: `platform.${string}ed` }

/** Records a change to the platform itself, in the transaction that makes it. */
export function recordChange(tx: Db, { viewer, address }: Actor, change: Change): Promise<void> {
	const who = { tenantId: null, actorId: viewer.userId, actorEmail: viewer.email, ipAddress: address }
	return recordAudit(tx, { ...who, ...change })
}
