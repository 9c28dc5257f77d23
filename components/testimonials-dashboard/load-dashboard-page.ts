import { redirect, unstable_rethrow } from "next/navigation"
import { AppError } from "@/lib/errors"
import { failPage } from "@/lib/http/page-status"
import { loadDashboard } from "@/lib/submissions/loaders"
import { type ListSearch, listHref } from "./list-search"

export type DashboardPage = Awaited<ReturnType<typeof loadDashboard>>

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do. An invalid cursor, for example from an old bookmark, redirects to the newest page.
 */
export async function loadDashboardPage(
	tenantSlug: string | null,
	base: string,
	search: ListSearch,
): Promise<DashboardPage | null> {
	try {
		return await loadDashboard({ tenantSlug, search })
	} catch (error) {
		unstable_rethrow(error)
		if (error instanceof AppError && error.code === "invalid" && search.cursor) {
			redirect(listHref(base, { ...search, cursor: undefined }))
		}
		return failPage(error, "dashboard not loaded")
	}
}
