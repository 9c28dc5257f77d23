import Link from "next/link"
import { classNames } from "./class-names"

export interface LinkTab {
	label: string
	href: string
	current: boolean
}

/** Tabs that live in the URL: links, so that each can be opened, bookmarked and gone back to. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
	return (
		<nav aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
			{tabs.map((tab) => (
				<Link
					key={tab.href}
					href={tab.href}
					aria-current={tab.current ? "page" : undefined}
					className={classNames(
						"-mb-px flex h-11 items-center border-b-2 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2",
						tab.current ? "border-ink text-ink" : "border-transparent text-ink-muted hover:text-ink",
					)}
				>
					{tab.label}
				</Link>
			))}
		</nav>
	)
}
