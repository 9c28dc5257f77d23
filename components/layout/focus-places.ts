const LAYER = "[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toaster]"
const TAKING = "[role=dialog], [role=alertdialog], [role=menu]"
const ROW = "[data-row], tr, li"

/** The focused element and the candidates to inherit its focus. */
export interface Place {
	element: HTMLElement
	layer: Element | null
	behind: Place | null
	/** The row that contains the element, then the rows after it, then those before it. */
	rows: HTMLElement[]
	address: string
}

/** Describes `element` as a place. `before` is the place that had the focus until now. */
export function placeOf(element: HTMLElement, before: Place | null): Place {
	const layer = element.closest(LAYER)
	return {
		element,
		layer,
		behind: layer && behindOf(layer, before),
		rows: layer ? [] : rowsFrom(element),
		address: window.location.href,
	}
}

function behindOf(layer: Element, before: Place | null): Place | null {
	if (before?.layer === layer) return before.behind
	// A menu is labelled by its button, which Safari does not focus on a press.
	const button = layer.matches("[role=menu]") && document.getElementById(layer.getAttribute("aria-labelledby") ?? "")
	return button ? placeOf(button, null) : before
}

function rowsFrom(element: Element): HTMLElement[] {
	const row = element.closest<HTMLElement>(ROW)
	if (!row) return []
	const rows = [...(row.parentElement?.children ?? [])].filter((other) => other instanceof HTMLElement)
	const at = rows.indexOf(row)
	return [...rows.slice(at), ...rows.slice(0, at).reverse()]
}

/** True if the focus fell to the body. Open dialogs and menus take it themselves, and handle removals inside. */
export function isLost({ element, layer }: Place): boolean {
	if (element.isConnected || document.activeElement !== document.body || document.querySelector(TAKING)) return false
	return !layer?.isConnected || layer.matches("[data-sonner-toaster]")
}

export function takeBack(place: Place): void {
	for (const heir of heirsOf(place)) {
		heir.focus({ preventScroll: heir.tagName === "MAIN" })
		if (document.activeElement === heir) return
	}
}

function* heirsOf(place: Place): Generator<HTMLElement> {
	let origin = place
	while (origin.behind) {
		yield origin.element
		origin = origin.behind
	}
	yield origin.element
	const wasRow = origin.element === origin.rows[0]
	for (const row of origin.rows) {
		if (!row.isConnected) continue
		const menu = row.querySelector<HTMLElement>("[aria-haspopup=menu]")
		yield (wasRow ? null : (menu ?? [...row.querySelectorAll("button")].at(-1))) ?? row
	}
	// After a navigation the row was not removed: the admin left its page.
	const left = place.address !== window.location.href
	if (left || (origin.rows.length === 0 && origin === place)) return
	const search = document.querySelector<HTMLElement>("main input[type=search]")
	// On touch the search field would open the keyboard.
	if (search && window.matchMedia("(pointer: fine)").matches) yield search
	const main = document.querySelector<HTMLElement>("main")
	if (main) yield main
}
