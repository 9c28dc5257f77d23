import type { Funnel, FunnelRow } from "./answers"
import type { CountedFunnel } from "./queries"
import { dateOf } from "./week-of"

export function presentFunnel({ enabled, since, rows }: CountedFunnel): Funnel {
	return {
		enabled,
		since: dateOf(since),
		rows: rows.map((row) => ({
			week: dateOf(row.week),
			step: row.step as FunnelRow["step"],
			device: row.device as FunnelRow["device"],
			invited: row.invited,
			reason: row.reason || null,
			count: Number(row.count),
		})),
	}
}
