import type { SaxesAttributeNS, SaxesTagNS } from "saxes"
import { refersOutside, staysInside } from "./outside-reference"
import { EDITORS, RDF, VOCABULARY_TERM, XLINK, XML, XMLNS } from "./vocabulary"

const KNOWN = new Set(["", XLINK, XML, XMLNS])
const ADDRESS = /^(href|src)$/i
const ANIMATED = /^(values|from|to|by)$/i
const LABEL = /^(id|class|data-.*|aria-.*)$/i
const MAX_STEPS = 10_000
const OUTSIDE = "refers to something outside itself"
const UNKNOWN = "contains names of an unknown kind"
const HANDLER = "contains an event handler"

function checkAnimation({ local, value }: SaxesAttributeNS, target: string): string | null {
	const animatesAddress = ADDRESS.test(target.slice(target.indexOf(":") + 1))
	const steps = /^values$/i.test(local) ? value.split(";", MAX_STEPS + 1) : [value]
	if (steps.length > MAX_STEPS) return "has an animation of too many steps"
	// Every step of an animated address must stay inside the file; in other values, no step may look like an address.
	const leaves = (step: string) => (animatesAddress || /^\s*[a-z][a-z0-9+.-]*\s*:/i.test(step)) && !staysInside(step)
	return steps.some(leaves) ? OUTSIDE : null
}

/** Returns null, or why a picture with this attribute is refused. The text completes "… because it". */
export function checkAttribute(attribute: SaxesAttributeNS, tag: SaxesTagNS): string | null {
	const { uri, local, value } = attribute
	// The parser trims a namespace's name, but a browser does not.
	if (uri === XMLNS) return value === value.trim() ? null : UNKNOWN
	if (!KNOWN.has(uri) && !EDITORS.has(uri)) return UNKNOWN
	if (/^on/i.test(local)) return HANDLER
	if (local.toLowerCase() === "base") return OUTSIDE
	if (local.toLowerCase() === "attributename" && /^([\w.-]+:)?on/i.test(value.trim())) return HANDLER
	if (uri === RDF && tag.uri !== "" && EDITORS.has(tag.uri) && VOCABULARY_TERM.test(value)) return null
	if (ADDRESS.test(local)) return staysInside(value) ? null : OUTSIDE
	if (ANIMATED.test(local)) {
		const found = checkAnimation(attribute, tag.attributes.attributeName?.value.trim() ?? "")
		if (found) return found
	}
	return refersOutside(value, { isLabel: EDITORS.has(uri) || LABEL.test(local) }) ? OUTSIDE : null
}
