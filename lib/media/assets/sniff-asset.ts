import { fileTypeFromBuffer } from "file-type"

export type AssetType = "image/jpeg" | "image/png" | "image/webp" | "image/svg+xml" | "application/pdf"

/** Some builds of sharp also read SVG and PDF. Only files that were sniffed as one of these types reach it. */
const RASTERS: readonly string[] = ["image/jpeg", "image/png", "image/webp"]
/** More than any format's signature. What a parser does with the rest of the file does not matter here. */
const HEAD_BYTES = 4100
/** A byte order mark, white space, then "<". The SVG check looks at the root element. */
const MARKUP = /^(\xef\xbb\xbf)?[\t\n\r ]*</

/** By the first bytes, never the name. A PDF must begin as one: a page or a program could come before "%PDF-". */
export async function sniffAsset(bytes: Uint8Array): Promise<AssetType | null> {
	const head = bytes.subarray(0, HEAD_BYTES)
	const text = Buffer.from(head).toString("latin1")
	if (text.startsWith("%PDF-")) return "application/pdf"
	if (MARKUP.test(text)) return "image/svg+xml"
	// It throws if a header claims more than these bytes hold.
	const found = await fileTypeFromBuffer(head).catch(() => undefined)
	return found && RASTERS.includes(found.mime) ? (found.mime as AssetType) : null
}
