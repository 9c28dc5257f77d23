/**
 * `npm run bench` shows what the product costs, as one table with a baseline for each figure. It reports and never
 * fails.
 * It is plain Node, like the test command: it installs and builds what is missing first.
 *
 *   npm run bench                        all rows, some minutes
 *   npm run bench -- --only video,pages  some rows
 *   npm run bench -- --quick             few rounds and small data, to see that it works
 */
import { parseArgs } from "node:util"

const { values } = parseArgs({ options: { only: { type: "string" }, quick: { type: "boolean", default: false } } })

const { checkNode } = await import("../../lib/start/project.mjs")
const { prepare } = await import("../../lib/start/prepare.mjs")
checkNode()
await prepare({ build: false })

// Imported only now, because these modules import installed packages.
const { ROWS } = await import("./rows.mjs")
const { openLab } = await import("./harness/lab.mjs")
const { printTable } = await import("./harness/table.mjs")

const known = ROWS.map(({ name }) => name)
const names = values.only?.split(",") ?? known
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) {
	console.error(`No row is called ${unknown.join(", ")}; there are ${known.join(", ")}.`)
	process.exit(2)
}

const lab = await openLab({ quick: values.quick })
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void lab.close().finally(() => process.exit(1)))
const lines = []
try {
	for (const { name, measure } of ROWS.filter((row) => names.includes(row.name))) {
		console.error(`${name} …`)
		try {
			lines.push(...(await measure(lab)))
		} catch (error) {
			console.error(error)
			lines.push({ what: name, baseline: "", ours: "failed, see above", ratio: "", goal: "", met: "" })
		} finally {
			await lab.endOfRow()
		}
	}
} finally {
	await lab.close()
}
printTable(lines)
process.exit(0)
