import type { RetentionKind } from "@/lib/db/generated/client"
import { env } from "@/lib/env"
import type { Retention, RetentionPreview, RetentionRule } from "./answers"
import type { Due, RuleRow } from "./queries"
import { NOTICE_MS } from "./schema"

function presentRule(row: RuleRow | undefined, now: Date): RetentionRule {
	if (!row?.chosenAt) return { state: "off", first_run_at: null }
	if (!row.toldAt && !row.isReaching) return { state: "unannounced", first_run_at: null }
	const first = new Date((row.toldAt ?? row.chosenAt).getTime() + NOTICE_MS)
	return { state: row.toldAt && first <= now ? "running" : "announced", first_run_at: first.toISOString() }
}

export function presentRetention(rows: readonly RuleRow[], now: Date): Retention {
	const of = (kind: RetentionKind) => rows.find((row) => row.kind === kind)
	return {
		testimonial_months: of("testimonials")?.keepFor ?? null,
		conversation_days: of("conversations")?.keepFor ?? null,
		testimonials: presentRule(of("testimonials"), now),
		conversations: presentRule(of("conversations"), now),
		installation_conversation_days: env().KEEP_CONVERSATIONS_DAYS || null,
	}
}

export function presentPreview(due: Partial<Record<RetentionKind, Due>>): RetentionPreview {
	const of = (found: Due | undefined) =>
		found ? { count: found.count, oldest_at: found.oldest?.toISOString() ?? null } : null
	return { testimonials: of(due.testimonials), conversations: of(due.conversations) }
}
