"use client"

import { type DragEvent, useId, useState } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import * as verifyWords from "./verify-words"

interface FileChoiceProps {
	busy: boolean
	onFile(file: File): void
}

/** Takes a file by button or by dropping it here. Any name is welcome: only the bytes count. */
export function FileChoice({ busy, onFile }: FileChoiceProps) {
	const id = useId()
	const [isOver, setOver] = useState(false)

	function take(files: FileList | null): void {
		const file = files?.[0]
		if (file && !busy) onFile(file)
	}
	function drop(event: DragEvent): void {
		event.preventDefault()
		setOver(false)
		take(event.dataTransfer.files)
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the pointer; the button does the same.
		<div
			onDragOver={(event) => {
				event.preventDefault()
				setOver(true)
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			className={classNames(
				"flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-dashed p-4 transition-colors",
				isOver ? "border-accent bg-accent-soft" : "border-line-strong",
			)}
		>
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
					{verifyWords.chooseFile}
				</label>
			</span>
			<p id={`${id}-note`} className="min-w-40 flex-1 text-sm text-ink-muted">
				<span className="pointer-coarse:hidden">{verifyWords.orDrop}</span>
				<span className="hidden pointer-coarse:inline">{verifyWords.staysHere}</span>
			</p>
		</div>
	)
}
