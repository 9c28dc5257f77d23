import type { Db } from "@/lib/db/client"
import { Prisma } from "@/lib/db/generated/client"
import type { AuditFields } from "../changed-fields"
import { mayName } from "./may-name"
import { withoutPerson } from "./without-person"

interface Entry {
	id: string
	before: AuditFields | null
	after: AuditFields | null
}

/** What was done, when, and by which admin stays. `email` is normalized. @returns how many entries changed. */
export async function erasePersonFromAudit(tx: Db, tenantId: string, email: string): Promise<number> {
	// Escaped like JSON, as the column's text has it. withoutPerson() checks for the whole address.
	const needle = JSON.stringify(email).slice(1, -1)
	const entries = await tx.$queryRaw<Entry[]>`
		SELECT id, before, after FROM audit_entries
		WHERE tenant_id = ${tenantId}::uuid
			AND ${mayName(Prisma.sql`coalesce(before::text, '') || ' ' || coalesce(after::text, '')`, needle)}
		ORDER BY id FOR UPDATE`
	let changed = 0
	for (const { id, before, after } of entries) {
		const data = {
			...(before && { before: withoutPerson(before, email) as Prisma.InputJsonObject }),
			...(after && { after: withoutPerson(after, email) as Prisma.InputJsonObject }),
		}
		await tx.auditEntry.update({ where: { id }, data })
		changed += 1
	}
	return changed
}
