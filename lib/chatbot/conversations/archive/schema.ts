import { z } from "zod"
import { pagingFields, SearchText } from "@/lib/db/paging"

export const CONVERSATION_NOT_FOUND = "Conversation not found."

/** A malformed id names nothing: 404, as for one that does not exist. */
export const ConversationParams = z.object({ id: z.uuid(CONVERSATION_NOT_FOUND) })

export const ConversationFilter = z.object({ q: SearchText })
export type ConversationFilter = z.infer<typeof ConversationFilter>

export const ConversationsQuery = ConversationFilter.extend(pagingFields(100))
export type ConversationsQuery = z.infer<typeof ConversationsQuery>
