import { createHash, randomBytes } from "node:crypto"

/** A random token in base64url; 256 bits by default. */
export function randomToken(bytes = 32): string {
	return randomBytes(bytes).toString("base64url")
}

/** SHA-256 of the text's UTF-8 bytes, as 64 lowercase hex digits. */
export function sha256Hex(text: string): string {
	return createHash("sha256").update(text, "utf8").digest("hex")
}
