import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Keeps the button under the finger: when a change of the stage moves it within the page, the page is scrolled by as
 * much. A phone's camera makes the stage three times as high as its introduction was. `change` names the stage's shape.
 */
export function useSteadyButton(button: RefObject<HTMLElement | null>, change: string): void {
	const last = useRef<{ change: string; top: number } | null>(null)
	useLayoutEffect(() => {
		const element = button.current
		if (!element) return
		const top = element.getBoundingClientRect().top + scrollY
		const moved = last.current && last.current.change !== change ? top - last.current.top : 0
		last.current = { change, top }
		if (moved !== 0) scrollBy({ top: moved, behavior: "instant" })
	})
}
