import { type FormEvent, useRef, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Dialog } from "@/components/ui/dialog"
import { TextAreaField } from "@/components/ui/text-area-field"
import type { Captions } from "@/lib/client/contract"
import { isSaid } from "@/lib/submissions/captions/is-said"
import { spokenText } from "@/lib/submissions/captions/spoken-text"
import { HEADLINE_MAX } from "@/lib/submissions/captions/vtt/cue"
import { captionsRefusals } from "@/lib/submissions/captions/words"
import { captionsWords, headlineWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"

export interface HeadlinePanelProps {
	draft: CaptionsDraft
	headline: string | null
	readOnly: boolean
	onEdit(words: string): void
}

export function HeadlinePanel({ draft, headline: chosen, readOnly, onEdit }: HeadlinePanelProps) {
	const headline = chosen !== null && isSaid(chosen, spokenText(draft.cues)) ? chosen : null
	return (
		<section aria-label={headlineWords.headline} className="flex flex-col gap-1 border-y border-line py-3">
			<h2 className="font-medium">{headlineWords.headline}</h2>
			{headline === null ? (
				<p className="max-w-prose text-ink-muted">
					{chosen === null ? headlineWords.about : captionsWords.headlineStale}
				</p>
			) : (
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p dir="auto" lang={draft.language} className="min-w-0 flex-1 basis-60 font-display text-lg break-words">
						{headlineWords.quoted(headline)}
					</p>
					{!readOnly && (
						<div className="flex gap-2">
							<Button size="sm" disabled={draft.busy !== null} onClick={() => onEdit(headline)}>
								{commonWords.edit}
							</Button>
							<Button
								size="sm"
								variant="quiet"
								busy={draft.busy === "headline"}
								disabled={draft.busy !== null}
								onClick={() => draft.chooseHeadline(null)}
							>
								{commonWords.remove}
							</Button>
						</div>
					)}
				</div>
			)}
		</section>
	)
}

/** What the server would refuse, in its words, or null. */
function problemOf(words: string, captions: Captions): string | null {
	if (!words) return headlineWords.empty
	if (words.length > HEADLINE_MAX) return headlineWords.tooLong(words.length, HEADLINE_MAX)
	return isSaid(words, spokenText(captions.cues)) ? null : captionsRefusals.headlineNotSaid
}

export interface HeadlineDialogProps {
	draft: CaptionsDraft
	/** As approved. Unsaved edits have not been approved yet. */
	captions: Captions
	quote: string | null
	onClose(): void
}

export function HeadlineDialog({ draft, captions, quote, onClose }: HeadlineDialogProps) {
	return (
		<Dialog
			open={quote !== null}
			onOpenChange={(open) => !open && onClose()}
			title={headlineWords.dialog}
			description={headlineWords.dialogAbout}
		>
			{quote !== null && <HeadlineForm draft={draft} captions={captions} quote={quote} onClose={onClose} />}
		</Dialog>
	)
}

function HeadlineForm({ draft, captions, quote, onClose }: HeadlineDialogProps & { quote: string }) {
	const [words, setWords] = useState(quote.replace(/\s+/g, " ").trim())
	const [problem, setProblem] = useState<string | null>(null)
	/** A failure from before this dialog concerns something else. */
	const [sent, setSent] = useState(false)
	const field = useRef<HTMLTextAreaElement>(null)

	function submit(event: FormEvent): void {
		event.preventDefault()
		const wrong = problemOf(words.trim(), captions)
		setProblem(wrong)
		if (wrong) {
			field.current?.focus()
			return
		}
		setSent(true)
		draft.chooseHeadline(words.trim(), onClose)
	}

	return (
		<form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-5">
			<TextAreaField
				ref={field}
				label={headlineWords.headline}
				hint={headlineWords.hint}
				error={problem}
				value={words}
				lang={captions.language}
				dir="auto"
				onChange={({ target }) => {
					setWords(target.value)
					setProblem(null)
				}}
			/>
			<DialogButtons
				label={headlineWords.save}
				busy={draft.busy === "headline"}
				failure={sent ? (draft.failure ?? (draft.stale ? captionsRefusals.stale : null)) : null}
				onCancel={onClose}
			/>
		</form>
	)
}
