import type { Page } from "@playwright/test"

/**
 * What the keyboard reaches on this screen without that it looks different then, or without that it can be seen: a
 * control by its markup. A ring may be drawn by the control, by its label, or by a neighbor. It ends with no focus.
 */
export async function unseenFocus(page: Page): Promise<string[]> {
	// From then on the browser takes each focus as the keyboard's.
	await page.keyboard.press("Tab")
	return page.evaluate(() => {
		const reached = "a[href], button, input, select, textarea, summary, video[controls], [tabindex]"
		const controls = [...document.querySelectorAll<HTMLElement>(reached)].filter(
			(control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
		)
		const around = (control: HTMLElement) => [
			control,
			...(control.parentElement?.children ?? []),
			...((control as HTMLInputElement).labels ?? []),
			...[control.parentElement, control.parentElement?.parentElement].filter((parent) => parent != null),
		]
		const look = (elements: Element[]) =>
			elements.map((element) => {
				const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor } = getComputedStyle(element)
				const ring = outlineStyle === "none" ? "" : outlineStyle + outlineWidth
				return [ring, boxShadow, backgroundColor, borderColor].join()
			})
		const unseen = controls.filter((control) => {
			;(document.activeElement as HTMLElement | null)?.blur()
			const elements = around(control)
			const before = look(elements).join("|")
			control.focus()
			if (document.activeElement !== control) return false
			if (look(elements).join("|") === before) return true
			// Within a box of one pixel, which hides it from the eye alone.
			for (let box: Element | null = control.parentElement; box; box = box.parentElement) {
				const { width, height } = box.getBoundingClientRect()
				if (getComputedStyle(box).overflow === "hidden" && Math.max(width, height) <= 1) return true
			}
			return false
		})
		;(document.activeElement as HTMLElement | null)?.blur()
		return unseen.map(({ outerHTML }) => outerHTML.slice(0, 160))
	})
}
