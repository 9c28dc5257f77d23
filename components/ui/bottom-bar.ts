/** Where toasts begin: above the bar at the lower edge, where there is one. */
export const ABOVE_BOTTOM_BAR = "max(1.5rem, calc(var(--bottom-bar, 0px) + 0.5rem))"

/** A bar that stands higher than a toast is not in its way. */
const TOAST_ROOM_PX = 112

/** The `ref` of a bar that stands or sticks at the lower edge, whose actions no toast may cover. */
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
	// What stands above it may push it down.
	observer.observe(document.body)
	// Whether it sticks is a class: that moves it without a size or a scroll.
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
