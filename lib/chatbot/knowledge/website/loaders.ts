import { isUuid } from "@/lib/db/is-uuid"
import { nullIfNotFound } from "@/lib/errors"
import { loadAdmin } from "@/lib/tenants/loaders"
import type { TenantScope } from "@/lib/tenants/scope"
import type { Website, WholeWebsite } from "./answers"
import { presentWebsite, presentWholeWebsite } from "./present"
import { findWholeWebsite, listWebsites } from "./queries"

export interface LoadedWebsites {
	websites: Website[]
	opened: WholeWebsite | null
}

/** Null for an address that outlived its website. */
async function open(scope: TenantScope, id: string | undefined): Promise<WholeWebsite | null> {
	const found = id && isUuid(id) ? await nullIfNotFound(findWholeWebsite(scope, id)) : null
	return found && presentWholeWebsite(found)
}

/** @param opened a website's id; a malformed one counts as unknown. */
export async function loadWebsites(tenantSlug: string, opened: string | undefined): Promise<LoadedWebsites> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const [rows, whole] = await Promise.all([listWebsites(scope), open(scope, opened)])
	return { websites: rows.map(presentWebsite), opened: whole }
}
