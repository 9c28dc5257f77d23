const BYTE_ORDER_MARKS: [label: string, ...bytes: number[]][] = [
	["utf-8", 0xef, 0xbb, 0xbf],
	["utf-16be", 0xfe, 0xff],
	["utf-16le", 0xff, 0xfe],
]
/** The standard looks no further for a declaration. */
const DECLARED_WITHIN_BYTES = 1024
const DECLARED = /<(?:meta|\?xml)[^>]+(?:charset|encoding)\s*=\s*["']?\s*([\w:.-]+)/i

function decoderOf(label: string | undefined): TextDecoder | null {
	try {
		return label ? new TextDecoder(label) : null
	} catch {
		// No such encoding.
		return null
	}
}

/**
 * Decodes a page, a sitemap, or robots.txt as a browser would: by its byte order mark, else by the header, else as the
 * document says, else as UTF-8. Bytes that mean nothing become U+FFFD. @param contentType the header
 */
export function decodeHtml(bytes: Uint8Array, contentType = ""): string {
	const marked = BYTE_ORDER_MARKS.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0]
	const told = /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(contentType)?.[1]
	const declared = DECLARED.exec(new TextDecoder("latin1").decode(bytes.subarray(0, DECLARED_WITHIN_BYTES)))?.[1]
	// A document that can be searched for its declaration is not UTF-16, whatever it says.
	const within = declared?.toLowerCase().startsWith("utf-16") ? "utf-8" : declared
	const decoder = decoderOf(marked) ?? decoderOf(told) ?? decoderOf(within) ?? new TextDecoder()
	return decoder.decode(bytes)
}
