import type { ResultView } from "@/lib/quizzes/report/report-data"

export function CategoryBars({ categories }: { categories: NonNullable<ResultView["categories"]> }) {
	return (
		<ul className="flex flex-col gap-4">
			{categories.map(({ name, share, percentageText }) => (
				<li key={name} className="flex flex-col gap-1.5">
					<div className="flex justify-between gap-4 text-base">
						<span className="min-w-0 wrap-anywhere">{name}</span>
						<span className="font-medium whitespace-nowrap tabular-nums">{percentageText}</span>
					</div>
					<div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
						<div className="h-full rounded-full bg-(--shape)" style={{ width: `${share}%` }} />
					</div>
				</li>
			))}
		</ul>
	)
}
