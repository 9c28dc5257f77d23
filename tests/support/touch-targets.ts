import type { Page } from "@playwright/test"

/** Pixels that a fingertip needs in both directions. */
const LEAST_PX = 40

/**
 * What a finger can press on this screen, but hardly hit: each as its name and size. An area that a pseudo-element or a
 * label adds counts as part of its control. Links within a sentence are left out, as in WCAG 2.5.8: their line sets
 * their height. So is what lies behind an open dialog or menu. The page stays where it was scrolled to.
 */
export function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate(async (least) => {
		// A toast that still slides in or out is partly beyond the screen's edge.
		const sliding = [...document.querySelectorAll("[data-sonner-toast]")].flatMap((toast) => toast.getAnimations())
		await Promise.all(sliding.map(({ finished }) => finished.catch(() => undefined)))
		const PRESSABLE =
			"a[href], button, select, textarea, summary, input:not([type=hidden]), [role=switch], [role=slider], [role^=menuitem]"
		const inSentence = (element: Element) =>
			getComputedStyle(element).display === "inline" &&
			(element.parentElement?.textContent ?? "").trim().length > (element.textContent ?? "").trim().length
		const isLarge = (element: Element) => {
			const { width, height } = element.getBoundingClientRect()
			return width >= least - 0.5 && height >= least - 0.5
		}
		/** Presses at the ends of a cross of the least size, centered on the element. */
		const takesPresses = (element: Element) => {
			element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
			const { left, top, width, height } = element.getBoundingClientRect()
			const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1]
			return [
				[x - reach, y],
				[x + reach, y],
				[x, y - reach],
				[x, y + reach],
			].every(([atX = 0, atY = 0]) => {
				const hit = document.elementFromPoint(atX, atY)
				return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element)
			})
		}
		/** A press on its middle meets something else, such as the dimmed page below a dialog. */
		const isBehind = (element: Element) => {
			element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
			const { left, top, width, height } = element.getBoundingClientRect()
			const hit = document.elementFromPoint(left + width / 2, top + height / 2)
			return hit === null || !element.contains(hit)
		}
		const { scrollX, scrollY } = window
		const small = [...document.querySelectorAll<HTMLElement>(PRESSABLE)]
			.filter(
				(element) =>
					element.checkVisibility({ visibilityProperty: true }) &&
					!element.closest(
						"[inert], [aria-hidden=true], [data-sonner-toast]:is([data-mounted=false], [data-removed=true])",
					),
			)
			.flatMap((element) => {
				const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
				const { width, height } = element.getBoundingClientRect()
				// Only for screen readers or keyboards. Its label, if it has one, is what a finger presses.
				const isHidden = width <= 1 || height <= 1 || getComputedStyle(element).clipPath === "inset(50%)"
				const targets = isHidden ? labels : [element, ...labels]
				if (targets.length === 0 || inSentence(element) || targets.some(isLarge) || targets.some(takesPresses))
					return []
				if (targets.every(isBehind)) return []
				const name = element.getAttribute("aria-label") || element.textContent?.trim() || element.getAttribute("name")
				return [`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`]
			})
		window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" })
		return small
	}, LEAST_PX)
}
