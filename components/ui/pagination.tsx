import Link from "next/link"
import { buttonClass } from "./button-class"

export interface PaginationProps {
	/** Names what is paged, for screen readers. */
	label: string
	/** Null on the first page. */
	newestHref: string | null
	/** Null on the last page. */
	olderHref: string | null
}

/** Keyset pages know no numbers: only further back, and to the front. Draws nothing where all fits on one page. */
export function Pagination({ label, newestHref, olderHref }: PaginationProps) {
	if (!newestHref && !olderHref) return null
	return (
		<nav aria-label={label} className="flex justify-center gap-2 py-6">
			{newestHref && (
				<Link href={newestHref} className={buttonClass({ variant: "secondary" })}>
					Newest
				</Link>
			)}
			{olderHref && (
				<Link href={olderHref} rel="next" className={buttonClass({ variant: "secondary" })}>
					Older
				</Link>
			)}
		</nav>
	)
}
