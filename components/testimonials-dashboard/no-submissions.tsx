import Link from "next/link"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import {
	CAUGHT_UP,
	CAUGHT_UP_ABOUT,
	NO_MATCHES,
	NO_TESTIMONIALS,
	NONE_OF_KIND,
	NONE_PINNED,
	NONE_WITH_FILTERS,
	NONE_WITH_STATUS,
	NONE_WITH_TAG,
	NOTHING_RECORDED,
	noResults,
	SEND_LINK,
	SHOW_ALL,
} from "@/lib/submissions/dashboard-texts"
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
				{pageUrl ? SEND_LINK : NOTHING_RECORDED}
			</EmptyState>
		)
	}
	const showAll = (
		<Link href={base} className={buttonClass({ variant: "secondary" })}>
			{SHOW_ALL}
		</Link>
	)
	const { status, kind, tag, pinned, q } = search
	const filters = [status, kind, tag, pinned].filter((filter) => filter !== undefined).length
	if (status === "pending" && filters === 1 && !q) {
		return (
			<EmptyState title={CAUGHT_UP} action={showAll}>
				{CAUGHT_UP_ABOUT}
			</EmptyState>
		)
	}
	return (
		<EmptyState title={NO_MATCHES} action={showAll}>
			{q
				? noResults(q, filters === 0 ? "nothing" : filters === 1 && status ? "status" : "filters")
				: noneWith(search, filters)}
		</EmptyState>
	)
}

function noneWith({ kind, tag, pinned }: ListSearch, filters: number): string {
	if (filters > 1) return NONE_WITH_FILTERS
	if (kind) return NONE_OF_KIND
	if (pinned) return NONE_PINNED
	return tag ? NONE_WITH_TAG : NONE_WITH_STATUS
}
