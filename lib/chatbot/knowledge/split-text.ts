/** Characters. Long enough to answer from, short enough that six fit into a prompt. */
export const CHUNK_LENGTH = 800
/** Of the end of a chunk, repeated at the beginning of the next: what was cut between two stands whole in one of them. */
export const CHUNK_OVERLAP = 120

const PARAGRAPHS = /\n\s*\n/
/** Spaces stay with what they follow, so that nothing is lost. Scripts that write without spaces end with 。！？. */
const SENTENCES = /[^.!?。！？\n]*(?:[.!?]+["'”’)\]]*(?:\s+|$)|[。！？]+\s*|\n+|[.!?]+|$)/g
const WORDS = /\S*\s*/g

/** Half a surrogate pair is no text. */
function cutAt(text: string, at: number): number {
	const code = text.charCodeAt(at - 1)
	return code >= 0xd800 && code <= 0xdbff ? at - 1 : at
}

function* slicesOf(text: string, length: number): Generator<string> {
	for (let start = 0; start < text.length; ) {
		const end = start + length < text.length ? cutAt(text, start + length) : text.length
		yield text.slice(start, end)
		start = end
	}
}

const partsBy = (pattern: RegExp, text: string) => text.match(pattern)?.filter((part) => part !== "") ?? []

/** In pieces of at most `length`: sentences where they fit, else words, else whatever fits. */
function* piecesOf(paragraph: string, length: number): Generator<string> {
	for (const sentence of partsBy(SENTENCES, paragraph)) {
		if (sentence.length <= length) yield sentence
		else for (const word of partsBy(WORDS, sentence)) yield* slicesOf(word, length)
	}
}

/** The last whole words of a chunk; none where its last word alone is longer. */
function overlapOf(chunk: string): string {
	const tail = chunk.slice(-CHUNK_OVERLAP)
	return tail.slice(tail.search(/\s/) + 1 || tail.length).trimStart()
}

/**
 * A text in chunks of at most CHUNK_LENGTH characters, in order. Paragraphs stay whole and together while they fit;
 * longer ones are cut between sentences, those between words. Expects what tidyText() makes; empty for an empty text.
 */
export function splitText(text: string): string[] {
	const chunks: string[] = []
	let current = ""
	const end = () => {
		if (current.trim() !== "") chunks.push(current.trim())
		current = ""
	}
	for (const paragraph of text.split(PARAGRAPHS)) {
		if (current.length + 2 + paragraph.length <= CHUNK_LENGTH) {
			current = current === "" ? paragraph : `${current}\n\n${paragraph}`
			continue
		}
		end()
		for (const piece of piecesOf(paragraph, CHUNK_LENGTH - CHUNK_OVERLAP)) {
			if (current.length + piece.length > CHUNK_LENGTH) {
				const overlap = overlapOf(current.trimEnd())
				end()
				current = overlap === "" ? "" : `${overlap} `
			}
			current += piece
		}
	}
	end()
	return chunks
}
