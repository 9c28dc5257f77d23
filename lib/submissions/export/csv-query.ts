import pg from "pg"
import { defused, secondsOf, utcTime } from "@/lib/db/csv-columns"
import type { CsvQuery } from "@/lib/db/export-csv"
import { likePattern } from "@/lib/db/fold-search-text"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { FIELD_NAMES, type FieldName, isText } from "../form-fields"
import type { ListFilter, SubmissionFilter } from "../schema"

type Column = CsvQuery["columns"][number]
const field = (name: FieldName): Column => [name, isText(name) ? defused(`s.${name}`) : `s.${name}`]

/** Programs may read a column by its place, so a new one goes to the end. */
const FIRST_COLUMNS: Column[] = [
	["id", "s.id"],
	["tenant", defused("t.name")],
	field("name"),
	field("email"),
	field("website"),
	["status", "s.status"],
	["created_at", utcTime("s.created_at")],
	["duration_seconds", secondsOf("s.duration_ms")],
	["file_size_bytes", "s.file_size_bytes"],
	["shared_at", utcTime("s.shared_at")],
	["consent_given_at", utcTime("c.given_at")],
	["consent_text_version", "c.text_version"],
	["kind", "s.kind"],
	field("stars"),
	["text", defused("s.written_text")],
	["tags", defused("g.names")],
	["imported_at", utcTime("s.imported_at")],
	["source_url", defused("s.source_url")],
	["source_rating", defused("s.source_rating")],
]
const COLUMNS = [
	...FIRST_COLUMNS,
	...FIELD_NAMES.map(field).filter(([title]) => !FIRST_COLUMNS.some(([known]) => known === title)),
	["rejection_reason", "s.rejection_reason"] satisfies Column,
]

/** All tags of a testimonial as "one, two". Joined as a whole: asking for each row would cost more than the rest. */
const tagNames = (tenantId: string | undefined) =>
	`SELECT x.submission_id, string_agg(t.name, ', ' ORDER BY t.folded_name) AS names
	FROM tags t JOIN submission_tags x ON x.tag_id = t.id
	${tenantId ? `WHERE t.tenant_id = ${pg.escapeLiteral(tenantId)}::uuid` : ""} GROUP BY 1`

/** What is no status in the database. */
const LISTS: { [filter in ListFilter]?: string } = {
	withdrawn: "s.withdrawn_at IS NOT NULL",
	unsorted: "s.rejection_reason = 'unsorted'",
}

/** @param hidden the names of hidden fields, each of which gets a column. */
export function csvQuery(
	scope: AccessScope,
	{ status, kind, q, tag, pinned }: SubmissionFilter,
	hidden: readonly string[] = [],
): CsvQuery {
	const { tenantId } = withinScope(scope)
	const conditions = [
		tenantId && `s.tenant_id = ${pg.escapeLiteral(tenantId)}::uuid`,
		status && (LISTS[status] ?? `s.status = ${pg.escapeLiteral(status)}`),
		kind && `s.kind = ${pg.escapeLiteral(kind)}`,
		status === "rejected" && "s.withdrawn_at IS NULL",
		pinned && "s.pinned_at IS NOT NULL",
		tag && `s.id IN (SELECT submission_id FROM submission_tags WHERE tag_id = ${pg.escapeLiteral(tag)}::uuid)`,
		q && `s.search_text LIKE ${pg.escapeLiteral(`%${likePattern(q)}%`)}`,
	].filter(Boolean)
	const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : ""
	const from = `FROM submissions s
		JOIN tenants t ON t.id = s.tenant_id LEFT JOIN consent_records c ON c.submission_id = s.id
		LEFT JOIN (${tagNames(tenantId)}) g ON g.submission_id = s.id
		${where} ORDER BY s.created_at DESC, s.id DESC`
	const own = hidden.map((name): Column => [`field_${name}`, defused(`(s.fields ->> ${pg.escapeLiteral(name)})`)])
	return { columns: [...COLUMNS, ...own], from }
}
