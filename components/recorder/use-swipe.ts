import { type PointerEvent, useRef } from "react"

/** Pixels. A shorter way is a tap. */
const FAR_ENOUGH = 40

/** Handlers that report a finger's way across the element: 1 toward the beginning of a line, which brings the next, else -1. */
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
			if (Math.abs(across) >= FAR_ENOUGH && Math.abs(across) > Math.abs(along))
				onSwipe(across < 0 === (globalThis.visitorLanguage?.dir !== "rtl") ? 1 : -1)
		},
		onPointerCancel() {
			start.current = null
		},
	}
}
