import { redirect } from "next/navigation"
import type { SignedInUser } from "../answers"
import { loadSession } from "../loaders"
import { presentUser } from "../present"
import type { AccountSession } from "./answers"
import { presentSession } from "./present"
import { listOwnSessions } from "./queries"

/**
 * The viewer's own account and sessions.
 * @param area the slug in the path, or "platform".
 * Redirects to the area's login without a session, and to the viewer's own area from any other.
 */
export async function loadAccount(area: string): Promise<{ viewer: SignedInUser; sessions: AccountSession[] }> {
	const session = await loadSession()
	if (!session) redirect(`/admin/${area}`)
	const home = session.tenant?.slug ?? "platform"
	if (area !== home) redirect(`/admin/${home}/account`)
	const sessions = await listOwnSessions(session)
	return {
		viewer: presentUser({ id: session.userId, ...session }),
		sessions: sessions.map((each) => presentSession(each, session)),
	}
}
