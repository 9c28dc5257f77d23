import { z } from "zod"

export const KnowledgeKind = z.enum(["text", "qa", "pdf", "testimonial"])
export type KnowledgeKind = z.infer<typeof KnowledgeKind>

export const KnowledgeSource = z.strictObject({
	id: z.uuid(),
	kind: KnowledgeKind,
	title: z.string(),
	/** In a list only its beginning; the call for one source has all of it. */
	content: z.string(),
	/** Of all of it, in characters. */
	content_length: z.int(),
	status: z.enum(["processing", "ready", "failed"]),
	error: z.string().nullable(),
	file_size_bytes: z.int().nullable(),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
})
export type KnowledgeSource = z.infer<typeof KnowledgeSource>

export const KnowledgeSources = z.strictObject({
	sources: z.array(KnowledgeSource),
	next_cursor: z.string().nullable(),
})
export type KnowledgeSources = z.infer<typeof KnowledgeSources>
