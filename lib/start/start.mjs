import { prepare } from "./prepare.mjs"
import { run } from "./progress.mjs"
import { checkNode, loadDotEnv } from "./project.mjs"

const startedAt = performance.now() - process.uptime() * 1000
const dev = process.argv.includes("--dev")

// Up to here only Node's own modules: a fresh clone has nothing installed.
await run(async () => {
	checkNode()
	loadDotEnv()
	await prepare({ build: !dev })
	const { launch } = await import("./launch.mjs")
	await launch({ dev, startedAt })
})
