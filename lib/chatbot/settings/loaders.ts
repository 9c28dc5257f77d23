import { cache } from "react"
import { env } from "@/lib/env"
import { nullIfNotFound } from "@/lib/errors"
import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { t } from "@/lib/languages/t"
import { availableLanguages } from "@/lib/tenants/languages/loaders"
import { languagesOfTenant } from "@/lib/tenants/languages/queries"
import { loadAdmin } from "@/lib/tenants/loaders"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { type EmbedSnippets, embedSnippets, LAUNCHER_LABEL } from "../embed-snippets"
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
	/** What the button is called in the business's other languages, where the snippet says another word. */
	other_labels: { language: string; label: string }[]
}

const labelIn = (code: string) => inLanguage(code, () => t(LAUNCHER_LABEL))

export async function loadEmbedCode(tenantSlug: string): Promise<EmbedCode> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const [{ own, platform }, offered] = await Promise.all([findSettings(scope), languagesOfTenant(tenantSlug)])
	const { primaryColor, allowedOrigins } = resolveSettings(own, platform)
	const { languages = [] } = offered ?? {}
	const label = labelIn(languages[0] ?? ENGLISH)
	return {
		...embedSnippets({ appUrl: env().APP_URL, tenantSlug, color: primaryColor, label }),
		primary_color: primaryColor,
		allowed_origins: allowedOrigins,
		other_labels: availableLanguages()
			.filter(({ code }) => languages.includes(code))
			.map(({ code, englishName }) => ({ language: englishName, label: labelIn(code) }))
			.filter((other) => other.label !== label),
	}
}
