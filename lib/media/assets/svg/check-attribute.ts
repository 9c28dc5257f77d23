import type { SaxesAttributeNS, SaxesTagNS } from "saxes"
import { refersOutside, staysInside } from "./outside-reference"
import { EDITORS, RDF, VOCABULARY_TERM, XLINK, XML, XMLNS } from "./vocabulary"

const KNOWN = new Set(["", XLINK, XML, XMLNS])
const ADDRESS = /^(href|src)$/i
const ANIMATED = /^(values|from|to|by)$/i
const LABEL = /^(id|class|data-.*|aria-.*)$/i
const OUTSIDE = "refers to something outside itself"
const HANDLER = "contains an event handler"

function checkAnimation(value: string, target: string): string | null {
	const animatesAddress = ADDRESS.test(target.slice(target.indexOf(":") + 1))
	for (const step of [value, ...value.split(";")]) {
		const text = step.trim()
		// Of an address's steps each has to stay inside, and of any other's none may look like one.
		if (animatesAddress ? !staysInside(text) : /^[a-z][a-z0-9+.-]*\s*:/i.test(text) && !staysInside(text))
			return OUTSIDE
	}
	return null
}

/** Null, or why a picture with this attribute is refused: completes "… cannot be used: it". */
export function checkAttribute(attribute: SaxesAttributeNS, tag: SaxesTagNS): string | null {
	const { uri, local, value } = attribute
	if (uri === XMLNS) return null
	if (!KNOWN.has(uri) && !EDITORS.has(uri)) return "contains names of an unknown kind"
	if (/^on/i.test(local)) return HANDLER
	if (local.toLowerCase() === "base") return OUTSIDE
	if (local.toLowerCase() === "attributename" && /^([\w.-]+:)?on/i.test(value.trim())) return HANDLER
	if (uri === RDF && tag.uri !== "" && EDITORS.has(tag.uri) && VOCABULARY_TERM.test(value)) return null
	if (ADDRESS.test(local)) return staysInside(value) ? null : OUTSIDE
	if (ANIMATED.test(local)) {
		const found = checkAnimation(value, tag.attributes.attributeName?.value.trim() ?? "")
		if (found) return found
	}
	return refersOutside(value, { isLabel: EDITORS.has(uri) || LABEL.test(local) }) ? OUTSIDE : null
}
