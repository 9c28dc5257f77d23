import { redirect, unstable_rethrow } from "next/navigation"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { loadDashboard } from "@/lib/submissions/loaders"
import { type ListSearch, listHref } from "./list-search"

export type DashboardPage = Awaited<ReturnType<typeof loadDashboard>>

/**
 * Null where it failed: the page then writes its failure screen into the server's HTML, which an error.tsx cannot. A
 * cursor that nobody made, such as from an old bookmark, starts over at the newest.
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
		log.error({ err: error }, "dashboard not loaded")
		return null
	}
}
