import { percentText } from "@/lib/quizzes/percent-text"
import { outcomeWords } from "../admin-words"
import { quizResultsWords } from "./results-words"

const bandOf = (index: number) => outcomeWords.percentRange(index * 10, index === 9 ? 100 : index * 10 + 9)

/** Ten columns, each with its count unless it is zero. A table gives screen readers the same. */
export function DistributionChart({ distribution }: { distribution: number[] }) {
	const most = Math.max(1, ...distribution)
	return (
		<section aria-label={quizResultsWords.distribution} className="min-w-0">
			<h3 className="text-base font-medium">{quizResultsWords.distribution}</h3>
			<p className="text-ink-muted">{quizResultsWords.distributionAbout}</p>
			<div aria-hidden="true" className="mt-3">
				<div className="flex h-36 items-end gap-1 border-b border-line-strong">
					{distribution.map((count, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the ten columns never change.
						<div key={index} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end">
							{count > 0 && <span className="text-xs tabular-nums">{count}</span>}
							<div className="w-full rounded-t-sm bg-accent" style={{ height: `${(count / most) * 84}%` }} />
						</div>
					))}
				</div>
				<div className="mt-1 flex justify-between text-xs text-ink-muted tabular-nums">
					{[0, 50, 100].map((percent) => (
						<span key={percent}>{percentText(percent)}</span>
					))}
				</div>
			</div>
			<table className="sr-only">
				<caption>{quizResultsWords.distributionTable}</caption>
				<tbody>
					{distribution.map((count, index) => (
						<tr key={bandOf(index)}>
							<th scope="row">{bandOf(index)}</th>
							<td>{count}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}
