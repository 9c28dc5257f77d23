import { db } from "@/lib/db/client"
import { NEWEST_FIRST } from "@/lib/db/keyset"
import { isListed } from "../policy"

const MORE_MAX = 6

/** The newest of a tenant's other testimonials that it shows to everyone. */
export async function findMore(tenantId: string, besides: string) {
	const rows = await db().submission.findMany({
		// The conditions of the index. policy.ts decides.
		where: { tenantId, status: "approved", sharedAt: { not: null }, withdrawnAt: null, id: { not: besides } },
		orderBy: NEWEST_FIRST,
		take: MORE_MAX,
		select: {
			id: true,
			name: true,
			posterKey: true,
			status: true,
			sharedAt: true,
			withdrawnAt: true,
			tenant: { select: { isActive: true, publicSharedOnly: true } },
			captions: { select: { state: true, headline: true, language: true } },
		},
	})
	return rows.filter(isListed)
}
export type MoreRow = Awaited<ReturnType<typeof findMore>>[number]
