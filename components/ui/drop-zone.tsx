import { type DragEvent, type ReactNode, useState } from "react"
import { classNames } from "./class-names"

interface DropZoneProps {
	disabled: boolean
	onFiles(files: FileList): void
	className: string
	/** With a button that does the same. */
	children: ReactNode
}

export function DropZone({ disabled, onFiles, className, children }: DropZoneProps) {
	const [isOver, setOver] = useState(false)

	function drop(event: DragEvent): void {
		event.preventDefault()
		setOver(false)
		if (!disabled) onFiles(event.dataTransfer.files)
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the pointer; the button does the same.
		<div
			onDragOver={(event) => {
				event.preventDefault()
				setOver(!disabled)
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			className={classNames(
				"flex rounded-control border border-dashed p-4 transition-colors",
				isOver ? "border-accent bg-accent-soft" : "border-line-strong",
				className,
			)}
		>
			{children}
		</div>
	)
}
