import { LocalTime } from "@/components/ui/local-time"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { SHARED_ON, WITHDRAWN_ABOUT, WITHDRAWN_ON } from "@/lib/submissions/dashboard-texts"
import { isWithdrawn } from "@/lib/submissions/policy"
import { PlaybackNote, type PlaybackNoteProps } from "./playback-note"
import { shortAddress } from "./short-address"
import { StatusBadge } from "./status-badge"

/** Who sent the testimonial, when, and how it stands. */
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
			<p className="text-ink-muted max-lg:hidden">
				{formatDuration(row.duration_seconds)} · {formatMegabytes(row.file_size_bytes)}
			</p>
			<p className="mt-2 text-ink-muted wrap-anywhere max-lg:hidden">{row.email}</p>
			{row.website && (
				<a
					href={row.website}
					target="_blank"
					rel="noopener noreferrer nofollow"
					className="text-accent-text wrap-anywhere hover:underline max-lg:hidden"
				>
					{shortAddress(row.website)}
				</a>
			)}
			{row.shared_at && (
				<p className="mt-2 text-ink-muted max-lg:hidden">
					{SHARED_ON} <LocalTime iso={row.shared_at} dayOnly />
				</p>
			)}
			{row.withdrawn_at && (
				<p className="mt-2">
					{WITHDRAWN_ON} <LocalTime iso={row.withdrawn_at} dayOnly />. {WITHDRAWN_ABOUT}
				</p>
			)}
			<PlaybackNote {...note} />
		</div>
	)
}
