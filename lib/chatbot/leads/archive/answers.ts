import { z } from "zod"

export const Lead = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	name: z.string().nullable(),
	phone: z.string().nullable(),
	company: z.string().nullable(),
	/** Percent in the last quiz. */
	score: z.number().nullable(),
	quiz_name: z.string().nullable(),
	created_at: z.iso.datetime(),
	conversation_id: z.uuid().nullable(),
})
export type Lead = z.infer<typeof Lead>

export const Leads = z.strictObject({ leads: z.array(Lead), next_cursor: z.string().nullable() })
export type Leads = z.infer<typeof Leads>
