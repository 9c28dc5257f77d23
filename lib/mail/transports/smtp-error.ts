import { DeliveryError } from "./message"

const CREDENTIALS = new Set(["EAUTH", "ENOAUTH", "EOAUTH2"])
const ADDRESSES_AND_CONTENT = new Set(["EENVELOPE", "EMESSAGE"])

/**
 * 4xx is "later", 5xx is "never" (RFC 5321, 4.2.1). Only at sign-in, recipient and content, though: a 554 in the greeting
 * is a server that is out of order today.
 */
function isPermanent(code: string, response: number | undefined): boolean {
	if (response !== undefined && response < 500) return false
	return CREDENTIALS.has(code) || ADDRESSES_AND_CONTENT.has(code)
}

/** What nodemailer throws, with the server's own words where it said any. */
export function smtpError(error: unknown): DeliveryError {
	if (!(error instanceof Error)) return new DeliveryError(String(error), false)
	const code = "code" in error && typeof error.code === "string" ? error.code : ""
	const response = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : undefined
	const timedOut = /^(EABORT|ETIMEDOUT|ESOCKETTIMEDOUT)$/.test(code) || /^(Timeout|Abort)Error$/.test(error.name)
	// One line: Gmail says it in four, and it is shown as one sentence.
	const said = timedOut ? "The mail server did not answer in time." : error.message.replace(/\s+/g, " ").trim()
	const permanent = isPermanent(code, response)
	return new DeliveryError(said, permanent, error, { timedOut, credentials: permanent && CREDENTIALS.has(code) })
}
