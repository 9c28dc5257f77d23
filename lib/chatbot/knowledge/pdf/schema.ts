import { z } from "zod"
import { KNOWLEDGE_TITLE_CAP } from "../sources/schema"
import { tidyLine } from "../tidy-text"

export const PdfForm = z.object({
	title: z
		.string("title must be text")
		.transform(tidyLine)
		.refine((text) => text.length <= KNOWLEDGE_TITLE_CAP, `title can have up to ${KNOWLEDGE_TITLE_CAP} characters`)
		.optional(),
})
