import { AudioLines, PenLine } from "lucide-react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import type { CaptionsAnswer } from "@/lib/client/contract"
import { captionsWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"
import { VttUpload } from "./vtt-upload"

export interface CaptionsStartProps {
	draft: CaptionsDraft
	transcription: CaptionsAnswer["transcription"]
	readOnly: boolean
	onWrite(): void
}

/** Shown when there are no captions yet: the ways to begin, the quickest first. */
export function CaptionsStart({ draft, transcription, readOnly, onWrite }: CaptionsStartProps) {
	const { saved, busy } = draft
	const failed = saved?.state === "failed"
	return (
		<div className="flex flex-col gap-5 py-2">
			{failed && (
				<Notice tone="danger" role="alert" title={captionsWords.transcriptionFailed}>
					{saved.error}
				</Notice>
			)}
			<div>
				<h2 className="text-lg font-medium">{failed ? captionsWords.otherWays : captionsWords.none}</h2>
				<p className="mt-1 max-w-prose text-ink-muted">{captionsWords.noneAbout}</p>
			</div>
			{transcription.available ? (
				<div className="flex flex-col items-start gap-2">
					<Button
						variant="primary"
						busy={busy === "transcribe"}
						disabled={readOnly || busy !== null}
						onClick={draft.transcribe}
					>
						{busy !== "transcribe" && <AudioLines aria-hidden size={16} />}
						{failed ? commonWords.tryAgain : captionsWords.transcribe}
					</Button>
					<p className="max-w-prose text-ink-muted">{captionsWords.transcribeAbout}</p>
				</div>
			) : (
				<Notice>{transcription.reason}</Notice>
			)}
			<div className="flex flex-wrap gap-2">
				<Button
					variant={transcription.available ? "secondary" : "primary"}
					disabled={readOnly || busy !== null}
					onClick={onWrite}
				>
					<PenLine aria-hidden size={16} />
					{captionsWords.writeByHand}
				</Button>
				<VttUpload draft={draft} disabled={readOnly} />
			</div>
		</div>
	)
}
