import { type PointerEvent, useRef } from "react"

/** Pixels. A shorter way is a tap. */
const FAR_ENOUGH = 40

/** Handlers that report a finger's way across the element: 1 to the left, which brings the next, and -1 to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
	const start = useRef<{ x: number; y: number } | null>(null)
	return {
		onPointerDown({ clientX, clientY, isPrimary }: PointerEvent) {
			start.current = isPrimary ? { x: clientX, y: clientY } : null
		},
		onPointerUp({ clientX, clientY }: PointerEvent) {
			if (!start.current) return
			const across = clientX - start.current.x
			const along = clientY - start.current.y
			start.current = null
			if (Math.abs(across) >= FAR_ENOUGH && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
		},
		onPointerCancel() {
			start.current = null
		},
	}
}
