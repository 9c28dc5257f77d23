"use client"

import { useId } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { DropZone } from "@/components/ui/drop-zone"
import { t } from "@/lib/languages/t"
import * as verifyWords from "./verify-words"

interface FileChoiceProps {
	busy: boolean
	onFile(file: File): void
}

/** Takes a file by button or by dropping it here. Any name is welcome: only the bytes count. */
export function FileChoice({ busy, onFile }: FileChoiceProps) {
	const id = useId()

	function take(files: FileList | null): void {
		const file = files?.[0]
		if (file && !busy) onFile(file)
	}

	return (
		<DropZone disabled={busy} onFiles={take} className="flex-wrap items-center gap-x-5 gap-y-3">
			<span className="relative inline-flex">
				<input
					id={id}
					type="file"
					disabled={busy}
					aria-describedby={`${id}-note`}
					className="peer sr-only"
					onChange={({ currentTarget }) => {
						take(currentTarget.files)
						// The same file can be chosen again.
						currentTarget.value = ""
					}}
				/>
				<label
					htmlFor={id}
					className={classNames(
						buttonClass({ variant: "secondary" }),
						"peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
						busy ? "cursor-not-allowed opacity-55" : "cursor-pointer",
					)}
				>
					{t(verifyWords.chooseFile)}
				</label>
			</span>
			<p id={`${id}-note`} className="min-w-40 flex-1 text-sm text-ink-muted">
				<span className="pointer-coarse:hidden">{t(verifyWords.orDrop)}</span>
				<span className="hidden pointer-coarse:inline">{t(verifyWords.staysHere)}</span>
			</p>
		</DropZone>
	)
}
