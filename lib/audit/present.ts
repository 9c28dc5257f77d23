import type { AuditEntry } from "./answers"
import type { AuditRow } from "./queries"

const fields = (value: AuditRow["before"]) => value as AuditEntry["before"]

export function presentAuditEntry(row: AuditRow): AuditEntry {
	return {
		id: row.id,
		action: row.action,
		actor_email: row.actorEmail,
		tenant_id: row.tenantId,
		tenant_name: row.tenantName,
		target_id: row.targetId,
		target_name: row.targetName,
		before: fields(row.before),
		after: fields(row.after),
		ip_address: row.ipAddress,
		created_at: row.createdAt.toISOString(),
	}
}
