import { redirect, unstable_rethrow } from "next/navigation"
import { loadViewer } from "@/lib/accounts/loaders"
import { dashboardPath } from "@/lib/client/session"
import { log } from "@/lib/log"

/**
 * On a login: whoever is signed in already goes on to the dashboard. A fault shows the login instead of an error. True
 * where it is certain that nobody is.
 */
export async function redirectSignedIn(): Promise<boolean> {
	try {
		const viewer = await loadViewer()
		if (viewer) redirect(dashboardPath(viewer))
		return true
	} catch (error) {
		unstable_rethrow(error)
		log.warn({ err: error }, "session for the login not readable")
		return false
	}
}
