import { askedOn, RULE, SHORT_LINE } from "./question-lines"

/** Characters. Long enough to answer from, short enough that six fit into a prompt. */
export const CHUNK_LENGTH = 1_000
/** The next chunk repeats so much, so that a passage cut by one is whole in the other. */
export const CHUNK_OVERLAP = 120

const PARAGRAPHS = /\n\s*\n/
/** Spaces stay with the sentence before them. Scripts without spaces end sentences with 。！？. */
const SENTENCES = /[^.!?؟।。！？\n]*(?:[.!?؟।]+["'”’)\]]*(?:\s+|$)|[。！？]+\s*|\n+|[.!?؟।]+|$)/g
const WORDS = /\S*\s*/g

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

function* piecesOf(paragraph: string, length: number): Generator<string> {
	for (const sentence of partsBy(SENTENCES, paragraph)) {
		if (sentence.length <= length) yield sentence
		else for (const word of partsBy(WORDS, sentence)) yield* slicesOf(word, length)
	}
}

function overlapOf(chunk: string): string {
	const tail = chunk.slice(-CHUNK_OVERLAP)
	return tail.slice(tail.search(/\s/) + 1 || tail.length).trimStart()
}

/** `joint` connects it to the one before. A question and the text below it are one paragraph. */
function unitsOf(text: string): { joint: string; unit: string }[] {
	const units: { joint: string; unit: string }[] = []
	let waits = false
	for (const paragraph of text.split(PARAGRAPHS)) {
		let joint = "\n\n"
		let goesOn = waits
		for (const line of paragraph.split("\n")) {
			const last = units.at(-1)
			const asked = askedOn(line)
			if (last && goesOn && !(asked && !waits)) last.unit += `${joint}${line}`
			else units.push({ joint, unit: line })
			joint = "\n"
			goesOn = true
			waits = asked ? asked.answer === "" : waits && RULE.test(line)
		}
	}
	return units
}

/** A heading at a chunk's end, which belongs to what follows. */
function headingAtEnd(chunk: string): string {
	const at = chunk.lastIndexOf("\n\n") + 2
	const last = chunk.slice(at)
	return at > 1 && SHORT_LINE.test(last) ? last : ""
}

/** Paragraphs, and questions with their answers, stay whole while they fit. @param text as tidyText() makes it. */
export function splitText(text: string): string[] {
	const chunks: string[] = []
	let current = ""
	const end = () => {
		if (current.trim() !== "") chunks.push(current.trim())
		current = ""
	}
	for (const { joint, unit: paragraph } of unitsOf(text)) {
		if (current.length + joint.length + paragraph.length <= CHUNK_LENGTH) {
			current = current === "" ? paragraph : `${current}${joint}${paragraph}`
			continue
		}
		const heading = headingAtEnd(current)
		current = current.slice(0, current.length - heading.length)
		end()
		current = heading && heading + joint
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
