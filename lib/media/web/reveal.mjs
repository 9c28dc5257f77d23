/** What opens and closes a part of the page. One that opens a menu or a window shows nothing that is read. */
const CONTROLS =
	"[aria-expanded], [aria-controls], [role='tab'], [data-bs-target], [data-bs-toggle='collapse'], [data-toggle='collapse']"
const OPENS_ELSEWHERE = "[aria-haspopup]:not([aria-haspopup='false'])"
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role='heading'], summary, dt"
/** A part of which more is links than this is a menu. */
const MOSTLY = 0.8
const HIDING = ["hidden", "aria-hidden", "inert"]

/** @param {Element} element @param {string} name */
function renamed(element, name) {
	const other = /** @type {Document} */ (element.ownerDocument).createElement(name)
	other.append(...element.childNodes)
	element.replaceWith(other)
	return other
}

/** @param {Element} element */
const lengthOf = (element) => (element.textContent ?? "").replace(/\s+/g, "").length

/** @param {Element} panel */
function isMenu(panel) {
	let linked = 0
	for (const link of panel.querySelectorAll("a[href]")) linked += lengthOf(link)
	return linked > 0 && linked >= lengthOf(panel) * MOSTLY
}

/** @param {Element} control */
function namesOf(control) {
	const named = (control.getAttribute("aria-controls") ?? "").split(/\s+/)
	for (const name of ["data-bs-target", "data-target", "href"]) {
		const target = control.getAttribute(name) ?? ""
		if (target.startsWith("#")) named.push(target.slice(1))
	}
	return named.filter(Boolean)
}

/** Shows an element that a click would show. What is hidden inside it stays so. @param {Element} panel */
function show(panel) {
	for (const name of HIDING) panel.removeAttribute(name)
	const style = panel.getAttribute("style")
	if (style) panel.setAttribute("style", style.replace(/(?:display|visibility)\s*:[^;]*/gi, ""))
}

/**
 * Makes text of what a visitor reads after a click: panels that a control names, the control's own words, and the shadow
 * trees that the page's source declares. A button without a panel stays a button, and what no control opens stays hidden.
 * @param {Document} document @param {string} hidden selects what visitors do not see @param {string} around selects menus
 */
export function reveal(document, hidden, around) {
	/** @type {ParentNode[]} A tree may hold another one, which only a search inside it finds. */
	const trees = [document]
	for (const tree of trees) {
		for (const template of [...tree.querySelectorAll("template[shadowrootmode], template[shadowroot]")]) {
			trees.push(renamed(template, "div"))
		}
	}
	/** @type {Map<string, Element>} */
	const panels = new Map()
	for (const panel of document.querySelectorAll("[id]")) {
		const id = panel.getAttribute("id") ?? ""
		if (!panels.has(id)) panels.set(id, panel)
	}
	for (const control of [...document.querySelectorAll(CONTROLS)]) {
		// Before its panel is shown, since a hidden control opens nothing.
		if (control.matches(OPENS_ELSEWHERE) || control.closest(around) || control.closest(hidden)) continue
		const opened = namesOf(control).flatMap((id) => panels.get(id) ?? [])
		for (const panel of opened) if (panel !== control && !panel.contains(control) && !isMenu(panel)) show(panel)
		const [panel] = opened
		// The labels of tabs stand together, far from what they name.
		if (control.getAttribute("role") === "tab" && panel && !panel.contains(control)) {
			const label = renamed(control, "h3")
			panel.before(label)
		}
	}
	for (const panel of document.querySelectorAll("[hidden='until-found' i]")) show(panel)
	for (const button of [...document.querySelectorAll("button")]) {
		if (button.closest(around) || button.matches(OPENS_ELSEWHERE)) continue
		if (button.closest(HEADINGS)) renamed(button, "span")
		else if (button.matches("[aria-expanded], [aria-controls]")) renamed(button, "div")
	}
}
