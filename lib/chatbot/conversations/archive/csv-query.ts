import pg from "pg"
import { defused, utcTime } from "@/lib/db/csv-columns"
import type { CsvQuery } from "@/lib/db/export-csv"
import { likePattern } from "@/lib/db/fold-search-text"
import type { TenantScope } from "@/lib/tenants/scope"
import type { ConversationFilter } from "./schema"

const SOURCES = "(SELECT string_agg(source->>'title', '; ') FROM jsonb_array_elements(m.sources) source)"

const COLUMNS = [
	["conversation_id", "c.id"],
	["started_at", utcTime("c.created_at")],
	["visitor_name", defused("l.name")],
	["visitor_email", defused("l.email")],
	["message", "m.position"],
	["role", "m.role"],
	["sent_at", utcTime("m.created_at")],
	["content", defused("m.content")],
	["sources", defused(SOURCES)],
	["model", "m.model"],
	["tokens", "m.prompt_tokens + m.completion_tokens"],
	["rating", "nullif(m.rating, 0)"],
	["status", "m.status"],
	["error", defused("m.error")],
] as const

export function csvQuery({ tenantId }: TenantScope, { q }: ConversationFilter): CsvQuery {
	const found = q ? `AND c.search_text LIKE ${pg.escapeLiteral(`%${likePattern(q)}%`)}` : ""
	const from = `FROM chat_conversations c
		LEFT JOIN chat_messages m ON m.conversation_id = c.id LEFT JOIN leads l ON l.id = c.lead_id
		WHERE c.tenant_id = ${pg.escapeLiteral(tenantId)}::uuid ${found}
		ORDER BY c.last_message_at DESC, c.id DESC, m.position`
	return { columns: COLUMNS, from }
}
