export interface BarListProps {
	title: string
	about: string
	/** `share` is the bar's length, 0 to 100. */
	rows: { label: string; detail?: string; value: string; share: number }[]
}

export function BarList({ title, about, rows }: BarListProps) {
	return (
		<section aria-label={title} className="min-w-0">
			<h3 className="text-base font-medium">{title}</h3>
			<p className="text-ink-muted">{about}</p>
			<ol className="mt-3 flex flex-col gap-3">
				{rows.map(({ label, detail, value, share }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same text.
					<li key={index}>
						<div className="flex justify-between gap-4">
							<span className="line-clamp-2 min-w-0 wrap-anywhere">{label}</span>
							<span className="font-medium whitespace-nowrap tabular-nums">{value}</span>
						</div>
						{detail && <p className="wrap-anywhere text-ink-muted tabular-nums">{detail}</p>}
						<div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
							<div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
						</div>
					</li>
				))}
			</ol>
		</section>
	)
}
