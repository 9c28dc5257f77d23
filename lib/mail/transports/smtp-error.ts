import { DeliveryError } from "./message"

const CREDENTIALS = new Set(["EAUTH", "ENOAUTH", "EOAUTH2"])
const ADDRESSES_AND_CONTENT = new Set(["EENVELOPE", "EMESSAGE"])

const TIMED_OUT = /^(EABORT|ETIMEDOUT|ESOCKETTIMEDOUT)$/
const UNREACHABLE = /^(EDNS|ENOTFOUND|EAI_\w+|ECONNREFUSED|EHOST\w+|ENET\w+|EADDRNOTAVAIL)$/
const CERTIFICATE = /CERT|LEAF_SIGNATURE/
const NOT_SECURE = /^(ETLS|ERR_SSL\w*|ERR_TLS\w*)$/
const BROKE_OFF = /^(ECONNECTION|ESOCKET|ECONNRESET|ECONNABORTED|EPIPE)$/

// 4xx means "later" and 5xx "never" (RFC 5321, 4.2.1), but only for sign-in, recipient, and content. A 554 in the
// greeting is a server that is out of order today.
function isPermanent(code: string, response: number | undefined): boolean {
	if (response !== undefined && response < 500) return false
	return CREDENTIALS.has(code) || ADDRESSES_AND_CONTENT.has(code)
}

function networkFault(codes: string[], host: string | undefined): string | null {
	const is = (kind: RegExp) => codes.some((code) => kind.test(code))
	const server = host ?? "the mail server"
	if (is(UNREACHABLE)) return `${host ?? "The mail server"} couldn't be reached from this server.`
	if (is(CERTIFICATE)) return `The certificate of ${server} isn't trusted by this server.`
	if (is(NOT_SECURE)) return `We couldn't make a secure connection to ${server}.`
	return is(BROKE_OFF) ? `The connection to ${server} was lost.` : null
}

export function smtpError(error: unknown, host?: string): DeliveryError {
	if (!(error instanceof Error)) return new DeliveryError(String(error), false)
	const text = (name: string) => {
		const value: unknown = Reflect.get(error, name)
		return typeof value === "string" ? value : ""
	}
	const code = text("code")
	// nodemailer's own code says where it happened, and the system's code beside it says what.
	const codes = [text("originalCode"), code].filter(Boolean)
	const response = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : undefined
	const permanent = isPermanent(code, response)
	const timedOut = codes.some((each) => TIMED_OUT.test(each)) || /^(Timeout|Abort)Error$/.test(error.name)
	const network = response === undefined && !timedOut ? networkFault(codes, host) : null
	// One line: Gmail sends four, and the screen shows one sentence.
	const said = network ?? error.message.replace(/\s+/g, " ").trim()
	return new DeliveryError(timedOut ? "The mail server didn't answer in time." : said, permanent, error, {
		timedOut,
		refused: response !== undefined,
		credentials: permanent && CREDENTIALS.has(code),
		networkCode: timedOut || network ? codes[0] : undefined,
	})
}
