import type { Db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { type AuditFields, changedFields, redactFields } from "./changed-fields"

export interface AuditRecord {
	/** Null for what concerns the platform. */
	tenantId: string | null
	/** Null where nobody was signed in, such as a failed login or the start itself. */
	actorId: string | null
	/** Kept beside the id, so that the entry still says who after the account is gone. */
	actorEmail: string
	/** Past tense, which the type insists on: what is searched for has one form. */
	action: `${string}.${string}ed`
	targetId?: string | null
	before?: AuditFields
	after?: AuditFields
	ipAddress: string
}

function json(fields: AuditFields | undefined): Prisma.InputJsonObject | undefined {
	// redactFields leaves only what JSON holds; its type cannot say so.
	return fields && (redactFields(fields) as Prisma.InputJsonObject)
}

/** In the caller's transaction: what was not recorded did not happen. With both sides given, only changed fields are kept. */
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
