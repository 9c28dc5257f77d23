import { AudioLines, PenLine } from "lucide-react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import type { CaptionsAnswer } from "@/lib/client/contract"
import {
	NO_CAPTIONS,
	NO_CAPTIONS_ABOUT,
	OTHER_WAYS,
	TRANSCRIBE,
	TRANSCRIBE_ABOUT,
	TRANSCRIPTION_FAILED,
	TRY_AGAIN,
	WRITE_BY_HAND,
} from "./captions-texts"
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
				<Notice tone="danger" role="alert" title={TRANSCRIPTION_FAILED}>
					{saved.error}
				</Notice>
			)}
			<div>
				<h2 className="text-lg font-medium">{failed ? OTHER_WAYS : NO_CAPTIONS}</h2>
				<p className="mt-1 max-w-prose text-ink-muted">{NO_CAPTIONS_ABOUT}</p>
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
						{failed ? TRY_AGAIN : TRANSCRIBE}
					</Button>
					<p className="max-w-prose text-ink-muted">{TRANSCRIBE_ABOUT}</p>
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
					{WRITE_BY_HAND}
				</Button>
				<VttUpload draft={draft} disabled={readOnly} />
			</div>
		</div>
	)
}
