export interface TabCountProps {
	/** What waits there: the number, and a phrase for screen readers. */
	count?: { shown: number; spoken: string }
}

/** How much waits behind a tab. */
export function TabCount({ count }: TabCountProps) {
	if (!count) return null
	return (
		<>
			<span aria-hidden="true" className="rounded-full bg-warning-soft px-1.5 text-xs font-medium text-warning">
				{count.shown}
			</span>
			<span className="sr-only">{count.spoken}</span>
		</>
	)
}
