/** The sections of Chatbot Settings, by their name in the address (`&section=`). */
export const CHATBOT_SECTIONS = {
	look: { label: "Look & greeting", about: "Name, color, avatar, what it says first" },
	answers: { label: "Answers", about: "Which model writes them, and what it is told" },
	visitors: { label: "Visitors", about: "Contact details, feedback button, allowed sites" },
	usage: { label: "Usage", about: "Tokens and money of the last 30 days" },
} as const

export type ChatbotSection = keyof typeof CHATBOT_SECTIONS

const { usage: _, ...OF_DEFAULTS } = CHATBOT_SECTIONS

/** The defaults have no usage, since they belong to no tenant. */
export const DEFAULTS_SECTIONS = OF_DEFAULTS

/** The section that a desktop shows if the address names none. */
export const FIRST_CHATBOT_SECTION: ChatbotSection = "look"
