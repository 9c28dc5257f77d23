import { prepare } from "./prepare.mjs"
import { run, say } from "./progress.mjs"
import { checkNode, loadDotEnv } from "./project.mjs"

await run(async () => {
	checkNode()
	loadDotEnv()
	await prepare({ build: true })
	say("Built. `npm start` serves it.")
})
