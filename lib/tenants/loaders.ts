import { cache } from "react"
import type { TenantPage, ThankYouPage } from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { presentTenantPage, presentThankYou } from "./present"
import { findVisitedTenant } from "./queries"

/** Null where there is none, or an inactive one; any other fault is thrown. */
const load = cache(async (slug: string) => {
	try {
		return await findVisitedTenant(slug)
	} catch (error) {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	}
})

export async function loadTenantPage(slug: string): Promise<TenantPage | null> {
	const tenant = await load(slug)
	return tenant && presentTenantPage(tenant)
}

export async function loadThankYouPage(slug: string): Promise<ThankYouPage | null> {
	const tenant = await load(slug)
	return tenant && presentThankYou(tenant)
}
