import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"
import { isFirst } from "./counted-steps"
import { FUNNEL_WEEKS_MAX, type FunnelBeacon } from "./schema"
import { dateOf, weekOf } from "./week-of"

/** Nothing happens for a business that does not count visits. */
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
