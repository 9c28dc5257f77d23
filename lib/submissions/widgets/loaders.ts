import type { SignedInUser } from "@/lib/accounts/answers"
import { env } from "@/lib/env"
import { publicStorageOrigin } from "@/lib/storage/public-origin"
import type { Tenant } from "@/lib/tenants/answers"
import { loadAdmin } from "@/lib/tenants/loaders"
import { presentTenant } from "@/lib/tenants/present"
import { findTenant } from "@/lib/tenants/queries"
import type { Tag } from "../tags/answers"
import { presentTags } from "../tags/present"
import { listTags } from "../tags/queries"
import type { Widget } from "./answers"
import { presentWidget } from "./present"
import { countShowable, listWidgets } from "./queries"

export interface EmbedAddresses {
	/** Without a slash at the end. */
	app_url: string
	storage_origin: string | null
}

export async function loadWidgets(tenantSlug: string): Promise<{
	viewer: SignedInUser
	tenant: Tenant
	widgets: Widget[]
	tags: Tag[]
	showable: number
	addresses: EmbedAddresses
}> {
	const { viewer, scope } = await loadAdmin("tenant", tenantSlug)
	const [tenant, rows, tags, showable, storage_origin] = await Promise.all([
		findTenant(scope),
		listWidgets(scope),
		listTags(scope),
		countShowable(scope),
		publicStorageOrigin(),
	])
	return {
		viewer,
		tenant: presentTenant(tenant),
		widgets: rows.map(presentWidget),
		tags: presentTags(tags),
		showable,
		addresses: { app_url: env().APP_URL, storage_origin },
	}
}
