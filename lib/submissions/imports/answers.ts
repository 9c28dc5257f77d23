import { z } from "zod"

export const ImportedVideo = z.strictObject({
	submission_id: z.uuid(),
	already_imported: z.boolean(),
})
export type ImportedVideo = z.infer<typeof ImportedVideo>

export const ImportedTexts = z.strictObject({
	imported: z.int(),
	skipped: z.array(
		z.strictObject({
			line: z.int(),
			name: z.string(),
			detail: z.string(),
		}),
	),
})
export type ImportedTexts = z.infer<typeof ImportedTexts>
