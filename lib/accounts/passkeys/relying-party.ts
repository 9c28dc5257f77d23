import { isIP } from "node:net"
import { env } from "@/lib/env"

export interface RelyingParty {
	/** The host without a port: a passkey works only there. */
	id: string
	origin: string
}

/** Null where browsers support none: they want https and a name, or `localhost` (WebAuthn Level 3, section 5.1.3). */
export function relyingParty(appUrl = env().APP_URL): RelyingParty | null {
	const { protocol, hostname, origin } = new URL(appUrl)
	const isName = isIP(hostname.replace(/^\[|\]$/g, "")) === 0
	const works = hostname === "localhost" || (protocol === "https:" && isName)
	return works ? { id: hostname, origin } : null
}
