import { bridge, FINGERPRINT_KEYS } from "../bridge.mjs"
import { checkValue } from "../crypto/sealing.mjs"
import { inTransaction } from "./database-tables.mjs"
import { fingerprintKeysOf, keepFingerprintKeys, readFingerprintKeys } from "./fingerprint-keys.mjs"
import { StartError } from "./progress.mjs"
import { countValues, linesOf } from "./sealed-values.mjs"
import { SECRETS, SHORTEST_SECRET } from "./settings.mjs"

/** @typedef {import("./sealed-values.mjs").Counts} Counts */
/** @typedef {import("./fingerprint-keys.mjs").Keys} Keys */

/**
 * @typedef {object} KeyState
 * @property {string} key
 * @property {string | undefined} previous
 * @property {string | null} problem why this must not start, for the operator
 * @property {Counts} lost what no key at hand opens, if there is a problem
 * @property {Keys | null} fingerprints null if no secret opens them
 * @property {Map<string, string>} states by check value, as they should be; rotate-key is done once none is `previous`
 */

/** @param {Counts} lost @param {boolean} alsoFingerprints */
function given(lost, alsoFingerprints) {
	const parts = linesOf(lost).map(({ line }) => line)
	if (alsoFingerprints) parts.push("who unsubscribed, recovery codes, and the links of mails already sent")
	return parts.join(", ") || "nothing that is stored now"
}

/** @param {Counts} lost @param {boolean} alsoFingerprints */
const changedLine = (lost, alsoFingerprints) =>
	`ENCRYPTION_KEY is not the key that this database was sealed with. Put the old key back (to change it, put the old one into ENCRYPTION_KEY_PREVIOUS), or, if it is lost, set ENCRYPTION_KEY_LOST=accept, which gives up: ${given(lost, alsoFingerprints)}.`

/** @param {Counts} lost @param {boolean} alsoFingerprints */
const unfinishedLine = (lost, alsoFingerprints) =>
	`ENCRYPTION_KEY was changed, and the old key still seals values. Put the old key into ENCRYPTION_KEY_PREVIOUS until \`npm run rotate-key\` is done, or, if it is lost, set ENCRYPTION_KEY_LOST=accept, which gives up: ${given(lost, alsoFingerprints)}.`

/** @returns {{ key: string, previous: string | undefined, secrets: Record<string, string | undefined> } | null} null if
 * one is too short */
function readSecrets() {
	const secrets = Object.fromEntries(SECRETS.map((name) => [name, process.env[name]]))
	// lib/env-schema.mjs refuses them. Until then, nothing of them may be kept.
	const isShort = (/** @type {string | undefined} */ secret) => (secret ?? "").length < SHORTEST_SECRET
	const previous = process.env.ENCRYPTION_KEY_PREVIOUS || undefined
	if (Object.values(secrets).some(isShort) || (previous && isShort(previous))) return null
	return { key: secrets.ENCRYPTION_KEY ?? "", previous, secrets }
}

/** Compares the keys at hand with the database's, and writes nothing. @param {import("pg").Client} client
 * @returns {Promise<KeyState | null>} null before the first start, and for secrets that lib/env-schema.mjs refuses */
export async function readKeys(client) {
	const { rows: made } = await client.query("SELECT to_regclass('encryption_keys') IS NOT NULL AS made")
	const found = readSecrets()
	if (!made[0].made || !found) return null
	const { key, previous, secrets } = found
	const { rows } = await client.query("SELECT check_value, state FROM encryption_keys")
	/** @type {Map<string, string>} */
	const states = new Map(rows.map(({ check_value, state }) => [check_value, state]))
	const own = checkValue(key)
	const before = previous && checkValue(previous)
	const current = rows.find(({ state }) => state === "current")?.check_value
	const isFirst = current === undefined
	const kept = await readFingerprintKeys(client, { ...secrets, previous })
	// Earlier fingerprints used the previous key.
	const fingerprints = kept === undefined ? fingerprintKeysOf(previous ?? key) : kept && fingerprintKeysOf(key, kept)
	const isKnown = isFirst || current === own || current === before
	if (current && current !== own) states.set(current, "previous")
	if (isFirst && before && before !== own) states.set(before, "previous")
	states.set(own, "current")
	const uncovered = [...states].filter(([check, state]) => state === "previous" && check !== before)

	/** @type {KeyState} */
	const state = { key, previous, problem: null, lost: {}, fingerprints, states }
	if (isKnown && !isFirst && uncovered.length === 0 && fingerprints) return state
	const { total, closed, isAny } = await countValues(client, [key, previous])
	const closedCount = Object.values(closed).reduce((sum, count) => sum + count, 0)
	// Without a stored check value, the values themselves show whether this is their key.
	const isChanged = isFirst ? total > 0 && closedCount === total : !isKnown || !fingerprints
	if (isChanged) state.problem = changedLine(closed, !fingerprints)
	else if (uncovered.length > 0 && isAny) state.problem = unfinishedLine(closed, !fingerprints)
	if (state.problem) state.lost = closed
	for (const [check] of uncovered) {
		// A run that ended too early has already sealed everything anew.
		if (!isAny && isKnown) states.delete(check)
		else states.set(check, "lost")
	}
	return state
}

