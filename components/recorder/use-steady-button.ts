import { type RefObject, useLayoutEffect, useRef } from "react"

const MARGIN = 12

/**
 * Keeps the button under the finger: when a change of the stage moves it within the page, the page is scrolled by as
 * much, unless that would push the stage's upper edge (time and level stand there) out of sight. A phone's camera makes
 * the stage twice as high as its introduction was. `change` names the stage's shape; null is one that nobody's finger
 * caused, after which the page stays where it is.
 */
export function useSteadyButton(
	stage: RefObject<HTMLElement | null>,
	button: RefObject<HTMLElement | null>,
	change: string | null,
): void {
	const last = useRef<{ change: string | null; top: number } | null>(null)
	useLayoutEffect(() => {
		if (!stage.current || !button.current) return
		const top = button.current.getBoundingClientRect().top + scrollY
		const moved = last.current && change !== null && last.current.change !== change ? top - last.current.top : 0
		last.current = { change, top }
		if (moved === 0) return
		const most = stage.current.getBoundingClientRect().top - MARGIN
		scrollBy({ top: Math.min(moved, Math.max(0, most)), behavior: "instant" })
	})
}
