import { invalid } from "@/lib/errors"
import { assertAllowedHost } from "@/lib/outbound/guarded-lookup"
import { OutboundError } from "@/lib/outbound/outbound-error"
import { webhookRefusals } from "./words"

/** RFC 6761: these names lead to the machine itself. */
const LOCALHOST = /(?:^|\.)localhost\.?$/

/** Refuses a number or this machine's name early; each connection checks where other names lead. @throws `invalid`. */
export function assertCallable(address: string): void {
	const { hostname, port, protocol } = new URL(address)
	const host = LOCALHOST.test(hostname) ? "127.0.0.1" : hostname
	try {
		assertAllowedHost(host, Number(port || (protocol === "http:" ? 80 : 443)))
	} catch (error) {
		throw error instanceof OutboundError ? invalid("url", webhookRefusals.addressNotPublic) : error
	}
}
