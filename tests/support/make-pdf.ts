import { constants, deflateRawSync } from "node:zlib"

interface PdfOptions {
	/** The title in the document's information dictionary. */
	title?: string
	/** More entries in the trailer, such as /Encrypt. */
	trailer?: string
	/** More objects, numbered from 1. */
	objects?: string[]
	/** Raw content streams to use instead of pages of lines. */
	streams?: Uint8Array[]
}

const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&")
const latin1 = (text: string) => Buffer.from(text, "latin1")

/** The drawing operators for lines of text. */
export function pageOf(lines: string[]): Uint8Array {
	return latin1(`BT /F1 12 Tf 72 720 Td 14 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(" ")} ET`)
}

/** Builds a whole PDF from pages of lines (Latin-1), uncompressed except for `bomb`. */
export function makePdf(pages: string[][], { title, trailer = "", objects = [], streams }: PdfOptions = {}): Buffer {
	const bodies: Buffer[] = objects.map(latin1)
	const add = (...parts: (string | Uint8Array)[]) =>
		bodies.push(Buffer.concat(parts.map((part) => (typeof part === "string" ? latin1(part) : Buffer.from(part)))))
	const font = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
	const contents = streams ?? pages.map(pageOf)
	const tree = bodies.length + contents.length * 2 + 1
	const kids = contents.map((content) => {
		const filter = content[0] === 0x78 ? " /Filter /FlateDecode" : ""
		const stream = add(`<< /Length ${content.length}${filter} >>\nstream\n`, content, "\nendstream")
		return add(
			`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Contents ${stream} 0 R`,
			` /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
		)
	})
	add(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${kids.length} >>`)
	const catalog = add(`<< /Type /Catalog /Pages ${tree} 0 R >>`)
	const info = title === undefined ? "" : `/Info ${add(`<< /Title (${escaped(title)}) >>`)} 0 R`
	let size = 9
	const offsets: number[] = []
	const written = bodies.map((body, at) => {
		const object = Buffer.concat([latin1(`${at + 1} 0 obj\n`), body, latin1("\nendobj\n")])
		offsets.push(size)
		size += object.length
		return object
	})
	const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
	const end = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${bodies.length + 1} /Root ${catalog} 0 R ${info} ${trailer} >>\nstartxref\n${size}\n%%EOF\n`
	return Buffer.concat([latin1("%PDF-1.4\n"), ...written, latin1(end)])
}

/** A compressed stream of a few KB or MB that unpacks to `bytes` of text drawn on one page. */
export function bomb(bytes: number): Uint8Array {
	// Compresses one block and repeats it, which works because a fully flushed block is independent. Compressing a
	// gigabyte would take seconds.
	const block = 16 * 1024 * 1024
	const flushed = (text: Buffer) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH })
	const middle = flushed(Buffer.alloc(block, "a"))
	return Buffer.concat([
		Buffer.from([0x78, 0x9c]),
		flushed(latin1("BT /F1 12 Tf (")),
		...Array<Buffer>(Math.ceil(bytes / block)).fill(middle),
		deflateRawSync(latin1(") Tj ET")),
	])
}
