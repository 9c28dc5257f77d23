import { AudioLines, PenLine } from "lucide-react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import type { CaptionsAnswer } from "@/lib/client/contract"
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
				<Notice tone="danger" role="alert" title="The transcription did not work">
					{saved.error}
				</Notice>
			)}
			<div>
				<h2 className="text-lg font-medium">{failed ? "How to go on" : "No captions yet"}</h2>
				<p className="mt-1 max-w-prose text-ink-muted">
					Most people watch with the sound off. With captions they read what is said, and you find this testimonial by
					its words.
				</p>
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
						{failed ? "Try again" : "Transcribe the video"}
					</Button>
					<p className="max-w-prose text-ink-muted">
						The sound of this video is sent to OpenAI, or to the server that yours names. You get a draft to look
						through; nobody sees it before you approve it.
					</p>
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
					Write them here
				</Button>
				<VttUpload draft={draft} disabled={readOnly} />
			</div>
		</div>
	)
}
