import { unstable_rethrow } from "next/navigation"
import { log } from "@/lib/log"
import { loadImport } from "@/lib/submissions/imports/loaders"

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do.
 */
export async function loadImportPage(tenantSlug: string): Promise<Awaited<ReturnType<typeof loadImport>> | null> {
	try {
		return await loadImport(tenantSlug)
	} catch (error) {
		unstable_rethrow(error)
		log.error({ err: error }, "import page not loaded")
		return null
	}
}
