import { FINGERPRINT_PURPOSES } from "../crypto/key-uses.mjs"
import { deriveKey, openWith, sealWith } from "../crypto/sealing.mjs"

/** Keys of fingerprints, by purpose in base64, derived from the ENCRYPTION_KEY of the first start that keeps them. The
 * database has them once per secret, locked by it, so that any secret opens them.
 * @typedef {Record<string, string>} Keys */

/** @typedef {{ [name: string]: string | undefined }} Secrets what may open a lock, by the setting's name */

/** No lock: secrets beside the database keep nothing from its reader. */
const OPEN = "none"
/** @param {string} secret */
const lockKey = (secret) => deriveKey(secret, "fingerprint-keys")
const CONTEXT = "fingerprint_keys"

/** @param {string} text @param {string | undefined} secret @returns {string | null} */
const unlock = (text, secret) => (secret ? openWith(lockKey(secret), text, CONTEXT) : null)

/** @param {import("pg").Client} client @returns {Promise<Map<string, string>>} */
async function readLocks(client) {
	const { rows } = await client.query("SELECT locked_by, value FROM fingerprint_keys")
	return new Map(rows.map(({ locked_by, value }) => [locked_by, value]))
}

/** @param {import("pg").Client} client @param {Secrets} secrets @returns {Promise<Keys | null | undefined>} undefined
 * if none are kept, null if no secret opens them */
export async function readFingerprintKeys(client, secrets) {
	const locks = await readLocks(client)
	if (locks.size === 0) return undefined
	for (const [name, value] of locks) {
		for (const secret of Object.values(secrets)) {
			const text = name === OPEN ? value : unlock(value, secret)
			if (text) return JSON.parse(text)
		}
	}
	return null
}

/** @param {string} secret an ENCRYPTION_KEY @param {Keys} [kept] existing ones @returns {Keys} */
export const fingerprintKeysOf = (secret, kept = {}) => ({
	...Object.fromEntries(
		FINGERPRINT_PURPOSES.map((purpose) => [purpose, deriveKey(secret, `fingerprint/${purpose}`).toString("base64")]),
	),
	...kept,
})

/** Adds a lock for each secret that opens none, and removes all others. @param {import("pg").Client} client within a
 * transaction @param {Keys} keys @param {Secrets} secrets the present ones @param {boolean} besideDatabase */
export async function keepFingerprintKeys(client, keys, secrets, besideDatabase) {
	const locks = await readLocks(client)
	const text = JSON.stringify(keys)
	const wanted = new Map()
	for (const [name, secret] of Object.entries(secrets)) {
		const value = locks.get(name)
		const isGood = value !== undefined && unlock(value, secret) === text
		if (secret) wanted.set(name, isGood ? value : sealWith(lockKey(secret), text, CONTEXT))
	}
	if (besideDatabase) wanted.set(OPEN, text)
	for (const [name, value] of wanted) {
		if (locks.get(name) === value) continue
		await client.query(
			"INSERT INTO fingerprint_keys (locked_by, value) VALUES ($1, $2) ON CONFLICT (locked_by) DO UPDATE SET value = $2",
			[name, value],
		)
	}
	await client.query("DELETE FROM fingerprint_keys WHERE locked_by <> ALL ($1)", [[...wanted.keys()]])
}
