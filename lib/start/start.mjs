import { prepare } from "./prepare.mjs"
import { run } from "./progress.mjs"
import { checkNode, loadDotEnv } from "./project.mjs"

const startedAt = performance.now() - process.uptime() * 1000
const dev = process.argv.includes("--dev")

// Only Node's own modules up to here: nothing is installed yet on a fresh clone.
await run(async () => {
	checkNode()
	loadDotEnv()
	await prepare({ build: !dev })
	const { launch } = await import("./launch.mjs")
	await launch({ dev, startedAt })
})
