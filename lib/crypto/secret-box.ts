import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { env } from "@/lib/env"

const VERSION = "v1"
const NONCE_BYTES = 12
const TAG_BYTES = 16

// Derived, because ENCRYPTION_KEY may be any text of 32 or more characters while AES wants 32 bytes. The label keeps
// this key apart from any other derived from the same secret.
let derived: { from: string; key: Buffer } | undefined

function boxKey(): Buffer {
	const from = env().ENCRYPTION_KEY
	if (derived?.from !== from) {
		derived = { from, key: Buffer.from(hkdfSync("sha256", from, "", "testimonials/secret-box/v1", 32)) }
	}
	return derived.key
}

function associatedData(context: string): Buffer {
	return Buffer.from(`${VERSION}\n${context}`, "utf8")
}

/**
 * Encrypts with AES-256-GCM. The context (such as `tenant:<id>:email_app_password`) is authenticated but not stored, so
 * a sealed value copied into another row cannot be opened there.
 * @returns `v1.<base64url of nonce, ciphertext and tag>`.
 */
export function seal(plain: string, context: string): string {
	const nonce = randomBytes(NONCE_BYTES)
	const cipher = createCipheriv("aes-256-gcm", boxKey(), nonce, { authTagLength: TAG_BYTES })
	cipher.setAAD(associatedData(context))
	const sealed = Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()])
	return `${VERSION}.${sealed.toString("base64url")}`
}

/** @throws if the text was changed, sealed under another key, or belongs to another context. */
export function unseal(sealed: string, context: string): string {
	const [version, body, rest] = sealed.split(".")
	if (version !== VERSION || !body || rest !== undefined) throw new Error("Not a sealed value of a known version.")
	const bytes = Buffer.from(body, "base64url")
	// Buffer.from skips characters it does not know. Without this check a changed text could still open.
	if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== body) {
		throw new Error("A sealed value is damaged.")
	}
	const decipher = createDecipheriv("aes-256-gcm", boxKey(), bytes.subarray(0, NONCE_BYTES), {
		authTagLength: TAG_BYTES,
	})
	decipher.setAAD(associatedData(context))
	decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
	try {
		return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8")
	} catch (cause) {
		throw new Error("A sealed value is damaged, or was sealed with another ENCRYPTION_KEY or for another purpose.", {
			cause,
		})
	}
}
