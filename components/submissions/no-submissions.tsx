import Link from "next/link"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import { NO_TESTIMONIALS } from "@/lib/submissions/dashboard-texts"
import { CopyPageLink } from "./copy-page-link"
import type { ListSearch } from "./list-search"

export interface NoSubmissionsProps {
	/** True if there is no testimonial at all, with or without a filter. */
	none: boolean
	search: ListSearch
	base: string
	/** The tenant's public page, or null on the platform's list. */
	pageUrl: string | null
}

export function NoSubmissions({ none, search, base, pageUrl }: NoSubmissionsProps) {
	if (none) {
		return (
			<EmptyState title={NO_TESTIMONIALS} action={pageUrl && <CopyPageLink address={pageUrl} variant="primary" />}>
				{pageUrl
					? "Send your customers the link to your page. What they record there arrives here, for you to watch and approve."
					: "What customers record on the pages of your tenants arrives here."}
			</EmptyState>
		)
	}
	const showAll = (
		<Link href={base} className={buttonClass({ variant: "secondary" })}>
			Show all
		</Link>
	)
	if (search.status === "pending" && !search.q) {
		return (
			<EmptyState title="Nothing is waiting" action={showAll}>
				Every testimonial has been looked at.
			</EmptyState>
		)
	}
	return (
		<EmptyState title="No testimonial matches" action={showAll}>
			{search.q
				? `Nothing found for “${search.q}”${search.status ? " with this status" : ""}.`
				: "None has this status."}
		</EmptyState>
	)
}
