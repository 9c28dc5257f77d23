import { randomInt } from "node:crypto"
import { fingerprint } from "@/lib/crypto/fingerprint"

const COUNT = 10
const LENGTH = 10
/** Crockford's base32: no letter that looks like a digit. Ten of these are 50 bits. */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz"

function makeCode(): string {
	const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("")
	return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

export function makeRecoveryCodes(): string[] {
	return Array.from({ length: COUNT }, makeCode)
}

/** As read from paper: any case, any blanks, O for zero. */
function asWritten(code: string): string {
	return code
		.toLowerCase()
		.replace(/[^0-9a-z]/g, "")
		.replaceAll("o", "0")
		.replace(/[il]/g, "1")
}

/** Keyed, so that a copy of the database alone allows no search for the codes. */
export function hashRecoveryCode(userId: string, code: string): string {
	return fingerprint(`${userId}\n${asWritten(code)}`, "recovery-code")
}
