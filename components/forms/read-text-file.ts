/**
 * A file's text. UTF-8, or else Windows-1252, in which some spreadsheets still save: those bytes are hardly ever valid
 * UTF-8.
 */
export async function readTextFile(file: Blob): Promise<string> {
	const bytes = await file.arrayBuffer()
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder("windows-1252").decode(bytes)
	}
}
