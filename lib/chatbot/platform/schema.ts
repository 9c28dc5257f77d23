import { z } from "zod"
import { pagingFields, SearchText } from "@/lib/db/paging"
import { TENANT_NOT_FOUND } from "@/lib/tenants/texts"

export const ChatbotTenantParams = z.object({ tenant_id: z.uuid(TENANT_NOT_FOUND) })

export const ChatbotsQuery = z.object({ q: SearchText, ...pagingFields(100) })
export type ChatbotsQuery = z.infer<typeof ChatbotsQuery>
