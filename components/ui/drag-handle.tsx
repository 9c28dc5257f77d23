import { GripVertical } from "lucide-react"
import { type KeyboardEvent, useEffect, useRef } from "react"
import * as uiWords from "./ui-words"
import { useWaiting } from "./use-hydrated"

export interface DragHandleProps {
	label: string
	describedBy: string
	index: number
	count: number
	disabled?: boolean
	/** True just after a key moved this row: the handle takes the focus. */
	focused: boolean
	onMove(to: number): void
	handleProps: object
}

export function DragHandle({ label, describedBy, index, count, disabled = false, ...props }: DragHandleProps) {
	const { focused, onMove, handleProps } = props
	const handle = useRef<HTMLButtonElement>(null)
	const waiting = useWaiting(disabled)
	const last = count - 1

	// React moves the row's element, which loses the focus.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new position.
	useEffect(() => {
		if (focused) handle.current?.focus()
	}, [focused, index])

	function onKeyDown(event: KeyboardEvent) {
		const places: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: last }
		const to = places[event.key]
		if (to === undefined) return
		event.preventDefault()
		if (to !== index && to >= 0 && to <= last) onMove(to)
	}

	return (
		<button
			{...waiting}
			ref={handle}
			type="button"
			aria-label={uiWords.moveHandle(label, index + 1, count)}
			aria-describedby={describedBy}
			onKeyDown={onKeyDown}
			className="flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-muted hover:bg-sunken hover:text-ink active:cursor-grabbing not-data-asleep:disabled:cursor-not-allowed not-data-asleep:disabled:opacity-55 pointer-coarse:w-11"
			{...handleProps}
		>
			<GripVertical aria-hidden size={18} />
		</button>
	)
}
