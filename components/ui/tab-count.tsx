import { classNames } from "./class-names"

export interface TabCountProps {
	/** What waits there: the number, a phrase for screen readers, and whether it is a fault. */
	count?: { shown: string; spoken: string; isFault?: boolean }
}

export function TabCount({ count }: TabCountProps) {
	if (!count) return null
	return (
		<>
			<span
				aria-hidden="true"
				className={classNames(
					"rounded-full px-1.5 text-xs font-medium",
					count.isFault ? "bg-danger-soft text-danger" : "bg-warning-soft text-warning",
				)}
			>
				{count.shown}
			</span>
			<span className="sr-only">{count.spoken}</span>
		</>
	)
}
