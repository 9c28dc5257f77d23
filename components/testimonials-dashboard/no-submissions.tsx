import Link from "next/link"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import type { Tenant } from "@/lib/client/contract"
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
import { CopyPageLink } from "./copy-link"
import { ImportLink } from "./import-link"
import type { ListSearch } from "./list-search"

export interface NoSubmissionsProps {
	/** True if there is no testimonial at all, with or without a filter. */
	none: boolean
	search: ListSearch
	base: string
	/** Null on the platform's list. */
	tenant: Pick<Tenant, "tenant_slug" | "page_url"> | null
	readOnly: boolean
}

export function NoSubmissions({ none, search, base, tenant, readOnly }: NoSubmissionsProps) {
	if (none && tenant) {
		return (
			<EmptyState
				title={NO_TESTIMONIALS}
				action={
					<span className="flex flex-wrap justify-center gap-2">
						<CopyPageLink address={tenant.page_url} variant="primary" />
						{!readOnly && <ImportLink tenantSlug={tenant.tenant_slug} />}
					</span>
				}
			>
				{SEND_LINK}
			</EmptyState>
		)
	}
	if (none) return <EmptyState title={NO_TESTIMONIALS}>{NOTHING_RECORDED}</EmptyState>
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
