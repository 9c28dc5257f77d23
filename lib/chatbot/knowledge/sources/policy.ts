import type { KnowledgeSource } from "./answers"

/** Some texts change only with what they come from, and a PDF that is being read would overwrite the edit. */
export function isEditable({ kind, status }: Pick<KnowledgeSource, "kind" | "status">): boolean {
	return kind !== "testimonial" && kind !== "website" && status !== "processing"
}
