import { type Db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"

// One statement: between a look and a charge fifty others would have looked as well. The day is the database's, so that
// hosts whose clocks differ charge the same one. A visitor waits meanwhile, so the disk is not waited for: everybody sees the
// charge at once, and a database that loses its power forgets those of its last moment.
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
 * Takes so many tokens from today's budget; answers the day (UTC, YYYY-MM-DD), or null where the budget does not hold them,
 * and nothing was taken then. Exact over any number of requests and processes.
 */
export async function chargeTokens(scope: TenantScope, tokens: number, budget: number): Promise<string | null> {
	const { rows } = await pool().query<{ day: string }>(charge(scope.tenantId, tokens, budget))
	return rows[0]?.day ?? null
}

export interface Spent {
	/** As charged: YYYY-MM-DD; null where nothing was (the built-in responder). */
	day: string | null
	/** What was charged before the call. */
	chargedTokens: number
	/** What it really took. */
	promptTokens: number
	completionTokens: number
	costMicros: number
	answers: 0 | 1
}

/** Puts what a call really took in place of what was charged for it. */
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
