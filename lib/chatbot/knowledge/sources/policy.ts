import type { KnowledgeSource } from "./answers"

/** A testimonial's text changes with the testimonial; what is still being read would be overwritten by what is read. */
export function isEditable({ kind, status }: Pick<KnowledgeSource, "kind" | "status">): boolean {
	return kind !== "testimonial" && status !== "processing"
}
