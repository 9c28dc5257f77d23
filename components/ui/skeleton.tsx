import { classNames } from "./class-names"

/** A grey place of the real thing's size (`className` gives height and width). */
export function Skeleton({ className }: { className: string }) {
	return (
		<span aria-hidden="true" className={classNames("block animate-breathe rounded-control bg-sunken", className)} />
	)
}
