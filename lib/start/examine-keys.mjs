import { giveFingerprintKeys, readKeys } from "./keys.mjs"
import { countValues, linesOf } from "./sealed-values.mjs"

/** @import { Finding } from "../bridge.mjs" */

/** @param {string} line @returns {Finding} */
const hint = (line) => ({ verdict: "hint", line: `Keys: ${line}` })

/** Changes nothing. @param {import("pg").Client} client @returns {Promise<Finding[]>} */
export async function examineKeys(client) {
	const state = await readKeys(client)
	if (!state) return [hint("not tried, because the first start has yet to make the tables.")]
	giveFingerprintKeys(state.fingerprints)
	if (state.problem) return [{ verdict: "bad", line: `Keys: ${state.problem}` }]
	const { key, previous, states } = state
	const { total, closed, byOther, isAny } = await countValues(client, [key, previous])
	const isRotating = byOther > 0 || [...states.values()].includes("previous")
	/** @type {Finding[]} */
	const findings = []
	if (isRotating) {
		findings.push(hint(`${byOther} values still need ENCRYPTION_KEY_PREVIOUS. Run \`npm run rotate-key\`.`))
	} else if (previous) {
		findings.push(hint("nothing needs ENCRYPTION_KEY_PREVIOUS anymore. Take it out."))
	}
	if (process.env.ENCRYPTION_KEY_LOST) {
		findings.push(hint("ENCRYPTION_KEY_LOST is set and would accept any other key. Take it out."))
	}
	for (const { line, mend } of linesOf(closed)) findings.push(hint(`${line} can't be opened by any key here: ${mend}.`))
	if (!isAny) findings.push({ verdict: "good", line: `Keys: the keys here open all ${total} sealed values.` })
	return findings
}
