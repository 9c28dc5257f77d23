import { isIP } from "node:net"

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i
/** The same, as the URL parser and some proxies write it. */
const MAPPED_HEX = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i

/** Eight groups, or fewer where the address ends in an IPv4 one, whose groups are not among the first four. */
function groupsOf(address: string): string[] {
	const [head = "", tail] = address.split("::")
	const before = head ? head.split(":") : []
	if (tail === undefined) return before
	const after = tail ? tail.split(":") : []
	const length = tail.includes(".") ? 7 : 8
	return [...before, ...Array.from({ length: length - before.length - after.length }, () => "0"), ...after]
}

/**
 * What a limit by address counts: an IPv4 address, or the first 64 bits of an IPv6 one, since that is the least that one
 * line is given, and whoever has it can send each request from another of 2^64 addresses. An IPv4 address in IPv6's
 * clothes is that IPv4 address. What is no address stays as it is.
 */
export function limitKeyOfAddress(text: string): string {
	const address = text.split("%", 1)[0] ?? ""
	if (isIP(address) !== 6) return text
	const mapped = MAPPED.exec(address)?.[1]
	if (mapped) return mapped
	const hex = MAPPED_HEX.exec(address)
	if (hex)
		return [hex[1], hex[2]].flatMap((half) => [parseInt(half ?? "", 16) >> 8, parseInt(half ?? "", 16) & 255]).join(".")
	const network = groupsOf(address)
		.slice(0, 4)
		.map((group) => parseInt(group, 16).toString(16))
	return `${network.join(":")}::/64`
}
