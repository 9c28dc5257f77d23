import { z } from "zod"
import { AVATAR_TYPES } from "./schema"

export const AvatarType = z.enum(AVATAR_TYPES)
export type AvatarType = z.infer<typeof AvatarType>

/** What a visitor's browser may know: never the prompt, the model, or the provider. */
export const PublicChatbot = z.strictObject({
	tenant_name: z.string(),
	tenant_slug: z.string(),
	chatbot_name: z.string(),
	chatbot_description: z.string(),
	chat_greeting: z.string(),
	/** `#rrggbb`. */
	primary_color: z.string(),
	avatar_type: AvatarType,
	avatar_image_url: z.string().nullable(),
	enable_lead_capture: z.boolean(),
	testimonial_page_enabled: z.boolean(),
	testimonial_page_url: z.string(),
	starter_questions: z.array(z.string()),
	person_enabled: z.boolean(),
	language: z.string().nullable(),
	chatbot_enabled: z.boolean(),
	chatbot_message: z.string(),
})
export type PublicChatbot = z.infer<typeof PublicChatbot>
