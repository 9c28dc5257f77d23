import { isIP } from "node:net"

function groupsOf(address: string): number[] {
	const colons = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_all, a, b, c, d) =>
		[Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(":"),
	)
	const [before = [], after = []] = colons.split("::").map((half) => (half ? half.split(":") : []))
	const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0")
	return [...before, ...zeros, ...after].map((group) => parseInt(group, 16))
}

/** Counts an IPv6 address by its first 64 bits: a single line gets at least a /64 and could send each request from
 * another of its 2^64 addresses. An IPv4-mapped address counts as its IPv4 address. */
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
