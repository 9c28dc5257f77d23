import type { FieldError } from "@/components/forms/edit-values"
import { fieldErrors } from "@/components/forms/field-labels"
import { NewSource } from "@/lib/chatbot/knowledge/sources/schema"
import type { PlayedRule, PlayedWish } from "@/lib/client/contract"
import { knowledgeWords } from "../chatbot-words"

/** `plays` in one word, so that rule and tag are saved together: "newest any", "best_rated <id of a tag>", or none. */
export type SourceValues = Readonly<{ title: string; content: string; plays: string }>

export const playsText = (wish: PlayedWish | undefined) => (wish ? `${wish.rule} ${wish.tag_id ?? "any"}` : "")

export function playsOf(text: string): PlayedWish | undefined {
	const [rule, tag] = text.split(" ")
	return rule && tag ? { rule: rule as PlayedRule, tag_id: tag === "any" ? null : tag } : undefined
}

/** The labels of the fields. For a question with its answer, the title is the question. */
export const SOURCE_LABELS = {
	text: { title: knowledgeWords.title, content: knowledgeWords.text },
	qa: { title: knowledgeWords.question, content: knowledgeWords.answer },
} as const
export type SourceForm = keyof typeof SOURCE_LABELS

/** The first broken rule of each field, by the server's own schema and with the form's labels. */
export function checkSource(kind: SourceForm, values: Pick<SourceValues, "title" | "content">): FieldError[] {
	const { title, content } = values
	const { error } = NewSource.safeParse({ kind, title, content })
	return fieldErrors(error?.issues, (field, detail) => sourceWords(kind, field, detail))
}

export function sourceWords(kind: SourceForm, field: string, detail: string): string {
	const label = field === "title" || field === "content" ? SOURCE_LABELS[kind][field] : null
	return label && detail.startsWith(`${field} `) ? label + detail.slice(field.length) : detail
}
