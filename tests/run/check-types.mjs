// Addresses and CSS imports have their types from Next, which writes them as it builds: after a failed build, and on a
// clone that was never built, they would all be errors.
import { spawnSync } from "node:child_process"

for (const args of [
	["node_modules/next/dist/bin/next", "typegen"],
	// The compiler in Go gives the same verdict in a quarter of the time; Next and dependency-cruiser need the API of 6.
	["node_modules/typescript-7/bin/tsc", "--noEmit", "--incremental", "false"],
]) {
	const { status } = spawnSync(process.execPath, args, { stdio: "inherit" })
	if (status !== 0) process.exit(status ?? 1)
}
