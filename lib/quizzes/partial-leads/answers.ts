import { z } from "zod"

export const PartialLead = z.strictObject({
	session_id: z.uuid(),
	quiz_id: z.uuid(),
	quiz_name: z.string(),
	/** "Anonymous" if the visitor gave no name. */
	user_name: z.string(),
	user_email: z.string(),
	/** How many questions have an answer. */
	answered: z.int(),
	created_at: z.iso.datetime(),
	tenant_slug: z.string(),
})
export type PartialLead = z.infer<typeof PartialLead>

export const PartialLeads = z.strictObject({
	sessions: z.array(PartialLead),
	next_cursor: z.string().nullable(),
})
