import { sessionCookie } from "@/lib/accounts/session-token"
import type { SignedIn } from "@/lib/accounts/signed-in"
import { type Reply, withCookies } from "./reply"

/** Hands a new session to the browser: as a token for scripts and as a cookie, beside what else the answer says. */
export function withSession({ accessToken, user, seconds, deviceCookie }: SignedIn, more: object = {}): Reply {
	return withCookies({ access_token: accessToken, user, ...more }, [sessionCookie(accessToken, seconds), deviceCookie])
}
