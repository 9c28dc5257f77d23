import { isIP } from "node:net"
import { networkInterfaces } from "node:os"
import ipaddr from "ipaddr.js"

export interface AllowedRange {
	cidr: [ipaddr.IPv4 | ipaddr.IPv6, number]
	port: number
}

/** What the internet routes today. Everything else in IPv6 is reserved, private, or leads to an IPv4 address. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3")
/** Azure's metadata and agent service answers every virtual machine there, although the address looks public. */
const WIRE_SERVER = "168.63.129.16"

/** The system connects to ::ffff:1.2.3.4 as to the IPv4 address. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
	// A zone, such as fe80::1%eth0, only exists for addresses of the local link.
	return isIP(address) && !address.includes("%") ? ipaddr.process(address) : null
}

function isOwn(address: string): boolean {
	return Object.values(networkInterfaces()).some((all) =>
		all?.some((own) => parse(own.address)?.toString() === address),
	)
}

/** Only ordinary unicast that is not this host counts, so loopback, private, link-local (where clouds keep their
 * metadata), carrier-grade NAT, multicast, and IPv6 forms that carry an IPv4 address are not public. */
export function isPublicAddress(address: string): boolean {
	const ip = parse(address)
	if (ip?.range() !== "unicast") return false
	if (ip.kind() === "ipv6" && !ip.match(GLOBAL_UNICAST)) return false
	const plain = ip.toString()
	return plain !== WIRE_SERVER && !isOwn(plain)
}

export function isInRanges(address: string, port: number, ranges: readonly AllowedRange[]): boolean {
	const ip = parse(address)
	return ranges.some(({ cidr, port: allowed }) => allowed === port && ip?.kind() === cidr[0].kind() && ip.match(cidr))
}
