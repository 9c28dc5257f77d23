"use client"

import { Upload } from "lucide-react"
import { type RefObject, useRef, useState } from "react"
import { fileProblem } from "@/components/forms/file-problem"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { VTT_CAP_BYTES } from "@/lib/submissions/captions/vtt/cue"
import { captionsWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"

const RULES = { accept: ".vtt,.srt", help: captionsWords.fileHelp, maxBytes: VTT_CAP_BYTES }

export interface VttUploadProps {
	draft: CaptionsDraft
	disabled: boolean
}

export function VttUpload({ draft, disabled }: VttUploadProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button
				busy={draft.busy === "upload"}
				disabled={disabled || draft.busy !== null}
				onClick={() => input.current?.click()}
			>
				{draft.busy !== "upload" && <Upload aria-hidden size={16} />}
				{captionsWords.uploadFile}
			</Button>
			<VttInput inputRef={input} draft={draft} />
		</>
	)
}

export interface VttInputProps {
	inputRef: RefObject<HTMLInputElement | null>
	draft: CaptionsDraft
}

export function VttInput({ inputRef, draft }: VttInputProps) {
	const [problem, setProblem] = useState<string | null>(null)
	return (
		<>
			<input
				ref={inputRef}
				type="file"
				accept={RULES.accept}
				aria-label={captionsWords.fileLabel}
				tabIndex={-1}
				className="hidden"
				onChange={({ currentTarget }) => {
					const file = currentTarget.files?.[0]
					// Emptied, so that choosing the same file again fires a change.
					currentTarget.value = ""
					const wrong = file ? fileProblem(file, RULES) : null
					setProblem(wrong)
					if (file && !wrong) draft.upload(file)
				}}
			/>
			{problem && (
				<div className="w-full">
					<Notice tone="danger" role="alert">
						{problem}
					</Notice>
				</div>
			)}
		</>
	)
}
