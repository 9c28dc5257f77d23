// Checks which module may import which: over the whole tree, and once more over what the browsers of public pages load.
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"

const { PUBLIC_BROWSER_CODE } = createRequire(import.meta.url)("../quality/floors.cjs")

for (const args of [
	[".dependency-cruiser.cjs", "."],
	[".dependency-cruiser.public.cjs", ...PUBLIC_BROWSER_CODE],
]) {
	const script = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"
	const { status } = spawnSync(process.execPath, [script, "--config", ...args], { stdio: "inherit" })
	if (status !== 0) process.exit(status ?? 1)
}
