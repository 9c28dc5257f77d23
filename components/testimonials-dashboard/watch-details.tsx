import { Stars } from "@/components/testimonial-pages/stars"
import { LocalTime } from "@/components/ui/local-time"
import type { Submission } from "@/lib/client/contract"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { SHARED_ON, WITHDRAWN_ABOUT, WITHDRAWN_ON } from "@/lib/submissions/dashboard-texts"
import { isWithdrawn, isWritten } from "@/lib/submissions/policy"
import { PlaybackNote, type PlaybackNoteProps } from "./playback-note"
import { shortAddress } from "./short-address"
import { StatusBadge } from "./status-badge"

/** Who sent the testimonial, when, and its status: what an admin needs to judge it. */
export function WatchDetails(note: PlaybackNoteProps) {
	const { row } = note
	return (
		<div>
			<div className="flex items-start justify-between gap-3">
				<h1 className="min-w-0 text-lg font-medium wrap-anywhere sm:text-xl">{row.name}</h1>
				<span className="mt-1">
					<StatusBadge status={row.status} withdrawn={isWithdrawn(row)} />
				</span>
			</div>
			<p className="text-ink-muted">
				<LocalTime iso={row.created_at} />
			</p>
			{row.withdrawn_at && (
				<p className="mt-2">
					{WITHDRAWN_ON} <LocalTime iso={row.withdrawn_at} dayOnly />. {WITHDRAWN_ABOUT}
				</p>
			)}
			<PlaybackNote {...note} />
		</div>
	)
}

/** What an admin looks up now and then. */
export function WatchFacts({ row }: { row: Submission }) {
	return (
		<div className="flex flex-col items-start gap-1 border-t border-line pt-4 text-ink-muted">
			{row.stars && <Stars count={row.stars} />}
			{!isWritten(row) && (
				<p>
					{formatDuration(row.duration_seconds)} · {formatMegabytes(row.file_size_bytes)}
				</p>
			)}
			<p className="wrap-anywhere">{row.email}</p>
			{row.website && (
				<a
					href={row.website}
					target="_blank"
					rel="noopener noreferrer nofollow"
					className="flex items-center text-accent-text wrap-anywhere hover:underline pointer-coarse:min-h-11"
				>
					{shortAddress(row.website)}
				</a>
			)}
			{row.shared_at && (
				<p>
					{SHARED_ON} <LocalTime iso={row.shared_at} dayOnly />
				</p>
			)}
		</div>
	)
}
