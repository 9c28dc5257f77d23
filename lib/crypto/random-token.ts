import { createHash, randomBytes } from "node:crypto"

/** base64url, 256 bits unless told otherwise. */
export function randomToken(bytes = 32): string {
	return randomBytes(bytes).toString("base64url")
}

/** 64 lower-case hex digits of the text's UTF-8 bytes. */
export function sha256Hex(text: string): string {
	return createHash("sha256").update(text, "utf8").digest("hex")
}
