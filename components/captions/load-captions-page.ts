import { unstable_rethrow } from "next/navigation"
import { log } from "@/lib/log"
import { type CaptionsPage, loadCaptions } from "@/lib/submissions/captions/loaders"

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do.
 */
export async function loadCaptionsPage(tenantSlug: string, submissionId: string): Promise<CaptionsPage | null> {
	try {
		return await loadCaptions(tenantSlug, submissionId)
	} catch (error) {
		unstable_rethrow(error)
		log.error({ err: error, submissionId }, "captions not loaded")
		return null
	}
}
