import type { SignedInUser } from "@/lib/accounts/answers"
import { env } from "@/lib/env"
import { chooseLanguage } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { publicStorageOrigin } from "@/lib/storage/public-origin"
import type { Tenant } from "@/lib/tenants/answers"
import { loadAdmin } from "@/lib/tenants/loaders"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"
import { ownTextsOf } from "@/lib/tenants/translations/queries"
import type { Tag } from "../tags/answers"
import { presentTags } from "../tags/present"
import { listTags } from "../tags/queries"
import type { Widget, WidgetView } from "./answers"
import { presentWidget, presentWidgetView } from "./present"
import { findToShow, listWidgets, type ShownWidget, type ToShow } from "./queries"

/** @param lang as a page says it; empty for the business's own */
export async function loadWidgetView(widget: ShownWidget, lang?: string): Promise<WidgetView> {
	const { tenant, items } = widget
	const code = chooseLanguage(tenant, lang, undefined)
	const texts = items.some(({ giftOffered }) => giftOffered) ? await ownTextsOf(tenant, code, ["page"]) : undefined
	return inLanguage(code, () => presentWidgetView(widget), texts)
}

export interface EmbedAddresses {
	app_url: string
	storage_origin: string | null
}

export async function loadWidgets(tenantSlug: string): Promise<{
	viewer: SignedInUser
	tenant: Tenant
	widgets: Widget[]
	tags: Tag[]
	toShow: ToShow
	addresses: EmbedAddresses
}> {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	const [tenant, rows, tags, toShow, storage_origin] = await Promise.all([
		findTenant(scope),
		listWidgets(scope),
		listTags(scope),
		findToShow(scope),
		publicStorageOrigin(),
	])
	return {
		viewer,
		tenant: presentTenant(tenant),
		widgets: rows.map(presentWidget),
		tags: presentTags(tags),
		toShow,
		addresses: { app_url: env().APP_URL, storage_origin },
	}
}
