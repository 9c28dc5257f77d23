/** What opens over the page and goes again. */
const LAYER = "[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toaster]"
const TAKING = "[role=dialog], [role=alertdialog], [role=menu]"
const ROW = "[data-row], tr, li"

/** Where the focus is, and who inherits it. */
export interface Place {
	element: HTMLElement
	layer: Element | null
	/** Where it was before the layer opened. */
	behind: Place | null
	/** The row that it is in, those after it, then those before it. */
	rows: HTMLElement[]
	address: string
}

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
	// A menu is named by its button, which Safari does not focus when it is pressed.
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

/** Dialogs and menus look after what comes and goes inside of them, and one that is open is about to take the focus. */
export function isLost({ element, layer }: Place): boolean {
	if (element.isConnected || document.activeElement !== document.body || document.querySelector(TAKING)) return false
	return !layer?.isConnected || layer.matches("[data-sonner-toaster]")
}

/** The first that is still there and takes it. */
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
	// On another page the row is not gone, somebody left it.
	const left = place.address !== window.location.href
	if (left || (origin.rows.length === 0 && origin === place)) return
	const search = document.querySelector<HTMLElement>("main input[type=search]")
	// A phone would open its keyboard.
	if (search && window.matchMedia("(pointer: fine)").matches) yield search
	const main = document.querySelector<HTMLElement>("main")
	if (main) yield main
}
