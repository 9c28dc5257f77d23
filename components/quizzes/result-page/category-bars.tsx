import type { ResultView } from "@/lib/quizzes/report/report-data"
import { Bar } from "./bar"

export interface CategoryBarsProps {
	categories: NonNullable<ResultView["categories"]>
	charts: boolean
}

export function CategoryBars({ categories, charts }: CategoryBarsProps) {
	return (
		<ul className="flex flex-col gap-4">
			{categories.map(({ name, share, percentageText, pointsText }) => (
				<li key={name} className="flex flex-col gap-1.5">
					<div className="flex justify-between gap-4 text-base">
						<span className="min-w-0 wrap-anywhere">{name}</span>
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
