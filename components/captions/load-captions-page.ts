import { failPage } from "@/lib/http/page-status"
import { type CaptionsPage, loadCaptions } from "@/lib/submissions/captions/loaders"

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do.
 */
export async function loadCaptionsPage(tenantSlug: string, submissionId: string): Promise<CaptionsPage | null> {
	try {
		return await loadCaptions(tenantSlug, submissionId)
	} catch (error) {
		return failPage(error, "captions not loaded", { submissionId })
	}
}
