import { processWide } from "@/lib/process-wide"
import { FUNNEL_STEPS, type FunnelStep } from "./steps"

/** Visits that one process remembers. The oldest give way, so that a flood takes a few megabytes at most. */
const VISITS_MAX = 20_000

/** The steps of each visit, as bits. */
const visits = processWide("funnel-visits", () => new Map<string, number>())

/** For a beacon that arrives twice. It is kept in memory alone: nothing about a visit is stored. */
export function isFirst(tenantId: string, visit: string, step: FunnelStep): boolean {
	const key = `${tenantId}:${visit}`
	const bit = 1 << FUNNEL_STEPS.indexOf(step)
	const known = visits.get(key) ?? 0
	if (known & bit) return false
	if (known === 0 && visits.size >= VISITS_MAX) {
		const oldest = visits.keys().next()
		if (!oldest.done) visits.delete(oldest.value)
	}
	visits.set(key, known | bit)
	return true
}
