import { cache } from "react"
import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { loadAdmin } from "@/lib/tenants/loaders"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { type EmbedSnippets, embedSnippets } from "../embed-snippets"
import type { PublicChatbot } from "./answers"
import { presentPublicChatbot } from "./present"
import { findSettings } from "./queries"
import { resolveSettings } from "./resolve-settings"

/** Null for an unknown or inactive tenant. */
export const loadChatPage = cache(async (slug: string): Promise<PublicChatbot | null> => {
	try {
		const { tenant, scope } = await resolveVisit(slug, "chatbot", false)
		const { own, platform } = await findSettings(scope)
		return presentPublicChatbot(tenant, resolveSettings(own, platform))
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

export interface EmbedCode extends EmbedSnippets {
	primary_color: string
	/** Empty means every origin. */
	allowed_origins: string[]
}

export async function loadEmbedCode(tenantSlug: string): Promise<EmbedCode> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const { own, platform } = await findSettings(scope)
	const { primaryColor, allowedOrigins } = resolveSettings(own, platform)
	return {
		...embedSnippets({ appUrl: env().APP_URL, tenantSlug, color: primaryColor }),
		primary_color: primaryColor,
		allowed_origins: allowedOrigins,
	}
}
