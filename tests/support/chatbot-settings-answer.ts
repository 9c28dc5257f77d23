import type { ChatbotSettings, ChatbotSettingsAnswer } from "@/lib/client/contract"

const model = (id: string, label: string, provider: string, available = true) => ({
	model: id,
	label,
	provider,
	available,
})

/** The settings call's answer for a business that changed only these. */
export function answerWith(settings: Partial<ChatbotSettings> = {}): ChatbotSettingsAnswer {
	return {
		chatbot_settings: {
			chatbot_name: "AI Assistant",
			chatbot_description: "Ask me anything.",
			chat_greeting: "Hello!",
			system_prompt: "You are friendly.",
			primary_color: "#007aff",
			ai_model: "gpt-4o-mini",
			ai_provider: "openai",
			avatar_type: "initials",
			avatar_image_url: null,
			enable_lead_capture: true,
			testimonial_page_enabled: true,
			testimonial_page_url: "http://localhost:3000/harbour",
			starter_questions: [],
			allowed_origins: [],
			language: null,
			person_enabled: false,
			person_hours: [],
			person_time_zone: "UTC",
			mail_transcript: true,
			mail_new_lead: false,
			mail_unanswered: false,
			mail_quiz_completed: false,
			tenant_name: "Harbour",
			updated_at: "2026-11-20T10:00:00.000Z",
			...settings,
		},
		total_conversations: 0,
		total_leads: 0,
		tenant_info: { tenant_id: "1", tenant_name: "Harbour", tenant_slug: "harbour" },
		models: [
			model("gpt-4o-mini", "GPT-4o mini", "openai"),
			model("gemini-2.0-flash", "Gemini 2.0 Flash", "google", false),
		],
		language_guess: null,
		offered_color: null,
		built_in_responder: false,
		warnings: [],
		chatbot_enabled: true,
		chatbot_message: "",
	}
}
