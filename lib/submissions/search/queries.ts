import { pool } from "@/lib/db/client"
import { foldSearchText, likePattern } from "@/lib/db/fold-search-text"
import { decodeCursor } from "@/lib/db/keyset"
import type { AccessScope } from "@/lib/tenants/scope"
import { withinScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "../schema"
import { rarestGrams } from "./grams"

/** Common text fills a page from these rows. Only rarer text queries an index, which returns rows in no order. */
const NEWEST = 1_000
/** Text that is neither common nor rare fills a page from these, sooner than from an index of everyone's rows. */
const FURTHER = 10_000
const SAMPLE = 100
/** Covers name, address, and website; captions follow. */
const SAMPLED_LETTERS = 200

const TOWARDS = {
	older: { beyond: "<", order: "created_at DESC, id DESC" },
	newer: { beyond: ">", order: "created_at ASC, id ASC" },
} as const

interface Steps extends SubmissionFilter {
	scope: AccessScope
	cursor?: string
	towards?: keyof typeof TOWARDS
}

interface Page extends Steps {
	take: number
}

interface Search extends Page {
	q: string
}

function parameters() {
	const values: unknown[] = []
	return { values, add: (value: unknown) => `$${values.push(value)}` }
}

// A list with a tag takes time and id from the tag's own index, which is in the list's order: a page of a rare tag
// among a million testimonials reads no other row.
function rows({ tag }: Steps, add: (value: unknown) => string): string {
	if (!tag) return "submissions"
	return `(
		SELECT tagged.submission_id AS id, tagged.created_at, s.tenant_id, s.status, s.kind, s.withdrawn_at, s.rejection_reason,
			s.pinned_at, s.search_text
		FROM submission_tags tagged JOIN submissions s ON s.id = tagged.submission_id
		WHERE tagged.tag_id = ${add(tag)}::uuid
	) submissions`
}

function within(
	{ scope, status, kind, pinned, cursor, towards = "older" }: Steps,
	add: (value: unknown) => string,
): string {
	const { tenantId } = withinScope(scope)
	const conditions = ["true"]
	if (tenantId) conditions.push(`tenant_id = ${add(tenantId)}::uuid`)
	if (status === "withdrawn") conditions.push("withdrawn_at IS NOT NULL")
	else if (status === "unsorted") conditions.push("rejection_reason = 'unsorted'")
	else if (status) conditions.push(`status = ${add(status)}::"SubmissionStatus"`)
	// As a literal, so that a partial index can be used.
	if (kind) conditions.push(`kind = '${kind}'`)
	if (status === "rejected") conditions.push("withdrawn_at IS NULL")
	if (pinned) conditions.push("pinned_at IS NOT NULL")
	if (cursor) {
		const { createdAt, id } = decodeCursor(cursor)
		conditions.push(`(created_at, id) ${TOWARDS[towards].beyond} (${add(createdAt)}::timestamptz, ${add(id)}::uuid)`)
	}
	return conditions.join(" AND ")
}

interface Looked {
	seen: number
	ids: string[]
	sample: string[] | null
}

async function lookThroughNewest(search: Search): Promise<Looked> {
	const { values, add } = parameters()
	const { order } = TOWARDS[search.towards ?? "older"]
	const { rows: looked } = await pool().query<Looked>(
		`WITH newest AS MATERIALIZED (
			SELECT id, created_at, search_text FROM ${rows(search, add)} WHERE ${within(search, add)}
			ORDER BY ${order} LIMIT ${NEWEST}
		), found AS (
			SELECT id, created_at FROM newest WHERE search_text LIKE ${add(`%${likePattern(search.q)}%`)}
			ORDER BY ${order} LIMIT ${add(search.take)}
		)
		SELECT (SELECT count(*)::int FROM newest) AS seen,
			ARRAY(SELECT id::text FROM found ORDER BY ${order}) AS ids,
			ARRAY(SELECT left(search_text, ${SAMPLED_LETTERS}) FROM newest LIMIT ${SAMPLE}) AS sample`,
		values,
	)
	return looked[0] ?? { seen: 0, ids: [], sample: [] }
}

/** Reads in the list's order until the page is full. An index of text would first collect every business's hits. */
async function lookFurther(search: Search): Promise<string[]> {
	const { values, add } = parameters()
	const { order } = TOWARDS[search.towards ?? "older"]
	const { rows: found } = await pool().query<{ id: string }>(
		`SELECT id FROM (
			SELECT id, created_at, search_text FROM ${rows(search, add)} WHERE ${within(search, add)}
			ORDER BY ${order} LIMIT ${FURTHER}
		) newest
		WHERE search_text LIKE ${add(`%${likePattern(search.q)}%`)} ORDER BY ${order} LIMIT ${add(search.take)}`,
		values,
	)
	return found.map(({ id }) => id)
}

async function askIndex(search: Search, sample: string[]): Promise<string[]> {
	const { values, add } = parameters()
	const { kind, grams } = rarestGrams(foldSearchText(search.q), sample)
	// Concatenation keeps PostgreSQL from using the index for this condition and reading the lists of all grams.
	const text = kind === "trigrams" ? "search_text || ''" : "search_text"
	const { rows: found } = await pool().query<{ id: string }>(
		`SELECT id FROM ${rows(search, add)}
		WHERE ${[
			within(search, add),
			...(kind === "short"
				? [`short_grams(search_text) @> ${add(grams)}::text[]`]
				: grams.map((gram) => `search_text LIKE ${add(`%${gram}%`)}`)),
			`${text} LIKE ${add(`%${likePattern(search.q)}%`)}`,
		].join(" AND ")}
		ORDER BY ${TOWARDS[search.towards ?? "older"].order} LIMIT ${add(search.take)}`,
		values,
	)
	return found.map(({ id }) => id)
}

/** Takes about the same time for a million rows as for a thousand. */
async function searchSubmissions(search: Search): Promise<string[]> {
	const { seen, ids, sample } = await lookThroughNewest(search)
	if (seen < NEWEST || ids.length >= search.take) return ids
	if (ids.length * (FURTHER / NEWEST) >= search.take) {
		const further = await lookFurther(search)
		if (further.length >= search.take) return further
	}
	return askIndex(search, sample ?? [])
}

async function listIds(page: Page): Promise<string[]> {
	const { values, add } = parameters()
	const { rows: found } = await pool().query<{ id: string }>(
		`SELECT id FROM ${rows(page, add)} WHERE ${within(page, add)}
		ORDER BY ${TOWARDS[page.towards ?? "older"].order} LIMIT ${add(page.take)}`,
		values,
	)
	return found.map(({ id }) => id)
}

export function findIds({ q, ...page }: Page): Promise<string[]> {
	return q ? searchSubmissions({ ...page, q }) : listIds(page)
}

export async function findNeighbor(steps: Steps & { towards: keyof typeof TOWARDS }): Promise<string | null> {
	return (await findIds({ ...steps, take: 1 }))[0] ?? null
}
