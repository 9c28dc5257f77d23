import { bridge, DIRECT_ROUTES } from "@/lib/bridge.mjs"
import type { Handler } from "@/lib/http/route"

export async function register(): Promise<void> {
	// Next also compiles this file for the edge runtime, where none of the imports exist. Only this literal comparison
	// removes them there.
	// biome-ignore lint/plugin: set by the framework at build time, not a setting
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { startServices } = await import("@/lib/services/start-services")
		const { announcePublicPages } = await import("@/lib/http/public-pages")
		await startServices()
		announcePublicPages()
		const { GET: media } = await import("@/app/media/submissions/[id]/[kind]/route")
		// Loaded with their first request.
		const chat: Handler = async (...given) => (await import("@/app/api/chatbot/[tenantSlug]/chat/route")).POST(...given)
		const widget: Handler = async (...given) => (await import("@/app/api/widget/[id]/route")).GET(...given)
		const submit: Handler = async (...given) =>
			(await import("@/app/api/tenant/[tenantSlug]/submit/route")).POST(...given)
		bridge[DIRECT_ROUTES] = { media, chat, widget, submit }
	}
}
