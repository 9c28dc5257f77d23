import type { CategoryScore } from "@/lib/client/contract"
import type { ResultView } from "@/lib/quizzes/report/result-view"
import { categoryLang } from "@/lib/quizzes/shown-category"
import { Bar } from "./bar"

export interface CategoryBarsProps {
	categories: NonNullable<ResultView["categories"]>
	/** As the business wrote their names, which are never the same. */
	written: readonly CategoryScore[]
	charts: boolean
}

export function CategoryBars({ categories, written, charts }: CategoryBarsProps) {
	return (
		<ul className="flex flex-col gap-4">
			{categories.map(({ name, share, percentageText, pointsText }, at) => (
				<li key={written[at]?.name} className="flex flex-col gap-1.5">
					<div className="flex justify-between gap-x-4 text-base @max-[20rem]:flex-wrap">
						<span {...categoryLang(written[at]?.name ?? "")} className="min-w-0 wrap-anywhere">
							{name}
						</span>
						<span className="flex flex-wrap justify-end gap-x-2 whitespace-nowrap tabular-nums">
							<span className="font-medium">{percentageText}</span>
							<span className="text-ink-muted">{pointsText}</span>
						</span>
					</div>
					{charts && <Bar share={share} />}
				</li>
			))}
		</ul>
	)
}
