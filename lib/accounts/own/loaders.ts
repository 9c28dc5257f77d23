import { redirect } from "next/navigation"
import type { SignedInUser } from "../answers"
import { loadSession } from "../loaders"
import { presentUser } from "../present"
import type { AccountSession } from "./answers"
import { presentSession } from "./present"
import { listOwnSessions } from "./queries"

/**
 * One's own account: who one is and where one is signed in. `area` is the slug in the path, or "platform". Redirects to
 * that area's login without a session, and to one's own area from any other.
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
