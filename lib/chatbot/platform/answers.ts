import { z } from "zod"

export const ChatbotListEntry = z.strictObject({
	tenant_id: z.uuid(),
	tenant_name: z.string(),
	tenant_slug: z.string(),
	chatbot_name: z.string(),
	ai_model: z.string(),
	chatbot_status: z.enum(["active", "disabled", "inactive"]),
	total_conversations: z.int(),
	total_leads: z.int(),
})
export type ChatbotListEntry = z.infer<typeof ChatbotListEntry>

export const ChatbotList = z.strictObject({
	chatbots: z.array(ChatbotListEntry),
	total_chatbots: z.int(),
	next_cursor: z.string().nullable(),
})
export type ChatbotList = z.infer<typeof ChatbotList>
