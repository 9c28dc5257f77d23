import { isIP } from "node:net"

/** @param {string} value as proxies write it @returns {string | undefined} a bare address */
function bare(value) {
	const text = value
		.trim()
		.replace(/^\[([^\]]+)\](:\d+)?$/, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
	// A dual-stack socket shows IPv4 clients like this. Limits and audit must see one spelling.
	const address = text.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, "$1")
	return isIP(address) ? address.toLowerCase() : undefined
}

/**
 * The client's address. Each proxy appends the address that called it. With n trusted proxies, the client is the n-th
 * entry from the right; the client itself wrote everything left of it.
 * @param {string | undefined} forwardedFor the header as received
 * @param {string | undefined} socketAddress
 * @param {number} trustedHops
 */
export function clientAddress(forwardedFor, socketAddress, trustedHops) {
	const direct = bare(socketAddress ?? "") ?? "unknown"
	if (trustedHops === 0 || !forwardedFor) return direct
	const chain = forwardedFor.split(",")
	const claimed = chain[Math.max(chain.length - trustedHops, 0)]
	return bare(claimed ?? "") ?? direct
}
