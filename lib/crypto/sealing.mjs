import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

// Plain JavaScript, because the launcher opens and re-seals values too, and runs outside of the build.

const VERSION = "v1"
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The label keeps a secret's keys apart; AES wants 32 bytes. @param {string} secret @param {string} label */
export const deriveKey = (secret, label) => Buffer.from(hkdfSync("sha256", secret, "", `testimonials/${label}/v1`, 32))

/** @param {string} secret an ENCRYPTION_KEY @returns {Buffer} what sealWith() and openWith() take */
export const boxKey = (secret) => deriveKey(secret, "secret-box")

/** Reveals whether a key is the stored one, and nothing else about it. @param {string} secret */
export const checkValue = (secret) => deriveKey(secret, "key-check").toString("hex")

/** @param {string} context */
const associatedData = (context) => Buffer.from(`${VERSION}\n${context}`, "utf8")

/** AES-256-GCM. The context is authenticated but not stored. @param {Buffer} key @param {string} plain
 * @param {string} context @returns {string} `v1.<base64url of nonce, ciphertext and tag>`. */
export function sealWith(key, plain, context) {
	const nonce = randomBytes(NONCE_BYTES)
	const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
	cipher.setAAD(associatedData(context))
	const sealed = Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()])
	return `${VERSION}.${sealed.toString("base64url")}`
}

/** @param {Buffer} key @param {string} sealed @param {string} context @returns {string | null} null if the text was
 * changed, sealed under another key, or belongs to another context. */
export function openWith(key, sealed, context) {
	const [version, body, rest] = sealed.split(".")
	if (version !== VERSION || !body || rest !== undefined) return null
	const bytes = Buffer.from(body, "base64url")
	// Buffer.from skips characters it does not know. Without this check a changed text could still open.
	if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== body) return null
	const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
	decipher.setAAD(associatedData(context))
	decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
	try {
		return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8")
	} catch {
		return null
	}
}
