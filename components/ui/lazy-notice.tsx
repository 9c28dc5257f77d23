import { lazyPart } from "./lazy-part"
import type { NoticeProps } from "./notice"

/** For pages that show a notice only after a failure. The connection may be gone then, so the words need no script. */
export const LazyNotice = lazyPart<NoticeProps>(
	() => import("./notice").then(({ Notice }) => Notice),
	({ title, role, children }) => (
		<div role={role} className="text-sm">
			{title}
			{children}
		</div>
	),
)
