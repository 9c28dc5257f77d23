import { isIP } from "node:net"
import { env } from "@/lib/env"

/** Whom a passkey belongs to, as browsers and authenticators understand it. */
export interface RelyingParty {
	/** The host that people type, without a port. A passkey works at this host alone. */
	id: string
	origin: string
}

/**
 * Null where browsers know no passkeys: they want https and a name, and take http from `localhost` alone (WebAuthn Level 3,
 * section 5.1.3).
 */
export function relyingParty(appUrl = env().APP_URL): RelyingParty | null {
	const { protocol, hostname, origin } = new URL(appUrl)
	const isName = isIP(hostname.replace(/^\[|\]$/g, "")) === 0
	const works = hostname === "localhost" || (protocol === "https:" && isName)
	return works ? { id: hostname, origin } : null
}
