"use client"

import Link from "next/link"
import { useEffect, useRef } from "react"
import { classNames } from "./class-names"

export interface LinkTab {
	label: string
	href: string
	current: boolean
}

/** Tabs as links, so that each has an address to open, to bookmark and to go back to. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
	const row = useRef<HTMLElement>(null)
	const current = tabs.find((tab) => tab.current)?.href

	// Scrolls the current tab into view, since the row may be wider than a phone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs for each opened tab.
	useEffect(() => {
		const nav = row.current
		const tab = nav?.querySelector<HTMLElement>("[aria-current]")
		if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
	}, [current])

	return (
		<nav
			ref={row}
			aria-label={label}
			// Reaches the screen's edge on a phone: a tab cut off there shows that there are more.
			className="relative flex gap-6 overflow-x-auto border-b border-line max-sm:-mx-4 max-sm:px-4"
		>
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
