import { z } from "zod"
import { KNOWLEDGE_TITLE_CAP } from "../sources/schema"
import { tidyLine } from "../tidy-text"

/** Beside the file. An absent or empty title is the document's own. */
export const PdfForm = z.object({
	title: z
		.string("title must be text")
		.transform(tidyLine)
		.refine((text) => text.length <= KNOWLEDGE_TITLE_CAP, `title may have at most ${KNOWLEDGE_TITLE_CAP} characters`)
		.optional(),
})
