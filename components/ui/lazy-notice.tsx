import { type ComponentType, lazy } from "react"
import type { NoticeProps } from "./notice"

/** For pages that show a notice only after a failure. The connection may be gone then, so the words need no script. */
export const LazyNotice = lazy<ComponentType<NoticeProps>>(() =>
	import("./notice").then(
		({ Notice }) => ({ default: Notice }),
		() => ({ default: PlainNotice }),
	),
)

function PlainNotice({ title, role, children }: NoticeProps) {
	return (
		<div role={role} className="text-sm">
			{title}
			{children}
		</div>
	)
}
