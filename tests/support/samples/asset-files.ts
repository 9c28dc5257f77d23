import { randomBytes } from "node:crypto"
import sharp from "sharp"

/** Small files of every type that may be uploaded. */
export const picture = (width = 64, height = 48) =>
	sharp({ create: { width, height, channels: 4, background: { r: 20, g: 120, b: 200, alpha: 0.5 } } })

export const SVG_LOGO =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#36c"/></svg>'

/** A document of one empty page with a correct cross-reference table, so any reader opens it. */
export function pdfDocument(filler = ""): Buffer {
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
	]
	let text = `%PDF-1.4\n%${filler}\n`
	const positions = objects.map((object, index) => {
		const at = text.length
		text += `${index + 1} 0 obj\n${object}\nendobj\n`
		return `${String(at).padStart(10, "0")} 00000 n \n`
	})
	const table = text.length
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${positions.join("")}`
	text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
	return Buffer.from(text, "latin1")
}

/** A form as a browser sends it: one file under the field's name, next to the other fields. */
export function uploadBody(
	bytes: Uint8Array | string,
	fields: Record<string, string> = {},
	{ field: fileField = "file", name = "file.bin" } = {},
): FormData {
	const body = new FormData()
	for (const [field, value] of Object.entries(fields)) body.set(field, value)
	body.set(fileField, new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name)
	return body
}

/** A PNG of exactly so many bytes. The padding follows the picture's end. */
export async function pictureOfSize(size: number, format: "png" | "jpeg" | "webp" = "png"): Promise<Buffer> {
	const bytes = await picture().toFormat(format).toBuffer()
	return Buffer.concat([bytes, randomBytes(size - bytes.length)])
}
