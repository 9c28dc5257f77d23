"use client"

import { Upload } from "lucide-react"
import { type RefObject, useRef, useState } from "react"
import { fileProblem } from "@/components/forms/file-problem"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { VTT_CAP_BYTES } from "@/lib/submissions/captions/vtt/cue"
import type { CaptionsDraft } from "./use-captions-draft"

const RULES = { accept: ".vtt", help: "WebVTT (.vtt), max 256 KB", maxBytes: VTT_CAP_BYTES }

export interface VttUploadProps {
	draft: CaptionsDraft
	disabled: boolean
}

/** A button that chooses a file and sends it at once. */
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
				Upload a .vtt file
			</Button>
			<VttInput inputRef={input} draft={draft} />
		</>
	)
}

export interface VttInputProps {
	inputRef: RefObject<HTMLInputElement | null>
	draft: CaptionsDraft
}

/** The browser's own chooser, opened by another button, and what is wrong with the file that was chosen. */
export function VttInput({ inputRef, draft }: VttInputProps) {
	const [problem, setProblem] = useState<string | null>(null)
	return (
		<>
			<input
				ref={inputRef}
				type="file"
				accept={RULES.accept}
				aria-label="Captions file"
				tabIndex={-1}
				className="hidden"
				onChange={({ currentTarget }) => {
					const file = currentTarget.files?.[0]
					// Emptied, so that choosing the same file again is a change again.
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
