"use client"

import Link from "next/link"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { classNames } from "./class-names"
import { TabCount, type TabCountProps } from "./tab-count"

export interface LinkTab extends TabCountProps {
	label: string
	href: string
	current: boolean
	badge?: ReactNode
}

/** Tabs as links, so that each has an address to open, to bookmark and to go back to. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
	const row = useRef<HTMLElement>(null)
	const [more, setMore] = useState({ before: false, after: false })
	const current = tabs.find((tab) => tab.current)?.href

	// Scrolls the current tab into view, since the row may be wider than a phone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs for each opened tab.
	useEffect(() => {
		const nav = row.current
		const tab = nav?.querySelector<HTMLElement>("[aria-current]")
		if (nav && tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
	}, [current])

	useEffect(() => {
		const nav = row.current
		if (!nav) return
		const look = () => {
			const before = nav.scrollLeft > 4
			const after = nav.scrollWidth - nav.clientWidth - nav.scrollLeft > 4
			setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
		}
		look()
		const observer = new ResizeObserver(look)
		observer.observe(nav)
		nav.addEventListener("scroll", look, { passive: true })
		return () => {
			observer.disconnect()
			nav.removeEventListener("scroll", look)
		}
	}, [])

	return (
		<nav
			ref={row}
			aria-label={label}
			// Reaches the screen's edge on a phone, and fades where more tabs follow.
			className={classNames(
				"relative flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:-mx-4 max-sm:gap-5 max-sm:px-4",
				more.before &&
					more.after &&
					"mask-[linear-gradient(to_right,transparent,black_3rem,black_calc(100%-3rem),transparent)]",
				more.before && !more.after && "mask-[linear-gradient(to_right,transparent,black_3rem)]",
				!more.before && more.after && "mask-[linear-gradient(to_left,transparent,black_3rem)]",
			)}
		>
			{tabs.map((tab) => (
				<Link
					key={tab.href}
					href={tab.href}
					aria-current={tab.current ? "page" : undefined}
					className={classNames(
						"-mb-px flex h-11 shrink-0 items-center justify-center gap-1.5 border-b-2 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2",
						tab.current ? "border-ink text-ink" : "border-transparent text-ink-muted hover:text-ink",
					)}
				>
					<span className="min-w-10 text-center">{tab.label}</span>
					<TabCount count={tab.count} />
					{tab.badge}
				</Link>
			))}
		</nav>
	)
}
