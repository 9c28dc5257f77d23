import { cache } from "react"
import { env } from "@/lib/env"
import { nullIfNotFound } from "@/lib/errors"
import { loadAdmin } from "@/lib/tenants/loaders"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { type EmbedSnippets, embedSnippets } from "../embed-snippets"
import type { PublicChatbot } from "./answers"
import { presentPublicChatbot } from "./present"
import { findSettings } from "./queries"
import { resolveSettings } from "./resolve-settings"

/** Null for an unknown or inactive tenant. */
export const loadChatPage = cache(async (slug: string): Promise<PublicChatbot | null> => {
	const visit = await nullIfNotFound(resolveVisit(slug, "chatbot", false))
	if (!visit) return null
	const { own, platform } = await findSettings(visit.scope)
	return presentPublicChatbot(visit.tenant, resolveSettings(own, platform))
})

export interface EmbedCode extends EmbedSnippets {
	primary_color: string
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
