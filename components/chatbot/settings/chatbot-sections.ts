/** The sections of Chatbot Settings, as they stand in the address (`&section=`). */
export const CHATBOT_SECTIONS = {
	look: { label: "Look & greeting", about: "Name, color, avatar, what it says first" },
	answers: { label: "Answers", about: "Which model writes them, and what it is told" },
	visitors: { label: "Visitors", about: "Contact details, feedback button, allowed sites" },
	usage: { label: "Usage", about: "Tokens and money of the last 30 days" },
} as const

export type ChatbotSection = keyof typeof CHATBOT_SECTIONS

const { usage: _, ...OF_DEFAULTS } = CHATBOT_SECTIONS

/** Defaults belong to nobody: nothing is spent on them. */
export const DEFAULTS_SECTIONS = OF_DEFAULTS

/** What a desk shows where the address names none. */
export const FIRST_CHATBOT_SECTION: ChatbotSection = "look"
