export const AVATAR_TYPES = ["initials", "icon", "image"] as const

/** The languages whose common words the search knows, and in which the built-in responder speaks. */
export const SPOKEN_LANGUAGES = [
	"en",
	"de",
	"fr",
	"es",
	"it",
	"pt",
	"nl",
	"pl",
	"ru",
	"tr",
	"ar",
	"hi",
	"th",
	"zh",
	"ja",
] as const
export type Language = (typeof SPOKEN_LANGUAGES)[number]

export function spokenLanguage(tag: string): Language | null {
	const [primary] = tag.toLowerCase().split("-")
	return SPOKEN_LANGUAGES.find((language) => language === primary) ?? null
}

export const CHATBOT_NAME_CAP = 80
export const CHATBOT_DESCRIPTION_CAP = 300
export const CHAT_GREETING_CAP = 1_000
export const SYSTEM_PROMPT_CAP = 8_000
export const STARTER_QUESTIONS_MAX = 6
export const STARTER_QUESTION_CAP = 120
export const ALLOWED_ORIGINS_MAX = 20
export const PERSON_HOURS_MAX = 28

/** Unless the platform has its own defaults. */
export const CHATBOT_DEFAULTS = {
	name: "AI Assistant",
	description: "Ask me anything. I answer from what this business has told me.",
	greeting: "Hello! How can I help you today?",
	systemPrompt:
		"You are the friendly assistant of {tenant_name}. Help visitors with questions about {tenant_name}, its products and its services. Answer in the visitor's language, briefly and clearly.",
	primaryColor: "#007aff",
	avatarType: "initials",
	enableLeadCapture: true,
	testimonialPageEnabled: true,
	personEnabled: false,
	personTimeZone: "UTC",
	// Matters only once visitors may ask for a person. The others would be unrequested mail.
	mailTranscript: true,
	mailNewLead: false,
	mailUnanswered: false,
	mailQuizCompleted: false,
} as const
