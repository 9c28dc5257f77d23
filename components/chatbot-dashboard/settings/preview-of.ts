import { listOf } from "@/components/forms/list-text"
import type { ChatbotSettings, ChatbotSettingsAnswer, PublicChatbot } from "@/lib/client/contract"

const COLOR = /^#[0-9a-f]{6}$/i
const EXAMPLE = "Example Business"

type Typed = Partial<Record<keyof ChatbotSettings, string | boolean>>

/** An emptied text falls back to a default that only the server knows, so the preview shows the saved text. */
export function previewOf(answer: ChatbotSettingsAnswer, typed: Typed, served: boolean): PublicChatbot {
	const saved = answer.chatbot_settings
	const text = (name: "chatbot_name" | "chatbot_description" | "chat_greeting") =>
		(typeof typed[name] === "string" && typed[name].trim()) || saved[name]
	const flag = (name: "enable_lead_capture" | "testimonial_page_enabled") =>
		typeof typed[name] === "boolean" ? typed[name] : saved[name]
	const color = typeof typed.primary_color === "string" ? typed.primary_color.trim() : ""
	const avatarType = typed.avatar_type
	return {
		tenant_name: saved.tenant_name || EXAMPLE,
		// Without a slug the preview offers nothing from this browser's own chats.
		tenant_slug: "",
		chatbot_name: text("chatbot_name"),
		chatbot_description: text("chatbot_description"),
		chat_greeting: text("chat_greeting"),
		primary_color: COLOR.test(color) ? color : saved.primary_color,
		avatar_type:
			avatarType === "icon" || avatarType === "image" || avatarType === "initials" ? avatarType : saved.avatar_type,
		avatar_image_url: served ? saved.avatar_image_url : null,
		enable_lead_capture: flag("enable_lead_capture"),
		testimonial_page_enabled: flag("testimonial_page_enabled"),
		testimonial_page_url: saved.testimonial_page_url,
		starter_questions:
			typeof typed.starter_questions === "string"
				? [...new Set(listOf(typed.starter_questions).map((entry) => entry.trim()))].filter(Boolean)
				: saved.starter_questions,
		// A preview has no one to ask.
		person_enabled: false,
		language: saved.language,
		chatbot_enabled: true,
		chatbot_message: "",
	}
}
