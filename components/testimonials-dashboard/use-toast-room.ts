import { useEffect } from "react"

/** Between a toast and what it must not cover. */
const MARGIN_PX = 8
/** How far the toasts behind the first one look out. */
const PEEK_PX = 16

/** The distance from the lower edge at which a toast covers none of the boxes. Boxes and sizes are in pixels. */
export function clearBottom(
	boxes: readonly { top: number; bottom: number }[],
	{ from, height, viewport }: { from: number; height: number; viewport: number },
): number {
	let bottom = from
	for (const box of [...boxes].sort((one, other) => other.bottom - one.bottom)) {
		const covers = box.bottom + MARGIN_PX > viewport - bottom - height && box.top - MARGIN_PX < viewport - bottom
		if (covers) bottom = viewport - box.top + MARGIN_PX
	}
	// Better at the edge than at the top of the screen, where no one looks for it.
	return bottom + height > viewport * 0.75 ? from : bottom
}

function measure(): void {
	const { style } = document.documentElement
	const toasts = [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")]
	const stack = toasts[0]?.parentElement?.getBoundingClientRect()
	if (!stack) {
		style.removeProperty("--row-actions")
		return
	}
	const height = Math.max(...toasts.map((toast) => toast.offsetHeight)) + PEEK_PX * (toasts.length - 1)
	const bar = Number.parseFloat(style.getPropertyValue("--bottom-bar")) || 0
	const boxes = [...document.querySelectorAll("[data-row] > :last-child :is(a, button)")]
		.map((action) => action.getBoundingClientRect())
		.filter(({ left, right }) => right > stack.left && left < stack.right)
	const from = Math.max(24, bar + MARGIN_PX)
	style.setProperty("--row-actions", `${clearBottom(boxes, { from, height, viewport: window.innerHeight })}px`)
}

export function useToastRoom(): void {
	useEffect(() => {
		const observer = new MutationObserver(measure)
		observer.observe(document.body, { childList: true, subtree: true })
		window.addEventListener("scroll", measure, { passive: true })
		window.addEventListener("resize", measure)
		return () => {
			observer.disconnect()
			window.removeEventListener("scroll", measure)
			window.removeEventListener("resize", measure)
			document.documentElement.style.removeProperty("--row-actions")
		}
	}, [])
}
