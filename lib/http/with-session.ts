import { sessionCookie } from "@/lib/accounts/session-token"
import type { SignedIn } from "@/lib/accounts/signed-in"
import { type Reply, withCookies } from "./reply"

export function withSession({ accessToken, user, seconds, deviceCookie }: SignedIn, more: object = {}): Reply {
	return withCookies({ access_token: accessToken, user, ...more }, [sessionCookie(accessToken, seconds), deviceCookie])
}
