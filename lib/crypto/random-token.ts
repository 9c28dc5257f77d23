import { createHash, randomBytes } from "node:crypto"

export function randomToken(bytes = 32): string {
	return randomBytes(bytes).toString("base64url")
}

export function sha256Hex(text: string): string {
	return createHash("sha256").update(text, "utf8").digest("hex")
}
