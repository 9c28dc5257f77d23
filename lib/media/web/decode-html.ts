const BYTE_ORDER_MARKS: [label: string, ...bytes: number[]][] = [
	["utf-8", 0xef, 0xbb, 0xbf],
	["utf-16be", 0xfe, 0xff],
	["utf-16le", 0xff, 0xfe],
]
/** The standard looks no further for a declaration. */
const DECLARED_WITHIN_BYTES = 1024
/**
 * A stranger writes what these expressions read, while others wait for this process. So each place where they can begin
 * to match takes only a few steps.
 */
const TAG = /<(?:meta|\?xml)[^<>]+/gi
const NAMED = /(?:charset|encoding)\s{0,9}=[\s"']{0,9}([\w:.-]{1,40})/i

const labelIn = (text: string) => NAMED.exec(text)?.[1]

/** The first 1024 bytes of a document may name its encoding. */
function declaredIn(bytes: Uint8Array): string | undefined {
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARED_WITHIN_BYTES))
	return head.match(TAG)?.map(labelIn).find(Boolean)
}

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
	const told = labelIn(contentType)
	const declared = declaredIn(bytes)
	// A document that can be searched for its declaration is not UTF-16, whatever it says.
	const within = declared?.toLowerCase().startsWith("utf-16") ? "utf-8" : declared
	const decoder = decoderOf(marked) ?? decoderOf(told) ?? decoderOf(within) ?? new TextDecoder()
	return decoder.decode(bytes)
}
