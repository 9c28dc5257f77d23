import { classNames } from "./class-names"

/** A grey place of the real thing's size (`className` gives height and width). */
export function Skeleton({ className }: { className: string }) {
	return <span className={classNames("skeleton", className)} />
}
