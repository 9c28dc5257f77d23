/** The toasts' bottom offset: above a bar at the lower edge, and clear of a list's actions (use-toast-room.ts). */
export const ABOVE_BOTTOM_BAR = "max(1.5rem, calc(var(--bottom-bar, 0px) + 0.5rem), var(--row-actions, 0px))"

/** A bar this far above the lower edge leaves room for a toast. */
const TOAST_ROOM_PX = 112

/** Ref callback for a bar at the lower edge, whose buttons no toast may cover. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
	if (!bar) return
	const { style } = document.documentElement
	const measure = () => {
		const { top, bottom } = bar.getBoundingClientRect()
		const isInTheWay = window.innerHeight - bottom < TOAST_ROOM_PX && top < window.innerHeight
		style.setProperty("--bottom-bar", isInTheWay ? `${Math.ceil(window.innerHeight - top)}px` : "0px")
	}
	const observer = new ResizeObserver(measure)
	observer.observe(bar)
	// Content above the bar may push it down.
	observer.observe(document.body)
	// A class switches between sticky and static, which moves the bar without a resize or a scroll.
	const restyled = new MutationObserver(measure)
	restyled.observe(bar, { attributeFilter: ["class"] })
	window.addEventListener("scroll", measure, { passive: true })
	return () => {
		observer.disconnect()
		restyled.disconnect()
		window.removeEventListener("scroll", measure)
		style.removeProperty("--bottom-bar")
	}
}
