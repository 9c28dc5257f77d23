import { z } from "zod"
import { pagingFields, SearchText } from "@/lib/db/paging"

export const LEAD_NOT_FOUND = "Lead not found."

export const LeadParams = z.object({ id: z.uuid(LEAD_NOT_FOUND) })

export const LeadFilter = z.object({ q: SearchText })
export type LeadFilter = z.infer<typeof LeadFilter>

export const LeadsQuery = LeadFilter.extend(pagingFields(100))
export type LeadsQuery = z.infer<typeof LeadsQuery>
