import { db } from "@/lib/db/client"
import { exportCsv } from "@/lib/db/export-csv"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "../schema"
import { csvQuery } from "./csv-query"

/** Each brings up to twenty columns. */
const BUSINESSES_WITH_FIELDS = 25

export async function exportSubmissions(
	scope: AccessScope,
	filter: SubmissionFilter,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	const tenants = await db().tenant.findMany({
		where: { id: withinScope(scope).tenantId, hiddenFields: { isEmpty: false } },
		select: { hiddenFields: true },
		orderBy: { createdAt: "asc" },
		take: BUSINESSES_WITH_FIELDS,
	})
	const hidden = new Set(tenants.flatMap(({ hiddenFields }) => hiddenFields))
	return exportCsv(csvQuery(scope, filter, [...hidden]), signal)
}
