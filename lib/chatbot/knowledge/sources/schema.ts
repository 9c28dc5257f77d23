import { z } from "zod"
import { Paging } from "@/lib/db/paging"
import { playedWish } from "@/lib/tenants/played/schema"
import { tidyLine, tidyText } from "../tidy-text"
import { sourceRefusals } from "./words"

/** Characters. For a question with its answer, the title is the question. */
export const KNOWLEDGE_TITLE_CAP = 300
/** Characters; about a hundred pages. */
export const KNOWLEDGE_TEXT_CAP = 200_000
export const KNOWLEDGE_BODY_CAP_BYTES = 640 * 1024
export const KNOWLEDGE_EXCERPT_LENGTH = 500

const line = (required: string) =>
	z
		.string(required)
		.transform(tidyLine)
		.refine((text) => text !== "", required)
		.refine((text) => text.length <= KNOWLEDGE_TITLE_CAP, `title can have up to ${KNOWLEDGE_TITLE_CAP} characters`)

export const knowledgeText = (field: string, required: string) =>
	z
		.string(required)
		.transform(tidyText)
		.refine((text) => text !== "", required)
		.refine((text) => text.length <= KNOWLEDGE_TEXT_CAP, `${field} can have up to ${KNOWLEDGE_TEXT_CAP} characters`)

const plays = playedWish("plays").optional()

export const SourceParams = z.object({ id: z.uuid(sourceRefusals.notFound) })

export const SourcesQuery = Paging

export const NewSource = z.discriminatedUnion(
	"kind",
	[
		z.object({
			kind: z.literal("text"),
			title: line(sourceRefusals.titleRequired),
			content: knowledgeText("content", sourceRefusals.textRequired),
			plays,
		}),
		z.object({
			kind: z.literal("qa"),
			title: line(sourceRefusals.questionRequired),
			content: knowledgeText("content", sourceRefusals.answerRequired),
			plays,
		}),
	],
	sourceRefusals.kindUnknown,
)
export type NewSource = z.infer<typeof NewSource>

const UPDATED_AT_FORM = "updated_at must be a time"

export const SourceUpdate = z.object({
	title: line(sourceRefusals.titleRequired).optional(),
	content: knowledgeText("content", sourceRefusals.textRequired).optional(),
	/** Null plays none. */
	plays: plays.nullable(),
	updated_at: z
		.string(UPDATED_AT_FORM)
		.transform((value) => new Date(value))
		.refine((time) => !Number.isNaN(time.getTime()), UPDATED_AT_FORM)
		.optional(),
})
export type SourceUpdate = z.infer<typeof SourceUpdate>
