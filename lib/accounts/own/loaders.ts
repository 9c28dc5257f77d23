import { redirect } from "next/navigation"
import type { SignedInUser } from "../answers"
import { loadSession } from "../loaders"
import { relyingParty } from "../passkeys/relying-party"
import { presentUser } from "../present"
import { isOverdue } from "../second-factor/policy"
import { type OwnFactor, presentOwnFactor } from "../second-factor/present"
import { findOwnFactor } from "../second-factor/queries"
import type { AccountSession } from "./answers"
import { presentSession } from "./present"
import { listOwnSessions } from "./queries"

interface OwnAccount {
	viewer: SignedInUser
	sessions: AccountSession[]
	factor: OwnFactor | null
	passkeys: boolean
	/** Only this page opens until a required second step is on. */
	isOverdue: boolean
}

/** Redirects to the login without a session, else to the viewer's own area. @param area the slug, or "platform". */
export async function loadAccount(area: string): Promise<OwnAccount> {
	const session = await loadSession()
	if (!session) redirect(`/admin/${area}`)
	const home = session.tenant?.slug ?? "platform"
	if (area !== home) redirect(`/admin/${home}/account`)
	const [sessions, factor] = await Promise.all([listOwnSessions(session), findOwnFactor(session)])
	return {
		viewer: presentUser({ id: session.userId, ...session }),
		sessions: sessions.map((each) => presentSession(each, session)),
		factor: factor && presentOwnFactor(factor),
		passkeys: relyingParty() !== null,
		isOverdue: isOverdue(session),
	}
}
