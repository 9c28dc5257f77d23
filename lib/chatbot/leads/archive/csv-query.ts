import pg from "pg"
import { defused, utcTime } from "@/lib/db/csv-columns"
import type { CsvQuery } from "@/lib/db/export-csv"
import { likePattern } from "@/lib/db/fold-search-text"
import type { TenantScope } from "@/lib/tenants/scope"
import type { LeadFilter } from "./schema"

const COLUMNS = [
	["id", "l.id"],
	["email", defused("l.email")],
	["name", defused("l.name")],
	["phone", defused("l.phone")],
	["company", defused("l.company")],
	["score", "l.score"],
	["quiz_name", defused("l.quiz_name")],
	["created_at", utcTime("l.created_at")],
	["conversations", "(SELECT count(*) FROM chat_conversations c WHERE c.lead_id = l.id)"],
] as const

export function csvQuery({ tenantId }: TenantScope, { q }: LeadFilter): CsvQuery {
	const found = q ? `AND l.search_text LIKE ${pg.escapeLiteral(`%${likePattern(q)}%`)}` : ""
	const from = `FROM leads l WHERE l.tenant_id = ${pg.escapeLiteral(tenantId)}::uuid ${found}
		ORDER BY l.created_at DESC, l.id DESC`
	return { columns: COLUMNS, from }
}
