export type AvatarType = "initials" | "icon" | "image"
export type ChatRole = "user" | "assistant"

/** The part of the settings that visitors see. */
interface ShownChatbot {
	tenant_name: string
	chatbot_name: string
	chatbot_description: string
	chat_greeting: string
	/** `#rrggbb`. */
	primary_color: string
	avatar_type: AvatarType
	avatar_image_url: string | null
	enable_lead_capture: boolean
	testimonial_page_enabled: boolean
	testimonial_page_url: string
	starter_questions: string[]
}

/** What a visitor's browser may know: never the prompt, the model or the provider. */
export interface PublicChatbot extends ShownChatbot {
	tenant_slug: string
	chatbot_enabled: boolean
	chatbot_message: string
}

/** The settings form. Without a tenant: the defaults of tenants that never chose. */
export interface ChatbotSettings extends ShownChatbot {
	/** Supports {tenant_name}. */
	system_prompt: string
	ai_model: string
	/** Follows from the model. */
	ai_provider: string
	/** Origins whose pages may frame the chat; empty means every one. */
	allowed_origins: string[]
	updated_at: string
}

export interface ChatbotSettingsAnswer {
	chatbot_settings: ChatbotSettings
	total_conversations: number
	total_leads: number
	/** Null for the defaults of the platform. */
	tenant_info: { tenant_id: string; tenant_name: string; tenant_slug: string } | null
	models: {
		model: string
		label: string
		provider: string /** A key for it stands in the environment. */
		available: boolean
	}[]
	/** No key for the chosen model: answers come from the tenant's own texts alone. */
	built_in_responder: boolean
	/** Such as a stored model that the registry no longer has. */
	warnings: string[]
	chatbot_enabled: boolean
	chatbot_message: string
}

/** As a form: lists as JSON text. `avatar` may be a file beside them. Absent stays, empty goes back to the default. */
export interface ChatbotSettingsUpdate {
	updated_at?: string
	chatbot_name?: string
	chatbot_description?: string
	chat_greeting?: string
	system_prompt?: string
	primary_color?: string
	ai_model?: string
	ai_provider?: string
	avatar_type?: AvatarType
	enable_lead_capture?: boolean
	testimonial_page_enabled?: boolean
	testimonial_page_url?: string
	starter_questions?: string
	allowed_origins?: string
}

export interface ChatbotListEntry {
	tenant_id: string
	tenant_name: string
	tenant_slug: string
	chatbot_name: string
	ai_model: string
	chatbot_status: "active" | "disabled" | "inactive"
	total_conversations: number
	total_leads: number
}

export interface ChatMessage {
	id: string
	role: ChatRole
	content: string
	timestamp: string
	/** 1, -1 or 0. */
	rating: number
	/** Titles of the knowledge that the answer used. */
	sources: string[]
}

/** Leads and conversations as their owner sees them. */
export interface Conversation {
	id: string
	created_at: string
	last_message_at: string
	message_count: number
	first_question: string
	visitor: { name: string | null; email: string } | null
}

export interface ConversationMessage extends ChatMessage {
	status: "answered" | "failed"
	/** Why the provider failed. */
	error: string | null
	model: string | null
	tokens: number
}

export interface Lead {
	id: string
	email: string
	name: string | null
	phone: string | null
	company: string | null
	/** Percent of the last quiz. */
	score: number | null
	/** Which quiz that was. */
	quiz_name: string | null
	created_at: string
	conversation_id: string | null
}

export type KnowledgeKind = "text" | "qa" | "pdf" | "testimonial"

export interface KnowledgeSource {
	id: string
	kind: KnowledgeKind
	title: string
	/** In a list only its beginning; the call for one source has all of it. */
	content: string
	/** Of all of it, in characters. */
	content_length: number
	status: "processing" | "ready" | "failed"
	error: string | null
	file_size_bytes: number | null
	created_at: string
	updated_at: string
}

export interface UnansweredQuestion {
	id: string
	question: string
	count: number
	last_asked_at: string
	/** The last one in which it was asked in these words; null where none is stored. */
	conversation_id: string | null
}

/** One day, in UTC. */
export interface ChatUsageDay {
	day: string
	prompt_tokens: number
	completion_tokens: number
	answers: number
	cost_usd: number
}
