import { z } from "zod"
import { pagingFields, SearchText } from "@/lib/db/paging"

export const CONVERSATION_NOT_FOUND = "Conversation not found."

export const ConversationParams = z.object({ id: z.uuid(CONVERSATION_NOT_FOUND) })

export const ConversationFilter = z.object({ q: SearchText })
export type ConversationFilter = z.infer<typeof ConversationFilter>

export const ConversationsQuery = ConversationFilter.extend(pagingFields(100))
export type ConversationsQuery = z.infer<typeof ConversationsQuery>
