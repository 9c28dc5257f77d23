import Link from "next/link"
import { classNames } from "@/components/ui/class-names"
import type { SubmissionStatus, SubmissionTotals } from "@/lib/client/contract"
import { STATUS_LABELS } from "@/lib/submissions/dashboard-texts"
import { type ListSearch, listHref } from "./list-search"
import { storedAmount } from "./stored-amount"

export interface TotalsStripProps {
	totals: SubmissionTotals
	base: string
	search: ListSearch
	onNavigate: (href: string) => void
}

const ORDER: (SubmissionStatus | undefined)[] = [undefined, "pending", "approved", "rejected"]

/** The totals by status, each of which links to the list with that filter. */
export function TotalsStrip({ totals, base, search, onNavigate }: TotalsStripProps) {
	const stored = storedAmount(totals.file_size_bytes)
	return (
		<div className="flex w-full min-w-0 justify-between gap-2 sm:w-auto sm:justify-start sm:gap-8">
			<nav
				aria-label="Filter by status"
				className="flex min-w-0 justify-between gap-4 max-[22.5rem]:flex-1 max-[22.5rem]:gap-2 sm:gap-8"
			>
				{ORDER.map((status) => {
					const href = listHref(base, { status, q: search.q })
					const current = search.status === status
					return (
						<Link
							key={status ?? "all"}
							href={href}
							prefetch={false}
							aria-current={current ? "true" : undefined}
							onNavigate={(event) => {
								event.preventDefault()
								onNavigate(href)
							}}
							className={classNames(
								"-mb-px flex min-w-12 flex-col border-b-2 pb-2.5 transition-colors focus-visible:outline-offset-4",
								current ? "border-ink text-ink" : "border-transparent text-ink-muted hover:text-ink",
							)}
						>
							<data
								value={totals[status ?? "total"]}
								className={classNames(
									"text-lg font-medium sm:text-xl",
									status === "pending" && totals.pending > 0 ? "text-warning" : "text-ink",
								)}
							>
								{totals[status ?? "total"].toLocaleString("en-US")}
							</data>
							<span className="text-xs sm:text-sm">{status ? STATUS_LABELS[status] : "All"}</span>
						</Link>
					)
				})}
			</nav>
			<p className="flex flex-col pb-2.5 text-ink-muted max-[22.5rem]:hidden">
				<data value={totals.file_size_bytes} className="text-lg font-medium text-ink sm:text-xl">
					{stored.amount}
				</data>
				<span className="text-xs whitespace-nowrap sm:text-sm">{stored.unit} stored</span>
			</p>
		</div>
	)
}
