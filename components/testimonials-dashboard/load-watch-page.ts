import { failPage } from "@/lib/http/page-status"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import { loadWatched, loadWatchedName, type WatchedTestimonial } from "@/lib/submissions/watch/loaders"
import type { WatchedList } from "./list-search"

/**
 * Null if loading failed: the page then renders its failure screen into the server's HTML, which an error.tsx cannot
 * do.
 */
export async function loadWatchPage(
	tenantSlug: string,
	submissionId: string,
	list: WatchedList,
): Promise<WatchedTestimonial | null> {
	try {
		return await loadWatched(tenantSlug, submissionId, list)
	} catch (error) {
		return failPage(error, "testimonial to watch not loaded", { submissionId })
	}
}

/**
 * The title names the customer, so that several open tabs can be told apart. It throws nothing: the page itself
 * redirects, or says in the server's HTML that there is no such testimonial or that loading failed.
 */
export function watchTitle(tenantSlug: string, submissionId: string): Promise<string> {
	return loadWatchedName(tenantSlug, submissionId).catch(() => dashboardWords.watch)
}
