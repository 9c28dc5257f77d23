import type { Actor } from "@/lib/accounts/actor"
import { type AuditRecord, recordAudit } from "@/lib/audit/record-audit"
import type { Db } from "@/lib/db/client"

type Change = Pick<AuditRecord, "tenantId" | "action" | "targetId" | "before" | "after">

/** Records what an admin did to a chatbot, in the transaction that does it. */
export async function recordChange(tx: Db, { viewer, address }: Actor, change: Change): Promise<void> {
	await recordAudit(tx, { ...change, actorId: viewer.userId, actorEmail: viewer.email, ipAddress: address })
}
