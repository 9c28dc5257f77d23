import { setImmediate as breathe } from "node:timers/promises"
import { SaxesParser, type SaxesTagNS } from "saxes"
import { FINE, OTHER, refused, type Verdict } from "../verdict"
import { checkAttribute } from "./check-attribute"
import { countDrawn, MAX_DRAWN, type Part } from "./count-drawn"
import { refersOutside } from "./outside-reference"
import { EDITORS, SVG, SVG_ELEMENTS } from "./vocabulary"

const MAX_DEPTH = 100
const MAX_ELEMENTS = 50_000
/** A few milliseconds of parsing, between which other requests get their turn. */
const CHUNK_CHARACTERS = 128 * 1024

/** Ends the parsing; anything else that the parser throws means that the text is no XML. */
class Refusal extends Error {}
const refuse = (because: string): never => {
	throw new Refusal(because)
}

function checkElement({ uri, local }: SaxesTagNS): void {
	if (EDITORS.has(uri)) return
	if (uri !== SVG) refuse("contains elements that are not SVG")
	if (local.toLowerCase() === "script") refuse("contains a script")
	if (local.toLowerCase() === "foreignobject") refuse("contains foreign content (foreignObject)")
	if (!SVG_ELEMENTS.has(local)) refuse("contains elements that are not SVG")
}

/** They point at what they change or lead to; they do not draw it again. */
const POINTING = /^(animate.*|set|mpath|a)$/
const IDS = /#([^\s"'()]+)/g

class Inspection {
	readonly parser = new SaxesParser({ xmlns: true, position: false })
	isSvg = false
	readonly #open: { part: Part; named: boolean }[] = []
	readonly #parts = new Map<string, Part>()
	readonly #whole: Part = { elements: 0, references: [] }
	#style: string | null = null

	constructor() {
		const { parser } = this
		parser.on("xmldecl", ({ encoding = "utf-8", version = "1.0" }) => {
			// Read as something else, the same bytes are another text.
			if (!/^(utf-?8|us-ascii)$/i.test(encoding) || version !== "1.0") refuse("is not written in UTF-8")
		})
		parser.on("doctype", (doctype) => {
			// Another document's own declaration; an SVG's may define entities, and points to a file elsewhere.
			this.isSvg = /^\s*svg\b/i.test(doctype)
			refuse("contains a DOCTYPE")
		})
		parser.on("processinginstruction", () => refuse("contains a processing instruction"))
		parser.on("opentag", (tag) => this.#enter(tag))
		parser.on("closetag", () => this.#leave())
		for (const event of ["text", "cdata"] as const) {
			parser.on(event, (text) => {
				if (this.#style !== null) this.#style += text
			})
		}
	}

	#enter(tag: SaxesTagNS): void {
		if (this.#open.length === 0) {
			if (tag.uri !== SVG || tag.local !== "svg") refuse("")
			this.isSvg = true
		}
		if (this.#style !== null) refuse("contains elements inside a style")
		this.#whole.elements += 1
		if (this.#open.length >= MAX_DEPTH) refuse(`is nested deeper than ${MAX_DEPTH} levels`)
		if (this.#whole.elements > MAX_ELEMENTS) refuse(`has more than ${MAX_ELEMENTS} elements`)
		checkElement(tag)
		this.#note(tag)
		for (const attribute of Object.values(tag.attributes)) {
			const problem = checkAttribute(attribute, tag)
			if (problem) refuse(problem)
		}
		if (tag.uri === SVG && tag.local === "style") this.#style = ""
	}

	/** Who contains and who refers to whom, for what drawing it would take. */
	#note(tag: SaxesTagNS): void {
		const id = tag.attributes.id?.value
		const part = { elements: 0, references: [] }
		if (id && !this.#parts.has(id)) this.#parts.set(id, part)
		this.#open.push({ part, named: Boolean(id) })
		const attributes = POINTING.test(tag.local) ? [] : Object.values(tag.attributes)
		const references = attributes
			.filter(({ local, value }) => /href/i.test(local) || value.includes("url("))
			.flatMap(({ value }) => [...value.slice(0, 1000).matchAll(IDS)].map(([, name = ""]) => name))
		this.#whole.references.push(...references)
		for (const { part: around, named } of this.#open) {
			if (!named) continue
			around.elements += 1
			around.references.push(...references)
		}
	}

	#leave(): void {
		this.#open.pop()
		if (this.#style !== null && refersOutside(this.#style)) refuse("refers to something outside itself")
		this.#style = null
	}

	end(): void {
		this.parser.close()
		if (countDrawn(this.#parts, this.#whole) > MAX_DRAWN) refuse("repeats its own parts too often")
	}
}

/**
 * Whether an SVG may be served as it came. Scripts, handlers, foreign content, a DOCTYPE, processing instructions, and
 * every address that leaves the file are refused rather than cut out: what a browser makes of a mended file is a guess.
 * `other` for anything whose root is not an SVG's. Never throws for what a file holds.
 */
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
