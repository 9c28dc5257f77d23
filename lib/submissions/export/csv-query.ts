import pg from "pg"
import { defused, secondsOf, utcTime } from "@/lib/db/csv-columns"
import type { CsvQuery } from "@/lib/db/export-csv"
import { likePattern } from "@/lib/db/fold-search-text"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "../schema"

const COLUMNS = [
	["id", "s.id"],
	["tenant", defused("t.name")],
	["name", defused("s.name")],
	["email", defused("s.email")],
	["website", defused("s.website")],
	["status", "s.status"],
	["created_at", utcTime("s.created_at")],
	["duration_seconds", secondsOf("s.duration_ms")],
	["file_size_bytes", "s.file_size_bytes"],
	["shared_at", utcTime("s.shared_at")],
	["consent_given_at", utcTime("c.given_at")],
	["consent_text_version", "c.text_version"],
	["kind", "s.kind"],
	["stars", "s.stars"],
	["text", defused("s.written_text")],
] as const

export function csvQuery(scope: AccessScope, { status, kind, q }: SubmissionFilter): CsvQuery {
	const { tenantId } = withinScope(scope)
	const conditions = [
		tenantId && `s.tenant_id = ${pg.escapeLiteral(tenantId)}::uuid`,
		status === "withdrawn" ? "s.withdrawn_at IS NOT NULL" : status && `s.status = ${pg.escapeLiteral(status)}`,
		kind && `s.kind = ${pg.escapeLiteral(kind)}`,
		status === "rejected" && "s.withdrawn_at IS NULL",
		q && `s.search_text LIKE ${pg.escapeLiteral(`%${likePattern(q)}%`)}`,
	].filter(Boolean)
	const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : ""
	const from = `FROM submissions s
		JOIN tenants t ON t.id = s.tenant_id LEFT JOIN consent_records c ON c.submission_id = s.id
		${where} ORDER BY s.created_at DESC, s.id DESC`
	return { columns: COLUMNS, from }
}
