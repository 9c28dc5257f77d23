import { fileTypeFromBuffer } from "file-type"

export type AssetType = "image/jpeg" | "image/png" | "image/webp" | "image/svg+xml" | "application/pdf"

/** sharp also reads SVG and PDF where its library was built so; only what was sniffed as one of these reaches it. */
const RASTERS: readonly string[] = ["image/jpeg", "image/png", "image/webp"]
/** More than any format's first words; what a parser does with the rest of a file is then no question here. */
const HEAD_BYTES = 4100
/** A byte order mark, white space, then "<": the root element is the SVG check's business. */
const MARKUP = /^(\xef\xbb\xbf)?[\t\n\r ]*</

/**
 * What a file is by its first bytes, never by its name. For markup the answer is only that it may be an SVG. A PDF must
 * begin as one: readers also find "%PDF-" further in, and what stands before it could be a page or a program.
 */
export async function sniffAsset(bytes: Uint8Array): Promise<AssetType | null> {
	const head = bytes.subarray(0, HEAD_BYTES)
	const text = Buffer.from(head).toString("latin1")
	if (text.startsWith("%PDF-")) return "application/pdf"
	if (MARKUP.test(text)) return "image/svg+xml"
	// A header that claims more than the head holds throws.
	const found = await fileTypeFromBuffer(head).catch(() => undefined)
	return found && RASTERS.includes(found.mime) ? (found.mime as AssetType) : null
}
