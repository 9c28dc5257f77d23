import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react"
import { moveItem } from "./move-item"

interface Drag {
	from: number
	to: number
	/** Pixels that the dragged row has moved down the page. */
	moved: number
	height: number
}

/** Within this distance of the window's edge, the page scrolls along. */
const EDGE_PX = 72
const SCROLL_PX = 10

/** Esc cancels. Drag libraries weigh more than the whole screen. The caller provides buttons for the keyboard. */
export function useDragOrder(ids: string[], onOrder: (ids: string[]) => void) {
	const list = useRef<HTMLOListElement>(null)
	const start = useRef({ y: 0, middles: [] as number[] })
	const [drag, setDrag] = useState<Drag | null>(null)
	const dragging = drag !== null

	useEffect(() => {
		if (!dragging) return
		const onKey = (event: KeyboardEvent) => {
			if (event.key === "Escape") setDrag(null)
		}
		addEventListener("keydown", onKey)
		return () => removeEventListener("keydown", onKey)
	}, [dragging])

	function begin(event: PointerEvent<HTMLElement>, from: number) {
		if (event.button !== 0) return
		const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
		start.current = { y: event.clientY + scrollY, middles: rows.map(({ top, height }) => top + scrollY + height / 2) }
		event.currentTarget.setPointerCapture(event.pointerId)
		setDrag({ from, to: from, moved: 0, height: rows[from]?.height ?? 0 })
	}

	function move(event: PointerEvent<HTMLElement>) {
		if (!drag) return
		if (event.clientY < EDGE_PX) scrollBy(0, -SCROLL_PX)
		else if (event.clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
		const { y, middles } = start.current
		const moved = event.clientY + scrollY - y
		const middle = (middles[drag.from] ?? 0) + moved
		// The number of rows that are now above it.
		const to = middles.filter((other, index) => index !== drag.from && other < middle).length
		setDrag({ ...drag, to, moved })
	}

	function end() {
		if (!drag) return
		setDrag(null)
		if (drag.to !== drag.from) onOrder(moveItem(ids, drag.from, drag.to))
	}

	function styleOf(index: number): CSSProperties | undefined {
		if (!drag) return undefined
		if (index === drag.from) return { transform: `translateY(${drag.moved}px)`, zIndex: 10, position: "relative" }
		const up = index > drag.from && index <= drag.to
		const down = index < drag.from && index >= drag.to
		const shift = up ? -drag.height : down ? drag.height : 0
		return { transform: `translateY(${shift}px)`, transition: "transform var(--motion) var(--ease)" }
	}

	return {
		list,
		styleOf,
		draggedIndex: drag?.from ?? null,
		handleProps: (index: number) => ({
			onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
			onPointerMove: move,
			onPointerUp: end,
			onPointerCancel: () => setDrag(null),
		}),
	}
}
