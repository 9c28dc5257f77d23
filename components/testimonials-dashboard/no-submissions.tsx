import { ExternalLink } from "lucide-react"
import Link from "next/link"
import type { ReactNode } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { EmptyState } from "@/components/ui/empty-state"
import type { Tenant } from "@/lib/client/contract"
import { testimonialListWords } from "@/lib/submissions/dashboard-words"
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
	firstRun?: ReactNode
}

export function NoSubmissions({ none, search, base, tenant, readOnly, firstRun }: NoSubmissionsProps) {
	if (none && tenant) {
		return (
			<>
				<EmptyState
					title={testimonialListWords.noTestimonials}
					action={
						<span className="flex flex-wrap justify-center gap-2">
							<CopyPageLink address={tenant.page_url} variant="primary" />
							<a
								href={tenant.page_url}
								target="_blank"
								rel="noopener"
								className={buttonClass({ variant: "secondary" })}
							>
								<ExternalLink aria-hidden size={16} />
								{testimonialListWords.openMyPage}
								<span className="sr-only">{testimonialListWords.openMyPageNewTab}</span>
							</a>
							{!readOnly && !firstRun && <ImportLink tenantSlug={tenant.tenant_slug} />}
						</span>
					}
				>
					{testimonialListWords.sendLink}
				</EmptyState>
				{firstRun}
			</>
		)
	}
	if (none)
		return <EmptyState title={testimonialListWords.noTestimonials}>{testimonialListWords.nothingRecorded}</EmptyState>
	const showAll = (
		<Link href={base} className={buttonClass({ variant: "secondary" })}>
			{testimonialListWords.showAll}
		</Link>
	)
	const { status, kind, tag, pinned, q } = search
	const filters = [status, kind, tag, pinned].filter((filter) => filter !== undefined).length
	if (status === "pending" && filters === 1 && !q) {
		return (
			<EmptyState title={testimonialListWords.caughtUp} action={showAll}>
				{testimonialListWords.caughtUpAbout}
			</EmptyState>
		)
	}
	return (
		<EmptyState title={testimonialListWords.noMatches} action={showAll}>
			{q
				? testimonialListWords.noResults(q, filters === 0 ? "nothing" : filters === 1 && status ? "status" : "filters")
				: noneWith(search, filters)}
		</EmptyState>
	)
}

function noneWith({ kind, tag, pinned }: ListSearch, filters: number): string {
	if (filters > 1) return testimonialListWords.noneWithFilters
	if (kind) return testimonialListWords.noneOfKind
	if (pinned) return testimonialListWords.nonePinned
	return tag ? testimonialListWords.noneWithTag : testimonialListWords.noneWithStatus
}
