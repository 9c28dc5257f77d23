import { isIP } from "node:net"

/** All eight, of whichever spelling: shortened or not, the last two as an IPv4 address or not. */
function groupsOf(address: string): number[] {
	const colons = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) =>
		[Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(":"),
	)
	const [before = [], after = []] = colons.split("::").map((half) => (half ? half.split(":") : []))
	const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0")
	return [...before, ...zeros, ...after].map((group) => parseInt(group, 16))
}

/**
 * What a limit by address counts: an IPv4 address, or the first 64 bits of an IPv6 one, since that is the least that one
 * line is given, and whoever has it can send each request from another of 2^64 addresses. An IPv4 address in IPv6's
 * clothes is that IPv4 address. What is no address stays as it is.
 */
export function limitKeyOfAddress(text: string): string {
	const address = text.split("%", 1)[0] ?? ""
	if (isIP(address) !== 6) return text
	const groups = groupsOf(address)
	const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
	if (mapped)
		return groups
			.slice(6)
			.flatMap((group) => [group >> 8, group & 255])
			.join(".")
	const network = groups.slice(0, 4).map((group) => group.toString(16))
	return `${network.join(":")}::/64`
}
