import { exportCsv } from "@/lib/db/export-csv"
import type { AccessScope } from "@/lib/tenants/scope"
import type { SubmissionFilter } from "../schema"
import { csvQuery } from "./csv-query"

export function exportSubmissions(
	scope: AccessScope,
	filter: SubmissionFilter,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	return exportCsv(csvQuery(scope, filter), signal)
}
