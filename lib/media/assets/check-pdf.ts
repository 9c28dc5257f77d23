import { FINE, OTHER, refused, type Verdict } from "./verdict"

/** Readers look for the end of a PDF in its last kilobyte. */
const TAIL_BYTES = 1024
const TRAILER_BYTES = 4096
const PADDING: readonly (number | undefined)[] = [0x00, 0x09, 0x0a, 0x0d, 0x20]
const ROOT = /\/Root\s{0,8}(\d{1,10})\s{1,8}(\d{1,5})\s{1,8}R\b/
const BROKEN = refused("is damaged or incomplete")

/** Some programs and disks pad a file after its end. */
function withoutPadding(bytes: Buffer): Buffer {
	let end = bytes.length
	while (end > 0 && PADDING.includes(bytes[end - 1])) end -= 1
	return bytes.subarray(0, end)
}

const textAt = (pdf: Buffer, at: number) => pdf.toString("latin1", at, at + TRAILER_BYTES)

function crossReferenceNamesRoot(pdf: Buffer): boolean {
	const tail = pdf.subarray(-TAIL_BYTES).toString("latin1")
	const at = Number([...tail.matchAll(/startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF/g)].at(-1)?.[1] ?? Number.NaN)
	if (!(at < pdf.length)) return false
	const section = textAt(pdf, at)
	if (/^\s{0,16}xref\s/.test(section)) {
		const trailer = pdf.indexOf("trailer", at)
		return trailer > 0 && ROOT.test(textAt(pdf, trailer))
	}
	return /^\s{0,16}\d{1,10}\s{1,8}\d{1,5}\s{1,8}obj\b/.test(section) && /\/XRef\b/.test(section) && ROOT.test(section)
}

/** Many programs write slightly wrong offsets. Readers then search for the root themselves. */
function rootCanBeFound(pdf: Buffer): boolean {
	const named = ROOT.exec(textAt(pdf, Math.max(0, pdf.lastIndexOf("/Root"))))
	return named !== null && pdf.includes(`${named[1]} ${named[2]} obj`)
}

/** Checks a PDF's head, its end (a partial download has none), and a way to the root. Pages are not rendered. */
export function checkPdf(bytes: Uint8Array): Verdict {
	const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	if (!/^%PDF-\d\.\d/.test(whole.toString("latin1", 0, 16))) return OTHER
	const pdf = withoutPadding(whole)
	if (!pdf.subarray(-TAIL_BYTES).includes("%%EOF")) return BROKEN
	return crossReferenceNamesRoot(pdf) || rootCanBeFound(pdf) ? FINE : BROKEN
}
