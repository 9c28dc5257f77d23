import { classNames } from "@/components/ui/class-names"
import type { SubmissionTotals } from "@/lib/client/contract"
import { testimonialListWords } from "@/lib/submissions/dashboard-words"
import type { ListFilter } from "@/lib/submissions/schema"
import { FilterLink } from "./filter-link"
import { type ListSearch, listHref } from "./list-search"
import { storedAmount } from "./stored-amount"

export interface TotalsStripProps {
	totals: SubmissionTotals
	base: string
	search: ListSearch
	onNavigate: (href: string) => void
}

const ORDER: (ListFilter | undefined)[] = [undefined, "pending", "approved", "rejected"]

const LOOKS = { current: "border-ink text-ink", other: "border-transparent text-ink-muted hover:text-ink" }

export function TotalsStrip({ totals, base, search, onNavigate }: TotalsStripProps) {
	const stored = storedAmount(totals.file_size_bytes)
	// Few businesses ever have one.
	const withdrawn = totals.withdrawn > 0 || search.status === "withdrawn"
	const unsorted = (totals.unsorted ?? 0) > 0 || search.status === "unsorted"
	const order = [...ORDER, ...(unsorted ? (["unsorted"] as const) : []), ...(withdrawn ? (["withdrawn"] as const) : [])]
	return (
		<div className="flex w-full min-w-0 justify-between gap-2 sm:w-auto sm:justify-start sm:gap-8">
			<nav
				aria-label={testimonialListWords.filterByStatus}
				className="flex min-w-0 justify-between gap-4 max-[22.5rem]:flex-1 max-[22.5rem]:gap-2 sm:gap-8"
			>
				{order.map((status) => (
					<FilterLink
						key={status ?? "all"}
						href={listHref(base, { ...search, status, cursor: undefined })}
						current={search.status === status}
						onNavigate={onNavigate}
						className="-mb-px flex min-w-12 flex-col border-b-2 pb-2.5 transition-colors focus-visible:outline-offset-4"
						looks={LOOKS}
					>
						<data
							value={totals[status ?? "total"] ?? 0}
							className={classNames(
								"text-lg font-medium sm:text-xl",
								(status === "pending" && totals.pending > 0) || status === "unsorted" ? "text-warning" : "text-ink",
							)}
						>
							{(totals[status ?? "total"] ?? 0).toLocaleString("en-US")}
						</data>
						<span className="text-xs whitespace-nowrap sm:text-sm">
							{status ? testimonialListWords.statusLabels[status] : testimonialListWords.all}
						</span>
					</FilterLink>
				))}
			</nav>
			<p
				className={classNames(
					"flex flex-col pb-2.5 text-ink-muted max-[22.5rem]:hidden",
					(unsorted || withdrawn) && "max-xl:hidden",
				)}
			>
				<data value={totals.file_size_bytes} className="text-lg font-medium text-ink sm:text-xl">
					{stored.amount}
				</data>
				<span className="text-xs whitespace-nowrap sm:text-sm">{testimonialListWords.storedIn(stored.unit)}</span>
			</p>
		</div>
	)
}
