import type { KnowledgeSource } from "./answers"

/** Some texts change only at their origin, and a PDF that is being read would overwrite the edit. */
export function isEditable({ kind, status }: Pick<KnowledgeSource, "kind" | "status">): boolean {
	return kind !== "testimonial" && kind !== "website" && status !== "processing"
}
