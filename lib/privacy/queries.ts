import { db } from "@/lib/db/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"
import { consume } from "@/lib/limits/consume"
import type { TenantScope } from "@/lib/tenants/scope"
import type { PersonCounts } from "./answers"
import { countsOf, DOMAINS } from "./domains"

/** @param email normalized. @throws `rate_limited`. */
export async function findPerson(scope: TenantScope, email: string): Promise<PersonCounts> {
	await consume("PEOPLE_TENANT", scope.tenantId)
	return countsOf(await Promise.all(DOMAINS.map((domain) => domain.count(scope, email))))
}

export async function listReceipts(scope: TenantScope, { limit, cursor }: Paging) {
	const rows = await db().erasureReceipt.findMany({
		where: { tenantId: scope.tenantId, ...afterCursor(cursor) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
	})
	return paginate(rows, limit)
}
export type ReceiptRow = Awaited<ReturnType<typeof listReceipts>>["rows"][number]
