import { type RefObject, useLayoutEffect, useRef } from "react"

const MARGIN = 12

/**
 * Keeps the button under the finger. When a change of the stage moves the button, the page scrolls by the same
 * distance, unless the stage's upper edge, with its time and level, would leave the screen. On a phone the stage
 * doubles its height when a file is chosen. `change` names the stage's shape. Null is a change without a press, after
 * which the page does not scroll. Undefined while the stage covers the page.
 */
export function useSteadyButton(
	stage: RefObject<HTMLElement | null>,
	button: RefObject<HTMLElement | null>,
	change: string | null | undefined,
): void {
	const last = useRef<{ change: string | null; top: number } | null>(null)
	useLayoutEffect(() => {
		if (change === undefined) last.current = null
		if (change === undefined || !stage.current || !button.current) return
		const top = button.current.getBoundingClientRect().top + scrollY
		const moved = last.current && change !== null && last.current.change !== change ? top - last.current.top : 0
		last.current = { change, top }
		if (moved === 0) return
		const most = stage.current.getBoundingClientRect().top - MARGIN
		scrollBy({ top: Math.min(moved, Math.max(0, most)), behavior: "instant" })
	})
}
