import { inLanguage } from "@/lib/languages/current-language"
import type { VisitedTenant } from "@/lib/tenants/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import { ownTextsOf } from "@/lib/tenants/translations/queries"

export interface Page {
	tenant: VisitedTenant
	scope: TenantScope
	/** Null as in lib/http/admit.ts. */
	language: string | null
}

/** Draws an answer about a quiz for a page in its language. What programs read by stays as the business wrote it. */
export async function onPage<R>(
	{ tenant, scope, language }: Page,
	subjects: readonly string[],
	draw: () => R,
): Promise<R> {
	if (language === null) return draw()
	return inLanguage(language, draw, await ownTextsOf({ ...tenant, ...scope }, language, subjects))
}
