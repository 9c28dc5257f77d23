import { Pin, PinOff, Tags } from "lucide-react"
import type { ReactNode } from "react"
import { Stars } from "@/components/testimonial-pages/stars"
import { Button } from "@/components/ui/button"
import { LocalTime } from "@/components/ui/local-time"
import type { Submission } from "@/lib/client/contract"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { dashboardWords, testimonialListWords, watchWords } from "@/lib/submissions/dashboard-words"
import type { FieldName } from "@/lib/submissions/form-fields"
import { canUse, isWithdrawn, isWritten } from "@/lib/submissions/policy"
import * as testimonialWords from "@/lib/submissions/words-public"
import { CopyWithdrawalLink } from "./copy-link"
import { PinMark } from "./pin-mark"
import { PlaybackNote, type PlaybackNoteProps } from "./playback-note"
import { shortAddress } from "./short-address"
import { StatusBadge } from "./status-badge"
import { TagChips } from "./tags/tag-chips"
import { tagWords } from "./tags/tags-words"

export function WatchDetails(note: PlaybackNoteProps) {
	const { row } = note
	return (
		<div>
			<div className="flex items-start justify-between gap-3">
				<h1 className="min-w-0 text-lg font-medium wrap-anywhere sm:text-xl">
					{row.name}
					{row.pinned_at && <PinMark />}
				</h1>
				<span className="mt-1">
					<StatusBadge status={row.status} withdrawn={isWithdrawn(row)} />
				</span>
			</div>
			<p className="text-ink-muted">
				{/* Only the day of an imported testimonial is known. */}
				<LocalTime iso={row.created_at} dayOnly={row.imported_at !== undefined} />
			</p>
			{row.withdrawn_at && (
				<p className="mt-2">
					{testimonialListWords.withdrawnOn} <LocalTime iso={row.withdrawn_at} dayOnly />. {watchWords.withdrawnAbout}
				</p>
			)}
			<PlaybackNote {...note} />
		</div>
	)
}

export interface WatchFactsProps {
	row: Submission
	/** The link for an imported testimonial whose consent has not been withdrawn. */
	withdrawalLink: string | null
	readOnly: boolean
	onTags(): void
	onPin(pinned: boolean): void
}

export function WatchFacts({ row, withdrawalLink, readOnly, onTags, onPin }: WatchFactsProps) {
	const { stars, ...others } = {
		stars: row.stars && <Stars count={row.stars} />,
		email: row.email && (
			<p key="email" className="wrap-anywhere">
				{row.email}
			</p>
		),
		relation: row.relation && <p key="relation">{testimonialWords.relationOf(row.relation)}</p>,
		website: row.website && <OutsideLink key="website" href={row.website} />,
	} satisfies Record<Exclude<FieldName, "name">, ReactNode>
	return (
		<div className="flex flex-col items-start gap-1 border-t border-line pt-4 text-ink-muted">
			{stars}
			{!isWritten(row) && (
				<p>
					{formatDuration(row.duration_seconds)} · {formatMegabytes(row.file_size_bytes)}
				</p>
			)}
			{Object.values(others)}
			{row.rejection_reason && row.rejection_reason !== "unsorted" && (
				<p>
					{watchWords.rejected} {dashboardWords.rejectionReasons[row.rejection_reason]}
				</p>
			)}
			{row.imported_at && (
				<p>
					{watchWords.importedOn} <LocalTime iso={row.imported_at} dayOnly />. {watchWords.statedConsent}
				</p>
			)}
			{row.source_url && (
				<p className="flex flex-wrap items-center gap-x-1.5">
					{watchWords.source} <OutsideLink href={row.source_url} />
				</p>
			)}
			{row.source_rating && (
				<p className="wrap-anywhere">
					{watchWords.sourceRating} {row.source_rating}
				</p>
			)}
			{row.fields && (
				<dl>
					{Object.entries(row.fields).map(([name, value]) => (
						<div key={name} className="wrap-anywhere">
							<dt className="inline">{name}</dt> <dd className="inline text-ink">{value}</dd>
						</div>
					))}
				</dl>
			)}
			{row.shared_at && (
				<p>
					{watchWords.sharedOn} <LocalTime iso={row.shared_at} dayOnly />
				</p>
			)}
			<TagChips tags={row.tags} />
			{canUse(row) && (
				<div className="mt-2 flex flex-wrap gap-2">
					{withdrawalLink && <CopyWithdrawalLink address={withdrawalLink} />}
					<Button size="sm" disabled={readOnly} onClick={onTags}>
						<Tags aria-hidden size={16} />
						{tagWords.edit}
					</Button>
					{(row.status === "approved" || row.pinned_at) && (
						<Button size="sm" disabled={readOnly} onClick={() => onPin(!row.pinned_at)}>
							{row.pinned_at ? <PinOff aria-hidden size={16} /> : <Pin aria-hidden size={16} />}
							{row.pinned_at ? dashboardWords.unpin : dashboardWords.pin}
						</Button>
					)}
				</div>
			)}
		</div>
	)
}

function OutsideLink({ href }: { href: string }) {
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener noreferrer nofollow"
			className="flex items-center text-accent-text wrap-anywhere hover:underline pointer-coarse:min-h-11"
		>
			{shortAddress(href)}
		</a>
	)
}
