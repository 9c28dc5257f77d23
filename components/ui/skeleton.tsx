import { classNames } from "./class-names"

/** A gray placeholder. `className` gives its height and width. */
export function Skeleton({ className }: { className: string }) {
	return <span className={classNames("skeleton", className)} />
}
