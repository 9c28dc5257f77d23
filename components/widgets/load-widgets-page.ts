import { failPage } from "@/lib/http/page-status"
import { loadWidgets } from "@/lib/submissions/widgets/loaders"

export type LoadedWidgets = Awaited<ReturnType<typeof loadWidgets>>

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do.
 */
export async function loadWidgetsPage(tenantSlug: string): Promise<LoadedWidgets | null> {
	try {
		return await loadWidgets(tenantSlug)
	} catch (error) {
		return failPage(error, "widgets not loaded")
	}
}
