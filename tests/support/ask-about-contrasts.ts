import type axeCore from "axe-core"

declare global {
	interface Window {
		axe?: typeof axeCore
	}
}

/** A rule, and the HTML of the element that breaks it. */
export interface Finding {
	id: string
	nodes: string[]
}

/**
 * Runs in the page. Asks axe about the contrast of each text whose look is not in `known`. Of texts that look alike it
 * asks about the first only, but it always asks about text whose background is more than the boxes around it. Returns
 * what axe judged and what it found.
 */
export async function askAboutContrasts(known: string[]): Promise<{ good: string[]; found: Finding[] }> {
	/** The colors below this text, down to the first opaque one; null if they cannot be determined. */
	function groundOf(element: Element): string[] | null {
		const text = element.getBoundingClientRect()
		const colors: string[] = []
		let isCovered = false
		for (let box: Element | null = element; box; box = box.parentElement) {
			const { opacity, filter, mixBlendMode, backgroundImage, backgroundColor, position } = getComputedStyle(box)
			if (opacity !== "1" || filter !== "none" || mixBlendMode !== "normal") return null
			if (isCovered) continue
			if (backgroundImage !== "none") return null
			colors.push(backgroundColor)
			isCovered = !/\/|^rgba/.test(backgroundColor)
			if (!isCovered && position !== "static" && position !== "relative") return null
			const { left, right, top, bottom } = box.getBoundingClientRect()
			if (left > text.left || right < text.right || top > text.top || bottom < text.bottom) return null
		}
		return isCovered ? colors.filter((color) => color !== "rgba(0, 0, 0, 0)") : null
	}

	function contrastOf(element: Element): string | null {
		const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
		const ground = groundOf(element)
		return ground && [color, fontSize, fontWeight, textShadow, ...ground].join()
	}

	const unsure: Element[] = [...document.querySelectorAll("iframe")]
	const alike = new Map<string, Element[]>()
	for (const element of document.querySelectorAll("body, body *")) {
		const isField = element.matches("input, select, textarea")
		const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
		if (!(isField || hasText) || !element.checkVisibility()) continue
		const contrast = contrastOf(element)
		if (contrast === null) unsure.push(element)
		else if (!known.includes(contrast)) alike.set(contrast, [...(alike.get(contrast) ?? []), element])
	}

	const good: string[] = []
	const found: Finding[] = []
	async function ask(elements: Element[]): Promise<void> {
		if (!window.axe) throw new Error("The page was left meanwhile.")
		if (elements.length === 0) return
		const context = { include: elements } as unknown as axeCore.ElementContext
		const { passes, violations } = await window.axe.run(context, {
			runOnly: ["color-contrast"],
			resultTypes: ["violations", "passes"],
			elementRef: true,
		})
		for (const { id, nodes } of violations) found.push({ id, nodes: nodes.map(({ html }) => html) })
		const passed = new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
		for (const [contrast, those] of alike)
			if (those.some((element) => passed.has(element as HTMLElement))) good.push(contrast)
	}
	await ask([...unsure, ...[...alike.values()].flatMap(([first]) => first ?? [])])
	// axe may be unable to judge a text in one place, such as below a message, and able to in another.
	for (const contrast of good) alike.delete(contrast)
	await ask([...alike.values()].flatMap(([, ...others]) => others))
	return { good, found }
}
