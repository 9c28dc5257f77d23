import { env } from "@/lib/env"
import type { ChatUsage } from "./answers"
import { lastDays } from "./last-days"
import type { UsageRow } from "./queries"

const MICROS = 1_000_000

/** All of the last thirty days, oldest first. @param budget the tenant's own, or null. */
export function presentUsage({ today, rows }: { today: string; rows: UsageRow[] }, budget: number | null): ChatUsage {
	const byDay = new Map(rows.map((row) => [row.day, row]))
	return {
		days: lastDays(today).map((day) => {
			const row = byDay.get(day)
			return {
				day,
				prompt_tokens: row?.promptTokens ?? 0,
				completion_tokens: row?.completionTokens ?? 0,
				answers: row?.answers ?? 0,
				cost_usd: (row?.costMicros ?? 0) / MICROS,
			}
		}),
		daily_token_budget: budget ?? env().CHAT_DAILY_TOKENS,
		used_today: byDay.get(today)?.chargedTokens ?? 0,
	}
}
