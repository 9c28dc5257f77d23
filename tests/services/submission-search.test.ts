import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { closeDb, pool } from "@/lib/db/client"
import { foldSearchText, likePattern } from "@/lib/db/fold-search-text"
import { listSubmissions } from "@/lib/submissions/queries"
import { mintPlatformScope, mintTenantScope } from "@/lib/tenants/mint-scope"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { makeTag, makeTenant } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

/** More rows than a search reads before it uses an index. The rare ones are among the oldest. */
const ROWS = 2_600
/** More rows than a search reads for text that is neither common nor rare: one row in SPARSE has it. */
const MANY_ROWS = 11_000
const SPARSE = 61
const RARE = ["Zoë Q. 🎬🎬", "50%_\\x", "a-b://", "x", "Κώστας", "qqqqqq", "customer 77 again"]

let database: OwnDatabase
let scopes: Record<"platform" | "tenant" | "other", AccessScope>
let large: AccessScope
/** On more rows than a search reads first, and on some of the rare ones. */
let tag: string

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
	const [tenant, other, third] = await Promise.all([makeTenant(), makeTenant(), makeTenant()])
	const add = (tenantId: string, texts: string[], olderBy: number) =>
		pool().query(
			`INSERT INTO submissions (tenant_id, name, email, status, created_at, updated_at, duration_ms, file_size_bytes,
				sha256, content_type, video_key, search_text)
			SELECT $1, 'N', 'n@example.com', (ARRAY['pending', 'approved', 'rejected'])[1 + n % 3]::"SubmissionStatus",
				timestamptz '2026-01-15' - ($3 + n) * interval '1 second', now(), 1000, 10, '0', 'video/webm',
				gen_random_uuid()::text, text
			FROM unnest($2::text[]) WITH ORDINALITY AS given(text, n)`,
			[tenantId, texts.map(foldSearchText), olderBy],
		)
	const common = Array.from({ length: ROWS }, (_, at) => `Customer ${at} customer-${at}@example.com`)
	await add(tenant.id, common, 0)
	await add(tenant.id, [...RARE, ...RARE, ...RARE], ROWS)
	await add(other.id, ["zz"], ROWS)
	const sparse = Array.from({ length: MANY_ROWS }, (_, at) => (at % SPARSE === 0 ? "mw mw" : "m"))
	await add(third.id, sparse, 2 * ROWS)
	large = mintTenantScope(third.id)
	tag = (await makeTag({ tenantId: tenant.id })).id
	await pool().query(
		`INSERT INTO submission_tags (submission_id, tag_id, created_at)
		SELECT id, $1, created_at FROM submissions WHERE tenant_id = $2 AND extract(epoch FROM created_at)::int % 2 = 0`,
		[tag, tenant.id],
	)
	await pool().query("ANALYZE submissions, submission_tags")
	scopes = { platform: mintPlatformScope(), tenant: mintTenantScope(tenant.id), other: mintTenantScope(other.id) }
})
afterAll(async () => {
	await closeDb()
	await database.stop()
})

/** The result of reading every row. */
async function expected(scope: AccessScope, q: string | undefined, status?: string, tag?: string): Promise<string[]> {
	const { rows } = await pool().query<{ id: string }>(
		`SELECT id FROM submissions WHERE search_text LIKE $1 AND ($2::text IS NULL OR status::text = $2)
		AND ($3::uuid IS NULL OR tenant_id = $3)
		AND ($4::uuid IS NULL OR id IN (SELECT submission_id FROM submission_tags WHERE tag_id = $4)) ORDER BY created_at DESC, id DESC`,
		[`%${likePattern(q ?? "")}%`, status ?? null, withinScope(scope).tenantId ?? null, tag ?? null],
	)
	return rows.map(({ id }) => id)
}

async function allPages(
	scope: AccessScope,
	q: string | undefined,
	status?: "pending",
	tag?: string,
): Promise<string[]> {
	const ids: string[] = []
	for (let cursor: string | undefined; ; ) {
		const { rows, nextCursor } = await listSubmissions(scope, { q, status, tag, cursor, limit: 100 })
		ids.push(...rows.map(({ id }) => id))
		if (!nextCursor) return ids
		cursor = nextCursor
	}
}

describe("a search finds what a scan of every row finds, page by page", () => {
	it.each([
		..."xzq🎬%_\\:é",
		...["zz", "zo", "🎬🎬", "qq", "%_", "-b", "77", "er", "κώ"],
		...[
			"zoë",
			"ΚΏΣΤΑΣ",
			"50%_\\x",
			"a-b",
			"://",
			"b:/",
			"77 again",
			"customer 77",
			"qqq",
			"nowhere at all",
			"customer",
		],
	])("%s", async (q) => {
		for (const scope of Object.values(scopes)) {
			for (const status of [undefined, "pending"] as const) {
				expect(await allPages(scope, q, status)).toEqual(await expected(scope, q, status))
			}
		}
	})
})

it.each(["w", "mw", "mw mw"])("%s, which one row in sixty-one has, is found in order, page by page", async (q) => {
	for (const status of [undefined, "pending"] as const) {
		expect(await allPages(large, q, status)).toEqual(await expected(large, q, status))
	}
})

describe("the list of one tag is what a scan of every row finds, page by page", () => {
	it.each([undefined, "z", "77", "zoë", "customer 77", "customer", "nowhere at all"])("%s", async (q) => {
		for (const status of [undefined, "pending"] as const) {
			expect(await allPages(scopes.tenant, q, status, tag)).toEqual(await expected(scopes.tenant, q, status, tag))
			expect(await allPages(scopes.other, q, status, tag)).toEqual([])
		}
	})
})
