/** Texts of the chatbot's administration. */
export const PLATFORM_LOAD_FAILED = "Failed to load dashboard data. Please try again."
export const ACCESS_DENIED = "Access denied. Please login as Platform Administrator to access AI Chatbot dashboard."
export const PREVIEW_UNKNOWN = "Unable to determine chatbot URL for preview"

/** On the launcher, if the snippet names no label. public/embed.js has the same word. */
export const LAUNCHER_LABEL = "Chat"
