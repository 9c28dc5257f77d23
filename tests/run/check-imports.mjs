// Checks which module of the working directory may import which.
import { fileURLToPath } from "node:url"
import { cruise } from "dependency-cruiser"
import readOptions from "dependency-cruiser/config-utl/extract-depcruise-options"
import readTsConfig from "dependency-cruiser/config-utl/extract-ts-config"
import { REACHABILITY } from "../quality/reachability.mjs"

const options = await readOptions(fileURLToPath(new URL("../../.dependency-cruiser.cjs", import.meta.url)))
const { output } = await cruise(["."], options, undefined, { tsConfig: readTsConfig("tsconfig.json") })
if (typeof output === "string") throw new Error(output)

const comments = new Map(
	[...(options.ruleSet?.forbidden ?? []), ...REACHABILITY].map((rule) => [rule.name, rule.comment]),
)
const violations = [
	...output.summary.violations.map(({ from, to, rule }) => ({ from, to, name: rule.name })),
	...REACHABILITY.flatMap(({ name, violations }) => violations(output.modules).map((found) => ({ ...found, name }))),
]
for (const { name, from, to } of violations) console.log(`${name}: ${from} → ${to}\n    ${comments.get(name)}`)
console.log(`${violations.length} forbidden imports in ${output.modules.length} modules`)
process.exitCode = violations.length === 0 ? 0 : 1
