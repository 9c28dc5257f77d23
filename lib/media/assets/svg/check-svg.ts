import { setImmediate as breathe } from "node:timers/promises"
import { SaxesParser, type SaxesTagNS } from "saxes"
import { FINE, OTHER, refused, type Verdict } from "../verdict"
import { checkAttribute } from "./check-attribute"
import { countDrawn, MAX_DRAWN, type Part } from "./count-drawn"
import { refersOutside } from "./outside-reference"
import { EDITORS, SVG, SVG_ELEMENTS } from "./vocabulary"

const MAX_DEPTH = 100
const MAX_ELEMENTS = 50_000
const MAX_ATTRIBUTES = 200
/** A few milliseconds of parsing. Other requests get their turn between two chunks. */
const CHUNK_CHARACTERS = 128 * 1024

/** Ends the parsing. Any other error of the parser means that the text is not XML. */
class Refusal extends Error {}
const refuse = (because: string): never => {
	throw new Refusal(because)
}

function checkElement({ uri, local }: SaxesTagNS): void {
	if (EDITORS.has(uri)) return
	if (uri !== SVG) refuse("contains elements that aren't SVG")
	if (local.toLowerCase() === "script") refuse("contains a script")
	if (local.toLowerCase() === "foreignobject") refuse("contains foreign content (foreignObject)")
	if (!SVG_ELEMENTS.has(local)) refuse("contains elements that aren't SVG")
}

/** These elements point at what they change or link to. They do not draw it again. */
const POINTING = /^(animate.*|set|mpath|a)$/
const IDS = /#([^\s"'()]+)/g

class Inspection {
	readonly parser = new SaxesParser({ xmlns: true, position: false })
	isSvg = false
	readonly #open: Part[] = []
	readonly #byId = new Map<string, Part>()
	readonly #root: Part = { parts: [], references: [] }
	#elements = 0
	#attributes = 0
	#style: string | null = null
	#objection: string | null = null

	constructor() {
		const { parser } = this
		parser.on("xmldecl", ({ encoding = "utf-8", version = "1.0" }) => {
			// Read in another encoding, the same bytes are a different text.
			if (!/^(utf-?8|us-ascii)$/i.test(encoding) || version !== "1.0") this.#object("isn't saved as UTF-8")
		})
		parser.on("doctype", () => this.#object("contains a DOCTYPE"))
		parser.on("processinginstruction", () => this.#object("contains a processing instruction"))
		// Checked during parsing: the parser sorts all attributes of an element before it reports the element.
		parser.on("opentagstart", () => {
			this.#attributes = 0
		})
		parser.on("attribute", () => {
			this.#attributes += 1
			if (this.#attributes > MAX_ATTRIBUTES) refuse("has an element with too many attributes")
		})
		parser.on("opentag", (tag) => this.#enter(tag))
		parser.on("closetag", () => this.#leave())
		for (const event of ["text", "cdata"] as const) {
			parser.on(event, (text) => {
				if (this.#style !== null) this.#style += text
			})
		}
	}

	/** Before the root it is not clear yet whether this is an SVG at all: an HTML page has a DOCTYPE too. */
	#object(because: string): void {
		if (this.isSvg) refuse(because)
		this.#objection ??= because
	}

	#enter(tag: SaxesTagNS): void {
		if (this.#open.length === 0) {
			if (tag.uri !== SVG || tag.local !== "svg") refuse("has a root element other than svg")
			this.isSvg = true
			if (this.#objection) refuse(this.#objection)
		}
		if (this.#style !== null) refuse("contains elements inside a style")
		this.#elements += 1
		if (this.#open.length >= MAX_DEPTH) refuse(`is nested deeper than ${MAX_DEPTH} levels`)
		if (this.#elements > MAX_ELEMENTS) refuse(`has more than ${MAX_ELEMENTS} elements`)
		checkElement(tag)
		this.#note(tag)
		for (const attribute of Object.values(tag.attributes)) {
			const problem = checkAttribute(attribute, tag)
			if (problem) refuse(problem)
		}
		if (tag.uri === SVG && tag.local === "style") this.#style = ""
	}

	#note(tag: SaxesTagNS): void {
		const attributes = POINTING.test(tag.local) ? [] : Object.values(tag.attributes)
		const references = attributes
			.filter(({ local, value }) => /href/i.test(local) || value.includes("url("))
			.flatMap(({ value }) => [...value.slice(0, 1000).matchAll(IDS)].map(([, name = ""]) => name))
		const part: Part = { parts: [], references }
		const around = this.#open.at(-1) ?? this.#root
		around.parts.push(part)
		this.#open.push(part)
		const id = tag.attributes.id?.value
		if (id && !this.#byId.has(id)) this.#byId.set(id, part)
	}

	#leave(): void {
		this.#open.pop()
		if (this.#style !== null && refersOutside(this.#style)) refuse("refers to something outside itself")
		this.#style = null
	}

	end(): void {
		this.parser.close()
		if (countDrawn(this.#root, this.#byId) > MAX_DRAWN) refuse("repeats its own parts too often")
	}
}

/** Refuses scripts, handlers, foreign content, a DOCTYPE, processing instructions, and every address that leaves the
 * file, instead of cutting them out: what a browser makes of a repaired file is a guess. Never throws. */
export async function checkSvg(bytes: Uint8Array): Promise<Verdict> {
	const inspection = new Inspection()
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
		for (let at = 0; at < text.length; at += CHUNK_CHARACTERS) {
			inspection.parser.write(text.slice(at, at + CHUNK_CHARACTERS))
			await breathe()
		}
		inspection.end()
		return FINE
	} catch (error) {
		if (!inspection.isSvg) return OTHER
		return refused(error instanceof Refusal ? error.message : "is damaged")
	}
}
