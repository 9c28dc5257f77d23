import type { ApiError } from "@/lib/client/api"
/** Texts of the chatbot's administration. */
export const PLATFORM_LOAD_FAILED = "Failed to load dashboard data. Please try again."
export const ACCESS_DENIED = "Access denied. Please login as Platform Administrator to access AI Chatbot dashboard."
export const PREVIEW_UNKNOWN = "Unable to determine chatbot URL for preview"
export const AVATAR_UPLOAD_FAILED = "Failed to upload avatar"
export const PDF_UPLOAD_FAILED = "Failed to upload PDF"

/** For a tenant's own screens. The platform's screens say "Failed to save settings". */
export function saveFailed({ detail }: ApiError): string {
	return `Failed to save chatbot settings: ${detail || "Unknown error"}`
}

export const PROVIDER_LABELS: Readonly<Record<string, string>> = {
	openai: "OpenAI",
	anthropic: "Anthropic",
	google: "Google",
}

/** "1 lead", "2 leads". */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
}
