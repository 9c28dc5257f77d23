import type { KnowledgeSource } from "./answers"

/** A testimonial's text changes only with the testimonial, and a PDF that is being read would overwrite the edit. */
export function isEditable({ kind, status }: Pick<KnowledgeSource, "kind" | "status">): boolean {
	return kind !== "testimonial" && status !== "processing"
}
