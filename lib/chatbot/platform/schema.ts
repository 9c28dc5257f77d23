import { z } from "zod"
import { pagingFields, SearchText } from "@/lib/db/paging"
import * as tenantSentences from "@/lib/tenants/words"

export const ChatbotTenantParams = z.object({ tenant_id: z.uuid(tenantSentences.tenantNotFound) })

export const ChatbotsQuery = z.object({ q: SearchText, ...pagingFields(100) })
export type ChatbotsQuery = z.infer<typeof ChatbotsQuery>
