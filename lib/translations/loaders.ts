import { type AvailableLanguage, availableLanguages } from "@/lib/tenants/languages/loaders"
import { loadAdmin } from "@/lib/tenants/loaders"
import type { Translations } from "@/lib/tenants/translations/answers"
import { countUntranslated, type SubjectCount, translationsOf } from "./queries"

export interface LoadedTranslations {
	tenantSlug: string
	loaded: Translations
	available: AvailableLanguage[]
}

/** @throws as translationsOf(). */
export async function loadTranslations(tenantSlug: string, subject: string): Promise<LoadedTranslations> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return { tenantSlug, loaded: await translationsOf(scope, subject), available: availableLanguages() }
}

export async function loadUntranslated(tenantSlug: string): Promise<SubjectCount[]> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return countUntranslated(scope)
}
