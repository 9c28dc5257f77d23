import { type AuditRecord, recordAudit } from "@/lib/audit/record-audit"
import type { Db } from "@/lib/db/client"
import type { Actor } from "./actor"

/** What the audit log says of a change, besides who made it and from where. */
export type Change = Omit<AuditRecord, "actorId" | "actorEmail" | "ipAddress">

/** Records what a signed-in admin did, in the transaction that does it. */
export function recordChange(tx: Db, { viewer, address }: Actor, change: Change): Promise<void> {
	return recordAudit(tx, { ...change, actorId: viewer.userId, actorEmail: viewer.email, ipAddress: address })
}
