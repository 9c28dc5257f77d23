import { storedJson } from "@/lib/db/stored-json"
import { AuditEntry } from "./answers"
import type { AuditRow } from "./queries"

const { before: Fields } = AuditEntry.shape

export function presentAuditEntry(row: AuditRow): AuditEntry {
	return {
		id: row.id,
		action: row.action,
		actor_email: row.actorEmail,
		tenant_id: row.tenantId,
		tenant_name: row.tenantName,
		target_id: row.targetId,
		target_name: row.targetName,
		before: storedJson(Fields, row.before),
		after: storedJson(Fields, row.after),
		ip_address: row.ipAddress,
		created_at: row.createdAt.toISOString(),
	}
}
