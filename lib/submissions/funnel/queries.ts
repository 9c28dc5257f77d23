import { db } from "@/lib/db/client"
import type { FunnelCount } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { weekOf } from "./week-of"

export interface CountedFunnel {
	enabled: boolean
	since: Date
	rows: FunnelCount[]
}

export async function readFunnel({ tenantId }: TenantScope, weeks: number, now = new Date()): Promise<CountedFunnel> {
	const since = weekOf(now, weeks - 1)
	const [tenant, rows] = await Promise.all([
		db().tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { funnelEnabled: true } }),
		db().funnelCount.findMany({ where: { tenantId, week: { gte: since } }, orderBy: { week: "asc" } }),
	])
	return { enabled: tenant.funnelEnabled, since, rows }
}
