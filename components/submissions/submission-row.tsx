import { Check, Play } from "lucide-react"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Checkbox } from "@/components/ui/checkbox"
import { classNames } from "@/components/ui/class-names"
import { LocalTime } from "@/components/ui/local-time"
import { CELL, ROW } from "@/components/ui/table-roles"
import type { Submission } from "@/lib/client/contract"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { isWithdrawn } from "@/lib/submissions/policy"
import { PlaybackNote } from "./playback-note"
import { Poster } from "./poster"
import { RowMenu, type RowMenuProps } from "./row-menu"
import { StatusBadge } from "./status-badge"

export interface SubmissionRowProps extends RowMenuProps {
	selected: boolean
	onSelect: (selected: boolean) => void
	showTenant: boolean
	/** Exactly one row of the list can be reached by Tab; arrows reach the others. */
	tabbable: boolean
	onRepair: () => void
}

/** One testimonial: a table row on a desk, a card on a phone. */
export function SubmissionRow({ selected, onSelect, showTenant, tabbable, onRepair, ...menu }: SubmissionRowProps) {
	const { row, readOnly, onStatus } = menu
	return (
		<tr
			{...ROW}
			data-row={row.id}
			tabIndex={tabbable ? 0 : -1}
			className={classNames(
				"relative grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 max-lg:-mx-4 max-lg:px-4 focus-visible:-outline-offset-2 lg:table-row lg:py-0",
				selected ? "bg-accent-soft" : "lg:hover:bg-sunken/60",
			)}
		>
			<td {...CELL} className="absolute top-4 left-4 z-10 lg:static lg:w-10 lg:align-middle">
				<span className="flex rounded-control bg-surface/90 lg:-ml-2 lg:bg-transparent">
					<Checkbox
						hideLabel
						label={`Select ${row.name}`}
						// A reload may bring other rows: the browser must not tick them by their places.
						autoComplete="off"
						checked={selected}
						disabled={readOnly}
						onChange={(event) => onSelect(event.target.checked)}
					/>
				</span>
			</td>
			<td {...CELL} className="row-span-3 max-lg:pb-6 lg:py-3 lg:pr-5">
				{/* biome-ignore lint/a11y/useAnchorContent: the same as Watch, for the eye and the finger only */}
				<a
					href={watchHref(row)}
					target="_blank"
					rel="noopener"
					tabIndex={-1}
					aria-hidden="true"
					className="block lg:w-28"
				>
					<Poster name={row.name} url={row.poster_url} />
				</a>
			</td>
			<td {...CELL} className="min-w-0 lg:w-full lg:max-w-0 lg:py-3 lg:pr-6">
				<Person row={row} showTenant={showTenant} />
				<PlaybackNote row={row} readOnly={readOnly} onRepair={onRepair} />
			</td>
			<td {...CELL} className="text-ink-muted max-lg:mt-1 lg:pr-6 lg:whitespace-nowrap">
				<LocalTime iso={row.created_at} />
			</td>
			<td {...CELL} className="text-ink-muted lg:pr-6 lg:text-right">
				<span className="max-lg:hidden">{formatDuration(row.duration_seconds)}</span>
				<span className="lg:hidden">
					{formatDuration(row.duration_seconds)} · {formatMegabytes(row.file_size_bytes)}
				</span>
			</td>
			<td {...CELL} className="text-ink-muted max-lg:hidden lg:pr-6 lg:text-right lg:whitespace-nowrap">
				{formatMegabytes(row.file_size_bytes)}
			</td>
			<td {...CELL} className="max-lg:absolute max-lg:top-23 max-lg:left-4 lg:pr-4">
				{/* On a phone below the poster, where the text beside it is taller. */}
				<span className="flex items-center lg:w-24">
					<StatusBadge status={row.status} withdrawn={isWithdrawn(row)} />
				</span>
			</td>
			<td {...CELL} className="col-span-2 mt-3 lg:w-px lg:whitespace-nowrap">
				{/* As wide with Approve as without, or its press would move the columns. */}
				<div className="flex items-center gap-2 lg:min-w-64 lg:justify-end">
					{row.status === "pending" && (
						<Button
							size="sm"
							disabled={readOnly}
							aria-label={`Approve ${row.name}`}
							onClick={() => onStatus("approved")}
						>
							<Check aria-hidden size={16} />
							Approve
						</Button>
					)}
					<a
						data-main
						href={watchHref(row)}
						target="_blank"
						rel="noopener"
						aria-label={`Watch ${row.name}`}
						className={classNames("max-lg:order-first", buttonClass({ variant: "secondary", size: "sm" }))}
					>
						<Play aria-hidden size={16} />
						Watch
					</a>
					<span className="max-lg:ml-auto">
						<RowMenu {...menu} />
					</span>
				</div>
			</td>
		</tr>
	)
}

/** A page, since the bare file shows no captions, and says in no words that it is gone. */
function watchHref(row: Submission): string {
	return `/admin/${row.tenant_slug}/watch/${row.id}`
}

function Person({ row, showTenant }: { row: Submission; showTenant: boolean }) {
	return (
		<>
			<span className="block truncate font-medium text-ink">{row.name}</span>
			<span className="block truncate text-ink-muted">{row.email}</span>
			{row.website && (
				<a
					href={row.website}
					target="_blank"
					rel="noopener noreferrer nofollow"
					className="block w-fit max-w-full truncate text-accent-text hover:underline"
				>
					{row.website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
				</a>
			)}
			{row.withdrawn_at && (
				<span className="block text-ink-muted">
					Withdrawn by the customer on <LocalTime iso={row.withdrawn_at} dayOnly />
				</span>
			)}
			{showTenant && (
				<a
					href={`/admin/${row.tenant_slug}/dashboard`}
					className="block w-fit max-w-full truncate text-ink-muted hover:underline"
				>
					{row.tenant_name}
				</a>
			)}
		</>
	)
}