/** @param {KeyState} state @returns {string[]} */
function lostLines({ lost, fingerprints }) {
	const lines = linesOf(lost).map(({ line, mend }) => `  ${line}: ${mend}`)
	return [
		"ENCRYPTION_KEY_LOST=accept: the database goes on with the ENCRYPTION_KEY of now. Lost:",
		...(lines.length > 0 ? lines : ["  nothing that was stored"]),
		fingerprints
			? "Kept: who unsubscribed, recovery codes, and the links of mails already sent."
			: "  who unsubscribed, recovery codes, and the links of mails already sent",
		"Take ENCRYPTION_KEY_LOST out again. If the old key is found: set it as ENCRYPTION_KEY_PREVIOUS, and run npm run rotate-key.",
	]
}

/** @param {import("pg").Client} client @param {Map<string, string>} states */
async function writeStates(client, states) {
	await client.query("DELETE FROM encryption_keys WHERE check_value <> ALL ($1)", [[...states.keys()]])
	for (const [check, state] of states) {
		await client.query(
			`INSERT INTO encryption_keys (check_value, state) VALUES ($1, $2)
			ON CONFLICT (check_value) DO UPDATE SET state = $2, since = now() WHERE encryption_keys.state <> $2`,
			[check, state],
		)
	}
}

/** Notes the database's key, and passes the keys of fingerprints to the product. The caller holds the lock of
 * migrations. @param {import("pg").Client} client @param {{ besideDatabase: boolean }} options the secrets are in the
 * database's folder @returns {Promise<string[]>} lines for the operator. Throws for another key than the database's. */
export async function openKeys(client, { besideDatabase }) {
	const state = await readKeys(client)
	const found = readSecrets()
	if (!state || !found) return []
	const isAccepted = process.env.ENCRYPTION_KEY_LOST === "accept"
	if (state.problem && !isAccepted) throw new StartError(state.problem)
	const fingerprints = state.fingerprints ?? fingerprintKeysOf(state.key)
	await inTransaction(client, async () => {
		await writeStates(client, state.states)
		await keepFingerprintKeys(client, fingerprints, found.secrets, besideDatabase)
	})
	giveFingerprintKeys(fingerprints)
	if (state.problem) return lostLines(state)
	if (isAccepted) return ["ENCRYPTION_KEY_LOST is set, and no key is lost. Take it out: it would accept any other key."]
	return []
}

/** @param {import("pg").Client} client @param {string[]} keys @returns {Promise<boolean>} true for a database of a
 * version that kept no check value */
export async function isKeyOf(client, keys) {
	const { rows: made } = await client.query("SELECT to_regclass('encryption_keys') IS NOT NULL AS made")
	if (!made[0].made) return true
	const { rows } = await client.query("SELECT check_value FROM encryption_keys WHERE state = 'current'")
	return rows.every(({ check_value }) => keys.map(checkValue).includes(check_value))
}

/** Notes that nothing needs the previous key anymore, and begins a new key for statements. Those that the retired one
 * signed can still be verified. @param {import("pg").Client} client @param {string} previous */
export async function finishRotation(client, previous) {
	await client.query("DELETE FROM encryption_keys WHERE check_value = $1 AND state <> 'current'", [
		checkValue(previous),
	])
	await client.query("UPDATE signing_keys SET retired_at = now() WHERE retired_at IS NULL")
}

/** @param {Keys | null} keys */
export function giveFingerprintKeys(keys) {
	if (keys) bridge[FINGERPRINT_KEYS] = keys
}
