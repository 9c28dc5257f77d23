import { type Db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"

// One statement, because between a look and a charge fifty others would have looked too. The day comes from the
// database, so that hosts with different clocks charge the same one. The commit does not wait for the disk, because a
// visitor is waiting: every process sees the charge at once, and a power cut may lose the last moment's charges.
const charge = prepared(
	"charge-tokens",
	`WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
	INSERT INTO chat_token_usage AS used (tenant_id, day, charged_tokens)
	SELECT $1, (now() AT TIME ZONE 'utc')::date, $2::int FROM quick WHERE $2::int <= $3::int
	ON CONFLICT (tenant_id, day) DO UPDATE SET charged_tokens = used.charged_tokens + $2::int
		WHERE used.charged_tokens + $2::int <= $3::int
	RETURNING day::text`,
)

/**
 * Takes tokens from today's budget. Exact across any number of requests and processes.
 * @returns the day (UTC, YYYY-MM-DD), or null if the budget cannot cover them; then nothing was taken.
 */
export async function chargeTokens(scope: TenantScope, tokens: number, budget: number): Promise<string | null> {
	const { rows } = await pool().query<{ day: string }>(charge(scope.tenantId, tokens, budget))
	return rows[0]?.day ?? null
}

export interface Spent {
	/** The charged day, YYYY-MM-DD; null if nothing was charged (the built-in responder). */
	day: string | null
	/** What was charged before the call. */
	chargedTokens: number
	/** What the call actually took. */
	promptTokens: number
	completionTokens: number
	costMicros: number
	answers: 0 | 1
}

/** Replaces the charge of a call with what it actually took. */
export async function settleTokens(tx: Db, { tenantId }: TenantScope, spent: Spent): Promise<void> {
	const correction = spent.promptTokens + spent.completionTokens - spent.chargedTokens
	await tx.$executeRaw`INSERT INTO chat_token_usage AS used
			(tenant_id, day, charged_tokens, prompt_tokens, completion_tokens, answers, cost_micros)
		VALUES (${tenantId}::uuid, coalesce(${spent.day}::date, (now() AT TIME ZONE 'utc')::date), greatest(${correction}, 0),
			${spent.promptTokens}, ${spent.completionTokens}, ${spent.answers}, ${spent.costMicros})
		ON CONFLICT (tenant_id, day) DO UPDATE SET
			charged_tokens = greatest(used.charged_tokens + ${correction}, 0),
			prompt_tokens = used.prompt_tokens + ${spent.promptTokens},
			completion_tokens = used.completion_tokens + ${spent.completionTokens},
			answers = used.answers + ${spent.answers},
			cost_micros = used.cost_micros + ${spent.costMicros}`
}
