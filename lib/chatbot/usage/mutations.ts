import { db, pool } from "@/lib/db/client"
import { Prisma } from "@/lib/db/generated/client"
import { inBatches } from "@/lib/db/in-batches"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"

// One statement: between a look and a charge, fifty others would have looked too. The database's day, because hosts'
// clocks differ.
const chargeStatement = prepared(
	"charge-tokens",
	`INSERT INTO chat_token_usage AS used (tenant_id, day, charged_tokens)
	SELECT $1, (now() AT TIME ZONE 'utc')::date, $2::int WHERE $2::int <= $3::int
	ON CONFLICT (tenant_id, day) DO UPDATE SET charged_tokens = used.charged_tokens + $2::int
		WHERE used.charged_tokens + $2::int <= $3::int
	RETURNING day::text`,
)

async function commitCharge(tenantId: string, tokens: number, budget: number): Promise<string | null> {
	const { rows } = await pool().query<{ day: string }>(chargeStatement(tenantId, tokens, budget))
	return rows[0]?.day ?? null
}

const chargeTogether = inBatches<{ tokens: number; budget: number }, string | null>(async (tenantId, charges) => {
	const tokens = charges.reduce((sum, charge) => sum + charge.tokens, 0)
	const day = await commitCharge(tenantId, tokens, Math.min(...charges.map(({ budget }) => budget)))
	if (day !== null || charges.length === 1) return charges.map(() => day)
	// The budget covers some at most, in order of arrival.
	const days: (string | null | Promise<never>)[] = []
	try {
		for (const charge of charges) days.push(await commitCharge(tenantId, charge.tokens, charge.budget))
	} catch (error) {
		// Those already charged continue, since only they can settle what was taken.
		while (days.length < charges.length) days.push(Promise.reject(error))
	}
	return days
})

/** Exact across processes. A tenant's charges share a commit: fifty visitors would otherwise wait for fifty writes of
 * one row. @returns the day (UTC, YYYY-MM-DD), or null, and nothing taken, if the budget cannot cover them. */
export function chargeTokens({ tenantId }: TenantScope, tokens: number, budget: number): Promise<string | null> {
	return chargeTogether(tenantId, { tokens, budget })
}

export interface Spent {
	/** YYYY-MM-DD; null if nothing was charged (the built-in responder). */
	day: string | null
	chargedTokens: number
	promptTokens: number
	completionTokens: number
	costMicros: number
	answers: 0 | 1
}

export function settleTokens({ tenantId }: TenantScope, spent: Spent): Prisma.Sql {
	const correction = spent.promptTokens + spent.completionTokens - spent.chargedTokens
	return Prisma.sql`INSERT INTO chat_token_usage AS used
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

/** For a call that answers no visitor, outside any transaction. */
export async function settleDraft(scope: TenantScope, spent: Omit<Spent, "answers">): Promise<void> {
	await db().$executeRaw(settleTokens(scope, { ...spent, answers: 0 }))
}

export async function deleteOldUsage(before: Date, atMost: number): Promise<number> {
	const { rowCount } = await pool().query(
		`DELETE FROM chat_token_usage WHERE (tenant_id, day) IN (
			SELECT tenant_id, day FROM chat_token_usage WHERE day < ($1::timestamptz AT TIME ZONE 'utc')::date LIMIT $2)`,
		[before, atMost],
	)
	return rowCount ?? 0
}
