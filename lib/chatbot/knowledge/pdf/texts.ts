import type { PdfProblem } from "@/lib/media/pdf/read-pdf"
import { KNOWLEDGE_TEXT_CAP } from "../sources/schema"

/** The title of a PDF that has none of its own either. */
export const UNTITLED = "PDF document"
export const PDF_PAGES_MAX = 500

export const NO_TEXT =
	"No text was found in this PDF. It may consist of scanned pictures: enter what it says as a text instead."
export const FILE_AWAY = "This PDF could not be fetched from storage. Please upload it again."

export const PROBLEM_TEXTS: Record<PdfProblem, string> = {
	password: "This PDF is protected by a password. Save it without one and upload it again.",
	damaged: "This PDF could not be read. It may be damaged.",
	pages: `This PDF has more than ${PDF_PAGES_MAX} pages. Upload the part that matters.`,
	characters: `This PDF holds more than ${KNOWLEDGE_TEXT_CAP.toLocaleString("en-US")} characters. Upload the part that matters.`,
	effort: "This PDF takes too much time or memory to read. Enter what it says as a text instead.",
}
