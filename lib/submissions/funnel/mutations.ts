import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import { processWide } from "@/lib/process-wide"
import type { TenantScope } from "@/lib/tenants/scope"
import { FUNNEL_WEEKS_MAX, type FunnelBeacon } from "./schema"
import { FUNNEL_STEPS, type FunnelStep } from "./steps"
import { dateOf, weekOf } from "./week-of"

/** Visits that one process remembers. The oldest give way, so that a flood takes a few megabytes at most. */
const VISITS_MAX = 20_000

const visits = processWide("funnel-visits", () => new Map<string, number>())

/** For a beacon that arrives twice. It is kept in memory alone: nothing about a visit is stored. */
function isFirst(tenantId: string, visit: string, step: FunnelStep): boolean {
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

const countStep = prepared(
	"count-funnel-step",
	`INSERT INTO funnel_counts (tenant_id, week, step, device, invited, reason, count)
	SELECT id, $2, $3, $4, $5, $6, 1 FROM tenants WHERE id = $1 AND funnel_enabled
	ON CONFLICT (tenant_id, week, step, device, invited, reason) DO UPDATE SET count = funnel_counts.count + 1`,
)

export async function noteStep({ tenantId }: TenantScope, beacon: FunnelBeacon): Promise<void> {
	if (!isFirst(tenantId, beacon.visit, beacon.step)) return
	const { step, device, invited, reason = "" } = beacon
	await pool().query(countStep(tenantId, dateOf(weekOf(new Date())), step, device, invited, reason))
}

export async function expireFunnelCounts(now: Date): Promise<void> {
	await pool().query("DELETE FROM funnel_counts WHERE week < $1", [dateOf(weekOf(now, FUNNEL_WEEKS_MAX))])
}
