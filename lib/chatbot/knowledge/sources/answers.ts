import { z } from "zod"
import { PlayedWish } from "@/lib/tenants/played/answers"

export const KnowledgeKind = z.enum(["text", "qa", "pdf", "testimonial", "website"])
export type KnowledgeKind = z.infer<typeof KnowledgeKind>

export const KnowledgeSource = z.strictObject({
	id: z.uuid(),
	kind: KnowledgeKind,
	title: z.string(),
	/** A list has only the beginning. */
	content: z.string(),
	content_length: z.int(),
	status: z.enum(["processing", "ready", "failed"]),
	error: z.string().nullable(),
	file_size_bytes: z.int().nullable(),
	address: z.string().nullable(),
	/** Only a testimonial has it. Its title names no one, because conversations keep it. */
	testimonial: z.strictObject({ id: z.uuid(), name: z.string(), kind: z.enum(["video", "written"]) }).optional(),
	/** Which approved testimonial an answer plays that uses the text. Left out if none. */
	plays: PlayedWish.optional(),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
})
export type KnowledgeSource = z.infer<typeof KnowledgeSource>

export const KnowledgeSources = z.strictObject({
	sources: z.array(KnowledgeSource),
	next_cursor: z.string().nullable(),
})
export type KnowledgeSources = z.infer<typeof KnowledgeSources>
