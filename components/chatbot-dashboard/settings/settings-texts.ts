import type { ApiError } from "@/lib/client/api"

/** For a tenant's own screens. The platform's screens say "Failed to save settings". */
export function saveFailed({ detail }: ApiError): string {
	return `Failed to save chatbot settings: ${detail || "Unknown error"}`
}

export const PROVIDER_LABELS: Readonly<Record<string, string>> = {
	openai: "OpenAI",
	anthropic: "Anthropic",
	google: "Google",
}
