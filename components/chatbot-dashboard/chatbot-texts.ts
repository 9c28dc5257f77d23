/** Texts of the chatbot's administration. */
export const PLATFORM_LOAD_FAILED = "Failed to load dashboard data. Please try again."
export const ACCESS_DENIED = "Access denied. Please login as Platform Administrator to access AI Chatbot dashboard."
export const PREVIEW_UNKNOWN = "Unable to determine chatbot URL for preview"
