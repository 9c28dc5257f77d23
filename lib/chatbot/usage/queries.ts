import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { USAGE_DAYS } from "./last-days"

export interface UsageRow {
	day: string
	/** Compared with the budget. Includes the estimates of calls in progress. */
	chargedTokens: number
	promptTokens: number
	completionTokens: number
	answers: number
	costMicros: number
}

// The database's day, as for charges.
const USAGE = `SELECT (now() AT TIME ZONE 'utc')::date::text AS today, u.day::text,
		u.charged_tokens AS "chargedTokens", u.prompt_tokens AS "promptTokens", u.completion_tokens AS "completionTokens",
		u.answers, u.cost_micros::float8 AS "costMicros"
	FROM (SELECT) AS always LEFT JOIN chat_token_usage u
		ON u.tenant_id = $1 AND u.day > (now() AT TIME ZONE 'utc')::date - ${USAGE_DAYS}`

/** Only days with any usage. */
export async function findUsage({ tenantId }: TenantScope): Promise<{ today: string; rows: UsageRow[] }> {
	const { rows } = await pool().query<{ today: string } & (UsageRow | { day: null })>(USAGE, [tenantId])
	return {
		today: rows[0]?.today ?? "",
		rows: rows.filter((row): row is { today: string } & UsageRow => row.day !== null),
	}
}
