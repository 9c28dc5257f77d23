import { type AuditRecord, recordAudit } from "@/lib/audit/record-audit"
import type { Db } from "@/lib/db/client"
import type { Actor } from "./actor"

export type Change = Omit<AuditRecord, "actorId" | "actorEmail" | "ipAddress">

/** Call it in the transaction of the change. */
export function recordChange(tx: Db, { viewer, address }: Actor, change: Change): Promise<void> {
	return recordAudit(tx, { ...change, actorId: viewer.userId, actorEmail: viewer.email, ipAddress: address })
}
