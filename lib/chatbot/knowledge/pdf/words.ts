import type { PdfProblem } from "@/lib/media/pdf/read-pdf"
import { KNOWLEDGE_TEXT_CAP } from "../sources/schema"
export const PDF_PAGES_MAX = 500

export const pdfProblems = {
	/** The title of a PDF that has none of its own either. */
	untitled: "PDF document",

	noText: "We couldn't find any text in this PDF. It may be a scan, so enter what it says as text instead.",
	fileAway: "We couldn't load this PDF. Please upload it again.",

	problemTexts: {
		password: "This PDF is password-protected. Save it without a password and upload it again.",
		damaged: "We couldn't read this PDF. It may be damaged.",
		pages: `This PDF has more than ${PDF_PAGES_MAX} pages. Upload just the part you need.`,
		characters: `This PDF holds more than ${KNOWLEDGE_TEXT_CAP.toLocaleString("en-US")} characters. Upload just the part you need.`,
		effort: "This PDF is too complex to read. Enter what it says as text instead.",
	} satisfies Record<PdfProblem, string>,
}
