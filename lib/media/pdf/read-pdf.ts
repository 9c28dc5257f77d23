import { Readable } from "node:stream"
import { ownProgram } from "@/lib/isolation/own-program"
import { runProgram } from "@/lib/isolation/run-program"
import { log } from "@/lib/log"

export interface PdfLimits {
	maxPages: number
	maxCharacters: number
}

/** Processor time, since a busy server must not refuse an honest PDF. 500 pages of text take half a second. */
const SECONDS = 30
/** Only for a process that hangs without working. Behind everything else, its seconds may take minutes. */
const WITHIN_MS = 15 * 60 * 1000
/** The whole process. An empty one takes 60. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 256
const NICENESS = 10
/** The size of the JSON, which takes six bytes for a control character. */
const bytesFor = (characters: number) => 6 * characters + 64 * 1024

/** password: encrypted. pages, characters: above the limit. effort: more time or memory than an honest PDF needs. */
export type PdfProblem = "password" | "damaged" | "pages" | "characters" | "effort"
export type PdfText = { text: string; title: string } | { problem: PdfProblem }

/** Returns "" if the PDF holds only pictures. Never throws. In a process, capped in memory and processor time: 20 KB
 * that unpack to a text of 20 MB filled a thread's heap while an array grew, which ends the whole process. */
export async function readPdf(bytes: Uint8Array, { maxPages, maxCharacters }: PdfLimits): Promise<PdfText> {
	const limits = [maxPages, maxCharacters, SECONDS, MEGABYTES]
	try {
		const answer = await runProgram({
			...ownProgram("lib/media/pdf/read-pdf-process.mjs", HEAP_MEGABYTES, limits),
			input: () => Readable.from([bytes]),
			withinMs: WITHIN_MS,
			largestOutputBytes: bytesFor(maxCharacters),
			niceness: NICENESS,
		})
		return JSON.parse(answer.toString()) as PdfText
	} catch (error) {
		log.warn({ err: error instanceof Error ? error.message : String(error) }, "PDF reader ended without an answer")
		return { problem: "effort" }
	}
}
