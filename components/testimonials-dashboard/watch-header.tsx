import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react"
import Link from "next/link"
import type { ReactNode } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import type { Tag } from "@/lib/client/contract"
import { dashboardWords, listName } from "@/lib/submissions/dashboard-words"
import type { WatchedList } from "./list-search"

export interface WatchHeaderProps {
	list: WatchedList
	tags: Tag[]
	listHref: string
	previousHref: string | null
	nextHref: string | null
}

export function WatchHeader({ list, tags, listHref, previousHref, nextHref }: WatchHeaderProps) {
	const name = listName({ ...list, tag: tags.find(({ id }) => id === list.tag)?.name })
	return (
		<div className="flex items-center justify-between gap-2 py-2 sm:py-4">
			<Link href={listHref} className={`-ms-3 ${buttonClass({ variant: "quiet", size: "sm" })}`}>
				<ArrowLeft aria-hidden size={16} />
				{dashboardWords.testimonials}
			</Link>
			<nav aria-label={name} className="-me-3 flex min-w-0 items-center gap-1">
				<span className="truncate pe-3 text-ink-muted max-lg:hidden">{name}</span>
				<Step href={previousHref}>
					<ChevronLeft aria-hidden size={16} className="max-[22rem]:hidden" />
					{commonWords.previous}
				</Step>
				<Step href={nextHref}>
					{commonWords.next}
					<ChevronRight aria-hidden size={16} className="max-[22rem]:hidden" />
				</Step>
			</nav>
		</div>
	)
}

/** At an end of the list it stays in its place, so that the other one does not move under the pointer. */
function Step({ href, children }: { href: string | null; children: ReactNode }) {
	const className = buttonClass({ variant: "quiet", size: "sm" })
	if (href === null) {
		return (
			// biome-ignore lint/a11y/useValidAnchor: a link without an address, which HTML knows as a placeholder
			<a role="link" aria-disabled="true" className={className}>
				{children}
			</a>
		)
	}
	return (
		<Link href={href} prefetch={false} className={className}>
			{children}
		</Link>
	)
}
