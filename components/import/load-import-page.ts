import { failPage } from "@/lib/http/page-status"
import { loadImport } from "@/lib/submissions/imports/loaders"

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do.
 */
export async function loadImportPage(tenantSlug: string): Promise<Awaited<ReturnType<typeof loadImport>> | null> {
	try {
		return await loadImport(tenantSlug)
	} catch (error) {
		return failPage(error, "import page not loaded")
	}
}
