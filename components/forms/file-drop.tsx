"use client"

import { Upload } from "lucide-react"
import { type DragEvent, type ReactNode, useId, useState } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import { useWaiting } from "@/components/ui/use-hydrated"
import { type FileRules, fileProblem } from "./file-problem"
import { uploadWords } from "./form-words"

export interface FileDropProps {
	/** The text on the button and the name of the input: "Upload logo". */
	label: string
	rules: FileRules
	/** Called only with a file that passes the rules. */
	onFile(file: File): void
	/** Gets the reason why the chosen file cannot be sent. */
	onProblem(problem: string): void
	error?: string | null
	disabled?: boolean
	current?: ReactNode
	children?: ReactNode
}

export function FileDrop({
	label,
	rules,
	onFile,
	onProblem,
	error,
	disabled: refused = false,
	current,
	children,
}: FileDropProps) {
	const id = useId()
	const [over, setOver] = useState(false)
	const waiting = useWaiting(refused)

	function take(file: File | undefined): void {
		if (!file || waiting.disabled) return
		const problem = fileProblem(file, rules)
		if (problem) onProblem(problem)
		else onFile(file)
	}

	function drop(event: DragEvent): void {
		event.preventDefault()
		setOver(false)
		take(event.dataTransfer.files[0])
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the pointer; the button does the same.
		<div
			onDragOver={(event) => {
				event.preventDefault()
				setOver(!waiting.disabled)
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			className={classNames(
				"flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-dashed p-4 transition-colors",
				over ? "border-accent bg-accent-soft" : "border-line-strong/60",
			)}
		>
			{current}
			<div className="flex min-w-48 flex-1 flex-col gap-2">
				<div className="flex flex-wrap gap-2">
					<span className="relative inline-flex">
						<input
							id={id}
							type="file"
							accept={rules.accept}
							{...waiting}
							aria-describedby={`${id}-note`}
							aria-invalid={error ? true : undefined}
							className="peer sr-only"
							onChange={(event) => {
								const file = event.currentTarget.files?.[0]
								// Cleared, so that choosing the same file again fires a change event.
								event.currentTarget.value = ""
								take(file)
							}}
						/>
						<label
							htmlFor={id}
							className={classNames(
								buttonClass({ variant: "secondary", size: "sm" }),
								"peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
								refused ? "cursor-not-allowed opacity-55" : "cursor-pointer",
							)}
						>
							<Upload aria-hidden size={16} />
							{label}
						</label>
					</span>
					{children}
				</div>
				<div id={`${id}-note`} aria-live="polite">
					{error ? (
						<p className="flex gap-1.5 text-danger">
							<Glyph name="alert" className="mt-0.5" />
							{error}
						</p>
					) : (
						<p className="text-ink-muted">
							{rules.help}
							{!refused && <span className="pointer-coarse:hidden">{uploadWords.orDrop}</span>}
						</p>
					)}
				</div>
			</div>
		</div>
	)
}
