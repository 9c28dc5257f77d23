import type { Db } from "@/lib/db/client"
import { Prisma } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"

/** For a submission s. An import counts from its day here, not from the day that it names. */
export const neverApprovedBefore = (before: Date) =>
	Prisma.sql`s.status IN ('pending', 'rejected') AND NOT s.was_approved AND s.shared_at IS NULL
		AND s.created_at < ${before} AND (s.imported_at IS NULL OR s.imported_at < ${before})`

export async function countNeverApproved(
	tx: Db,
	{ tenantId }: TenantScope,
	before: Date,
): Promise<{ count: number; oldest: Date | null }> {
	const [found = { count: 0, oldest: null }] = await tx.$queryRaw<{ count: number; oldest: Date | null }[]>`
		SELECT count(*)::int AS count, min(coalesce(s.imported_at, s.created_at)) AS oldest FROM submissions s
		WHERE s.tenant_id = ${tenantId}::uuid AND ${neverApprovedBefore(before)}`
	return found
}
