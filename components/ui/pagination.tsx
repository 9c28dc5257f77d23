import Link from "next/link"
import { buttonClass } from "./button-class"
import * as uiWords from "./ui-words"

export interface PaginationProps {
	label: string
	newestHref: string | null
	olderHref: string | null
}

/** Keyset pages have no numbers. Draws nothing if one page holds everything. */
export function Pagination({ label, newestHref, olderHref }: PaginationProps) {
	if (!newestHref && !olderHref) return null
	return (
		<nav aria-label={label} className="flex justify-center gap-2 py-6">
			{newestHref && (
				<Link href={newestHref} className={buttonClass({ variant: "secondary" })}>
					{uiWords.newest}
				</Link>
			)}
			{olderHref && (
				<Link href={olderHref} rel="next" className={buttonClass({ variant: "secondary" })}>
					{uiWords.older}
				</Link>
			)}
		</nav>
	)
}
