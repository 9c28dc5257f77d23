import { LoaderCircle, RotateCcw, TriangleAlert } from "lucide-react"
import { commonWords } from "@/components/ui/common-words"
import { useWaiting } from "@/components/ui/use-hydrated"
import type { Submission } from "@/lib/client/contract"
import { dashboardWords, testimonialListWords } from "@/lib/submissions/dashboard-words"

export interface PlaybackNoteProps {
	row: Submission
	readOnly: boolean
	onRepair: () => void
}

export function PlaybackNote({ row, readOnly, onRepair }: PlaybackNoteProps) {
	const waiting = useWaiting(readOnly)
	if (row.playback_state === "ready" && !row.playback_error) return null
	if (row.playback_state === "processing") {
		return (
			<span className="mt-1 flex items-center gap-1.5 text-xs text-ink-muted">
				<LoaderCircle aria-hidden size={14} className="shrink-0 motion-safe:animate-spin" />
				{testimonialListWords.preparing}
			</span>
		)
	}
	return (
		<span className="mt-1 flex flex-col items-start gap-x-2 text-xs lg:flex-row lg:items-center">
			<span className="flex min-w-0 items-start gap-1.5 text-warning">
				<TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
				{row.playback_error}
			</span>
			{row.playback_state === "failed" && (
				<button
					type="button"
					{...waiting}
					onClick={onRepair}
					aria-label={dashboardWords.tryAgainFor(row.name)}
					className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-control font-medium text-accent-text hover:underline not-data-asleep:disabled:opacity-50 pointer-coarse:min-h-11"
				>
					<RotateCcw aria-hidden size={14} />
					{commonWords.tryAgain}
				</button>
			)}
		</span>
	)
}
