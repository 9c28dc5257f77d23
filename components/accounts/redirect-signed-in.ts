import { redirect, unstable_rethrow } from "next/navigation"
import { loadViewer } from "@/lib/accounts/loaders"
import { dashboardPath } from "@/lib/client/session"
import { log } from "@/lib/log"

/** True if no one is signed in, false if the session could not be read: the login then shows instead of an error. */
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
