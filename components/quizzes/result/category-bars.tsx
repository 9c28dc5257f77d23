import type { CategoryScore } from "@/lib/client/contract"

export function CategoryBars({ categories }: { categories: CategoryScore[] }) {
	return (
		<ul className="flex flex-col gap-4">
			{categories.map(({ name, percentage }) => (
				<li key={name} className="flex flex-col gap-1.5">
					<div className="flex justify-between gap-4 text-base">
						<span className="min-w-0 wrap-anywhere">{name}</span>
						<span className="font-medium tabular-nums">{percentage}%</span>
					</div>
					<div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
						<div className="h-full rounded-full bg-accent" style={{ width: `${percentage}%` }} />
					</div>
				</li>
			))}
		</ul>
	)
}
