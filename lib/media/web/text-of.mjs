const LINES = new Set(
	"ADDRESS,ARTICLE,ASIDE,BLOCKQUOTE,BR,CAPTION,DD,DETAILS,DIV,DL,DT,FIELDSET,FIGCAPTION,FIGURE,FOOTER,FORM,HEADER,HR,LI,MAIN,OL,PRE,SECTION,SUMMARY,TABLE,TR,UL".split(
		",",
	),
)
const PARAGRAPHS = new Set("H1,H2,H3,H4,H5,H6,P".split(","))
const CELLS = new Set(["TD", "TH"])

const ELEMENT = 1
const TEXT = 3

/** How many line breaks stand around an element. @param {string} name */
const breaksAround = (name) => (PARAGRAPHS.has(name) ? 2 : LINES.has(name) ? 1 : 0)

/**
 * The text of an element: lines where it has lines, empty lines around paragraphs and headings. It keeps its own stack,
 * because a stranger's page may be nested deeper than the engine's.
 * @param {Node} root
 */
export function textOf(root) {
	let text = ""
	let breaks = 0
	/** @type {(Node | number)[]} Nodes still to visit, and the breaks that follow them. */
	const open = [root]
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (typeof next === "number") breaks = Math.max(breaks, next)
		else if (next.nodeType === TEXT) {
			const piece = (next.textContent ?? "").replace(/\s+/g, " ")
			if (piece.trim() !== "") {
				text += "\n".repeat(breaks) + piece
				breaks = 0
			} else if (breaks === 0) text += piece
		} else if (next.nodeType === ELEMENT || next === root) {
			const around = breaksAround(next.nodeName)
			breaks = Math.max(breaks, around)
			if (CELLS.has(next.nodeName) && breaks === 0) text += " "
			if (around) open.push(around)
			for (let child = next.lastChild; child; child = child.previousSibling) open.push(child)
		}
	}
	return text
		.replace(/ {2,}/g, " ")
		.replace(/ ?\n ?/g, "\n")
		.trim()
}
