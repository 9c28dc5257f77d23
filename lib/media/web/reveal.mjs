/** What opens and closes a part of the page. A control that opens a menu or a window shows nothing that is read. */
const CONTROLS =
	"[aria-expanded], [aria-controls], [role='tab'], [data-bs-target], [data-bs-toggle='collapse'], [data-toggle='collapse']"
const FOLDS = "[aria-expanded], [aria-controls], [data-bs-toggle='collapse'], [data-toggle='collapse']"
const OPENS_ELSEWHERE = "[aria-haspopup]:not([aria-haspopup='false'])"
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role='heading'], summary, dt"
/** A part of which more is links than this is a menu. */
const MOSTLY = 0.8
/** A part that calls itself a menu is none if more is text. Website builders make accordions of menus. */
const PROSE = 0.5
const MENUS = "nav, [role='navigation']"
const INNER_HEADERS = "article header, section header, main header"
const HIDING = ["hidden", "aria-hidden", "inert"]

/** What is hidden stays so. @param {Element} element @param {string} name */
function renamed(element, name) {
	const other = /** @type {Document} */ (element.ownerDocument).createElement(name)
	for (const { name, value } of element.attributes) other.setAttribute(name, value)
	other.append(...element.childNodes)
	element.replaceWith(other)
	return other
}

/** @param {Element} element */
const lengthOf = (element) => (element.textContent ?? "").replace(/\s+/g, "").length

/** How much of its text is links and buttons. @param {Element} panel */
function linkedShare(panel) {
	let linked = 0
	for (const link of panel.querySelectorAll("a[href], button")) linked += lengthOf(link)
	return linked / (lengthOf(panel) || Number.NaN)
}

/** What only looks like the page's own menu or header. @param {Document} document */
function renameMistaken(document) {
	for (const menu of [...document.querySelectorAll(MENUS)]) {
		if (linkedShare(menu) < PROSE) renamed(menu, "div").removeAttribute("role")
	}
	for (const header of [...document.querySelectorAll(INNER_HEADERS)]) renamed(header, "div")
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

/** Makes text of what a visitor reads after a click: panels that a control names, the control's own words, and declared
 * shadow trees. A button without a panel stays a button, and what no control opens stays hidden.
 * @param {Document} document @param {string} hidden selects what visitors do not see @param {string} around menus */
export function reveal(document, hidden, around) {
	/** @type {ParentNode[]} A tree may hold another one, which only a search inside it finds. */
	const trees = [document]
	for (const tree of trees) {
		for (const template of [...tree.querySelectorAll("template[shadowrootmode], template[shadowroot]")]) {
			trees.push(renamed(template, "div"))
		}
	}
	renameMistaken(document)
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
		for (const panel of opened)
			if (panel !== control && !panel.contains(control) && !(linkedShare(panel) >= MOSTLY)) show(panel)
		const [panel] = opened
		// The labels of tabs are together, far from what they name.
		if (control.getAttribute("role") === "tab" && panel && !panel.contains(control)) {
			const label = renamed(control, "h3")
			panel.before(label)
		}
	}
	for (const panel of document.querySelectorAll("[hidden='until-found' i]")) show(panel)
	for (const button of [...document.querySelectorAll("button")]) {
		if (button.closest(around) || button.matches(OPENS_ELSEWHERE)) continue
		if (button.closest(HEADINGS)) renamed(button, "span")
		else if (button.matches(FOLDS)) renamed(button, "div")
	}
}
