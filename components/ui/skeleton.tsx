import { classNames } from "./class-names"

export function Skeleton({ className }: { className: string }) {
	return <span className={classNames("skeleton", className)} />
}
