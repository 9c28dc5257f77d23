import { type ChangeEvent, useEffect, useId, useRef, useState } from "react"
import { fileProblem } from "@/components/forms/file-problem"
import { buttonClass } from "@/components/ui/button-class"
import { FieldError } from "@/components/ui/field-error"
import { LineIcon } from "@/components/ui/line-icon"
import { TextAreaField } from "@/components/ui/text-area-field"
import * as uiWords from "@/components/ui/ui-words"
import { t } from "@/lib/languages/t"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { TEXT_MAX, TEXT_MIN } from "@/lib/submissions/limits"
import { tidyWritten } from "@/lib/submissions/tidy-written"
import { shrinkPhoto } from "./shrink-photo"
import * as writingWords from "./writing-words"

export interface TextPaneProps {
	/** Beside the text and beside the photo, by the server or by the form. */
	errors: { text?: string; photo?: string }
	photo: File | null
	onPhoto(photo: File | null): void
	/** Called once the field exists, so that what was typed before a reload can be filled in. */
	onReady(form: HTMLFormElement): void
}

export function TextPane({ errors, photo, onPhoto, onReady }: TextPaneProps) {
	const pane = useRef<HTMLDivElement>(null)
	const ready = useRef(onReady)
	const [letters, setLetters] = useState(0)
	const count = () => setLetters(tidyWritten(pane.current?.querySelector("textarea")?.value ?? "").length)
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field exists.
	useEffect(() => {
		const form = pane.current?.querySelector("textarea")?.form
		if (form) ready.current(form)
		count()
	}, [])
	return (
		<div
			ref={pane}
			onInput={count}
			className="flex min-w-0 flex-col gap-5 [&_textarea]:min-h-56 [&_textarea]:text-base"
		>
			<TextAreaField
				label={t(writingWords.yourText)}
				name="text"
				rows={8}
				error={errors.text}
				hint={
					<span className="flex justify-between gap-4">
						{writingWords.textHint(TEXT_MIN, TEXT_MAX)}
						{/* Counted for the eye: a screen reader would hear a number with every key. */}
						<span aria-hidden="true" className={`tabular-nums ${letters > TEXT_MAX ? "text-danger" : ""}`}>
							{writingWords.lettersOf(letters, TEXT_MAX)}
						</span>
					</span>
				}
				required
			/>
			<Photo photo={photo} error={errors.photo} onPhoto={onPhoto} />
		</div>
	)
}

interface PhotoProps {
	photo: File | null
	error: string | undefined
	onPhoto(photo: File | null): void
}

function Photo({ photo, error, onPhoto }: PhotoProps) {
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const url = usePreview(photo)
	const note = problem ?? error

	async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
		const chosen = event.target.files?.[0]
		event.target.value = ""
		if (!chosen) return
		const file = await shrinkPhoto(chosen)
		const unfit = fileProblem(file, UPLOAD_POLICY.photo)
		setProblem(unfit && t(writingWords.photoUnfit))
		onPhoto(unfit ? null : file)
	}

	return (
		<div className="flex items-center gap-4">
			{url ? (
				<img src={url} alt={t(writingWords.yourPhoto)} className="size-16 shrink-0 rounded-full object-cover" />
			) : (
				<span className="grid size-16 shrink-0 place-content-center rounded-full border border-dashed border-line-strong text-ink-muted">
					<LineIcon size={24}>
						<path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
						<circle cx="12" cy="7" r="4" />
					</LineIcon>
				</span>
			)}
			<div className="flex min-w-0 flex-col gap-2">
				<span className="flex flex-wrap items-center gap-2">
					<span className="relative inline-flex">
						<input
							ref={input}
							id={id}
							type="file"
							accept={UPLOAD_POLICY.photo.accept}
							aria-describedby={`${id}-note`}
							aria-invalid={note ? true : undefined}
							className="peer sr-only"
							onChange={(event) => void choose(event)}
						/>
						<label
							htmlFor={id}
							className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
						>
							{photo ? t(writingWords.changePhoto) : t(writingWords.addPhoto)}
							{!photo && <span className="font-normal text-ink-muted">{t(uiWords.optional)}</span>}
						</label>
					</span>
					{photo && (
						<button
							type="button"
							className={buttonClass({ variant: "quiet" })}
							onClick={() => {
								onPhoto(null)
								// The pressed button is gone.
								input.current?.focus()
							}}
						>
							{t(writingWords.removePhoto)}
						</button>
					)}
				</span>
				<div id={`${id}-note`} aria-live="polite" className="text-sm text-ink-muted">
					{note ? <FieldError>{note}</FieldError> : t(writingWords.photoHelp)}
				</div>
			</div>
		</div>
	)
}

function usePreview(photo: File | null): string | null {
	const [url, setUrl] = useState<string | null>(null)
	useEffect(() => {
		if (!photo) return setUrl(null)
		const made = URL.createObjectURL(photo)
		setUrl(made)
		return () => URL.revokeObjectURL(made)
	}, [photo])
	return url
}
