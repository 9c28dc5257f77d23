import type { Db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { type AuditFields, changedFields, redactFields } from "./changed-fields"

export interface AuditRecord {
	tenantId: string | null
	/** Null if no admin was signed in, such as for a failed login or at startup. */
	actorId: string | null
	/** So that the entry still names the actor after the account is gone. */
	actorEmail: string
	action: `${string}.${string}ed`
	targetId?: string | null
	before?: AuditFields
	after?: AuditFields
	ipAddress: string
}

function json(fields: AuditFields | undefined): Prisma.InputJsonObject | undefined {
	return fields && (redactFields(fields) as Prisma.InputJsonObject)
}

/** Writes an entry in the caller's transaction. Given both sides, it keeps only the fields that changed. */
export async function recordAudit(tx: Db, entry: AuditRecord): Promise<void> {
	const { before, after } =
		entry.before && entry.after
			? changedFields(entry.before, entry.after)
			: { before: entry.before, after: entry.after }
	await tx.auditEntry.create({
		data: {
			tenantId: entry.tenantId,
			actorId: entry.actorId,
			actorEmail: entry.actorEmail,
			action: entry.action,
			targetId: entry.targetId ?? null,
			before: json(before),
			after: json(after),
			ipAddress: entry.ipAddress,
		},
	})
}
