import Link from "next/link"
import { classNames } from "./class-names"
import type { LinkTab } from "./link-tabs"
import { TabCount } from "./tab-count"

/** Switches between the screens of one tab or settings group. Draws nothing if there is only one. */
export function ScreenSwitch({ label, screens }: { label: string; screens: LinkTab[] }) {
	if (screens.length < 2) return null
	return (
		<nav aria-label={label} className="-ml-3 flex flex-wrap gap-1 pt-3">
			{screens.map((screen) => (
				<Link
					key={screen.href}
					href={screen.href}
					aria-current={screen.current ? "page" : undefined}
					className={classNames(
						"flex h-9 items-center gap-1.5 rounded-control px-3 transition-colors pointer-coarse:h-11",
						screen.current ? "bg-ink/6 font-medium text-ink" : "text-ink-muted hover:text-ink",
					)}
				>
					{screen.label}
					<TabCount count={screen.count} />
					{screen.badge}
				</Link>
			))}
		</nav>
	)
}
