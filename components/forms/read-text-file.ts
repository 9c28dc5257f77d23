/**
 * A file's text in whatever a spreadsheet stores it: UTF-8, UTF-16, or what was common in a language before. The decoder
 * comes with the first file: nothing else on a screen needs its tables.
 */
export async function readTextFile(file: Blob): Promise<string> {
	const [bytes, { decodeText }] = await Promise.all([file.arrayBuffer(), import("@/lib/encoding/decode-text")])
	return decodeText(new Uint8Array(bytes))
}
