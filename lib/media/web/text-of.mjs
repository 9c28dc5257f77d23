/** What readers of a page don't read. */
export const NOT_TEXT =
	"title, meta, link, base, script, style, noscript, template, svg, math, iframe, object, canvas, video, audio, button, select, textarea, input, dialog"
/** What a page has struck out is no longer so: an old price, most of all. */
export const STRUCK = "del, s, strike, [style*='line-through']"

const LINES = new Set(
	"ADDRESS,ARTICLE,ASIDE,BLOCKQUOTE,BR,CAPTION,DD,DETAILS,DIV,DL,DT,FIELDSET,FIGCAPTION,FIGURE,FOOTER,FORM,HEADER,HR,LI,MAIN,OL,PRE,SECTION,SUMMARY,TABLE,TR,UL".split(
		",",
	),
)
const PARAGRAPHS = new Set("H1,H2,H3,H4,H5,H6,P".split(","))
const CELLS = new Set(["TD", "TH"])

/** Their words are apart even if no blank is between them. Bold or italic letters may begin a word. */
const BOXES = new Set("A,BUTTON,LABEL,SPAN,TIME".split(","))
/** A shorter piece is a letter of a word that is drawn letter by letter. */
const WORD_LENGTH = 3

const ELEMENT = 1
const TEXT = 3

/** How many line breaks are around an element. @param {string} name */
const breaksAround = (name) => (PARAGRAPHS.has(name) ? 2 : LINES.has(name) ? 1 : 0)

/** Whether the layout shows a blank between the texts of two elements that touch: "Soup" and "5,40", not parts of a
 * word. @param {string} left @param {string} right their texts @param {string} ended @param {string} began the elements
 * between them: the last that ended, and the last that began after it */
function standApart(left, right, ended, began) {
	// "12" with small "50" is a price. One letter after text is a part of it.
	const isRaised = began === "SUP" && /\d$/.test(left)
	if (!isRaised && (ended === "" || began === "")) return false
	const [before, after] = [left.at(-1) ?? "", right.charAt(0)]
	const number = /\p{N}/u
	if (!/[\p{L}\p{N}.!?:)]/u.test(before) || !/[\p{L}\p{N}\p{Sc}+]/u.test(after)) return false
	if (/[\p{Sc}+]/u.test(after)) return !number.test(before)
	const isFigure = number.test(after) && left.length - left.lastIndexOf(" ") > WORD_LENGTH
	if (!isFigure && (left.length === 1 || right.length === 1)) return false
	if (number.test(before) || number.test(after)) return true
	if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after)) return true
	const areBoxes = BOXES.has(ended) && BOXES.has(began)
	return areBoxes && left.length >= WORD_LENGTH && right.length >= WORD_LENGTH && !/\p{Lo}/u.test(before + after)
}

/** An answer beside its question is read below it. @param {string} cell */
const besides = (cell) => (/[?？؟]\s?$/.test(cell) ? "\n" : " ")

/** Keeps its own stack, because a stranger's page may be nested deeper than the engine's. @param {Node} root */
export function textOf(root) {
	let text = ""
	let breaks = 0
	let [last, ended, began] = ["", "", ""]
	/** @type {(Node | number | string)[]} Nodes still to visit, and the breaks or the end that follow them. */
	const open = [root]
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (typeof next === "number") breaks = Math.max(breaks, next)
		else if (typeof next === "string") {
			ended = next
			began = ""
		} else if (next.nodeType === TEXT) {
			const piece = (next.textContent ?? "").replace(/\s+/g, " ")
			if (piece.trim() !== "") {
				if (breaks === 0 && standApart(last, piece, ended, began)) text += " "
				;[last, ended, began] = [piece, "", ""]
				text += "\n".repeat(breaks) + piece
				breaks = 0
			} else if (breaks === 0) text += piece
		} else if (next.nodeType === ELEMENT || next === root) {
			const around = breaksAround(next.nodeName)
			breaks = Math.max(breaks, around)
			if (CELLS.has(next.nodeName) && breaks === 0) text += besides(last)
			began = next.nodeName
			open.push(around || next.nodeName)
			for (let child = next.lastChild; child; child = child.previousSibling) open.push(child)
		}
	}
	return text
		.replace(/ {2,}/g, " ")
		.replace(/ ?\n ?/g, "\n")
		.trim()
}
