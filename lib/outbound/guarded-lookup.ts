import dns from "node:dns"
import { isIP, type LookupFunction } from "node:net"
import { env } from "@/lib/env"
import { OutboundError } from "./outbound-error"
import { isInRanges, isPublicAddress } from "./public-address"

/** The web's ports, and those that any user may listen on. Below lie mail and remote shells. */
const isWebPort = (port: number) => port === 80 || port === 443 || port >= 1024

function isAllowed(address: string, port: number): boolean {
	return (isWebPort(port) && isPublicAddress(address)) || isInRanges(address, port, env().OUTBOUND_ALLOW)
}

/** A host that is an address is connected to without a look-up. @throws OutboundError `refused`. */
export function assertAllowedHost(hostname: string, port: number): void {
	const bare = hostname.replace(/^\[|\]$/g, "")
	if (isIP(bare) && !isAllowed(bare, port)) throw new OutboundError("refused")
}

/** The connection takes the answer from here, so a name that changes its address after a check gains nothing. */
export function guardedLookup(port: number): LookupFunction {
	return (hostname, options, callback) => {
		// Through the module's object: operators and tests may replace the resolver.
		dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return callback(error, "")
			const allowed = addresses.filter(({ address }) => isAllowed(address, port))
			const [first] = allowed
			if (!first) return callback(new OutboundError("refused"), "")
			if (options.all) return callback(null, allowed)
			return callback(null, first.address, first.family)
		})
	}
}
