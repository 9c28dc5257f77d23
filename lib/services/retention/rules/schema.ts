import { z } from "zod"

export const MONTHS_MAX = 120
export const DAYS_MAX = 3650

export const NOTICE_MS = 7 * 24 * 60 * 60 * 1000

const upTo = (name: string, most: number) => {
	const form = `${name} must be a whole number from 1 to ${most}`
	return { form, number: z.int(form).min(1, form).max(most, form) }
}
const months = upTo("testimonial_months", MONTHS_MAX)
const days = upTo("conversation_days", DAYS_MAX)

/** Null turns a rule off. Absent rules stay. */
export const RetentionUpdate = z.object({
	testimonial_months: months.number.nullable().optional(),
	conversation_days: days.number.nullable().optional(),
})
export type RetentionUpdate = z.infer<typeof RetentionUpdate>

export const RetentionPreviewQuery = z.object({
	testimonial_months: z.coerce.number(months.form).pipe(months.number).optional(),
	conversation_days: z.coerce.number(days.form).pipe(days.number).optional(),
})
export type RetentionPreviewQuery = z.infer<typeof RetentionPreviewQuery>
