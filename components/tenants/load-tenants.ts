import { redirect, unstable_rethrow } from "next/navigation"
import { type ListSearch, listHref } from "@/components/testimonials-dashboard/list-search"
import { AppError } from "@/lib/errors"
import { failPage } from "@/lib/http/page-status"
import { loadTenantsPage } from "@/lib/tenants/loaders"

export type LoadedTenants = Awaited<ReturnType<typeof loadTenantsPage>>

/** Null if loading failed. An invalid cursor redirects to the newest page. */
export async function loadTenants(base: string, search: ListSearch): Promise<LoadedTenants | null> {
	try {
		return await loadTenantsPage({ q: search.q, cursor: search.cursor })
	} catch (error) {
		unstable_rethrow(error)
		if (error instanceof AppError && error.code === "invalid" && search.cursor) {
			redirect(listHref(base, { q: search.q }))
		}
		return failPage(error, "tenants not loaded")
	}
}
