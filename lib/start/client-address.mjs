import { isIP } from "node:net"

/** @param {string} value as proxies write it @returns {string | undefined} a bare address */
function bare(value) {
	const text = value
		.trim()
		.replace(/^\[([^\]]+)\](:\d+)?$/, "$1")
		.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
	// A dual-stack socket's spelling of IPv4. Limits and audit must see one.
	const address = text.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, "$1")
	return isIP(address) ? address.toLowerCase() : undefined
}

/** With n trusted proxies, the client is the n-th address from the right: it wrote the rest itself.
 * @param {string | undefined} forwardedFor @param {string | undefined} socketAddress @param {number} trustedHops */
export function clientAddress(forwardedFor, socketAddress, trustedHops) {
	const direct = bare(socketAddress ?? "") ?? "unknown"
	if (trustedHops === 0 || !forwardedFor) return direct
	const chain = forwardedFor.split(",")
	const claimed = chain[Math.max(chain.length - trustedHops, 0)]
	return bare(claimed ?? "") ?? direct
}
