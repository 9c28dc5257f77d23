import { z } from "zod"
import { emptyAsAbsent, pagingFields } from "@/lib/db/paging"

export const LEAD_LEVELS = ["high", "medium", "low"] as const

export const SessionFilter = z.object({
	quiz_id: z.preprocess(emptyAsAbsent, z.uuid("quiz_id must be the id of a quiz").optional()),
	lead_level: z.preprocess(emptyAsAbsent, z.enum(LEAD_LEVELS, "lead_level must be high, medium or low").optional()),
})
export type SessionFilter = z.infer<typeof SessionFilter>

export const SessionsQuery = SessionFilter.extend(pagingFields(100))
export type SessionsQuery = z.infer<typeof SessionsQuery>
