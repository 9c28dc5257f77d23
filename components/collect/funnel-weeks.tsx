import type { Funnel } from "@/lib/client/contract"
import { funnelWords } from "./collect-words"
import { weeksOf } from "./funnel-figures"

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" })

export function FunnelWeeks({ rows }: { rows: Funnel["rows"] }) {
	return (
		<table className="w-full max-w-md text-start tabular-nums">
			<caption className="pb-2 text-start text-base font-medium">{funnelWords.weeks}</caption>
			<thead>
				<tr className="border-b border-line text-xs text-ink-muted">
					<th scope="col" className="py-2 font-normal">
						{funnelWords.week}
					</th>
					<th scope="col" className="py-2 text-end font-normal">
						{funnelWords.opened}
					</th>
					<th scope="col" className="py-2 text-end font-normal">
						{funnelWords.sent}
					</th>
				</tr>
			</thead>
			<tbody>
				{weeksOf(rows).map(({ week, opened, submitted }) => (
					<tr key={week} className="border-b border-line">
						<th scope="row" className="py-2 font-normal">
							{DAY.format(new Date(week))}
						</th>
						<td className="py-2 text-end">{opened.toLocaleString("en-US")}</td>
						<td className="py-2 text-end">{submitted.toLocaleString("en-US")}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
