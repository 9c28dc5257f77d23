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

/** A button that opens the file chooser and uploads the file at once. */
export function VttUpload({ draft, disabled }: VttUploadProps) {
	const [problem, setProblem] = useState<string | null>(null)
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<VttInput inputRef={input} draft={draft} onProblem={setProblem} />
			<Button
				busy={draft.busy === "upload"}
				disabled={disabled || draft.busy !== null}
				onClick={() => input.current?.click()}
			>
				{draft.busy !== "upload" && <Upload aria-hidden size={16} />}
				Upload a .vtt file
			</Button>
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

export interface VttInputProps {
	inputRef: RefObject<HTMLInputElement | null>
	draft: CaptionsDraft
	onProblem(problem: string | null): void
}

/** The hidden file input. Any button can open it through `inputRef`. */
export function VttInput({ inputRef, draft, onProblem }: VttInputProps) {
	return (
		<input
			ref={inputRef}
			type="file"
			accept={RULES.accept}
			aria-label="Captions file"
			tabIndex={-1}
			className="hidden"
			onChange={({ currentTarget }) => {
				const file = currentTarget.files?.[0]
				// Emptied, so that choosing the same file again fires a change.
				currentTarget.value = ""
				const problem = file ? fileProblem(file, RULES) : null
				onProblem(problem)
				if (file && !problem) draft.upload(file)
			}}
		/>
	)
}
