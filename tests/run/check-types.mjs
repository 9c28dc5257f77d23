// Next writes the types of addresses and CSS imports when it builds. After a failed build, and in a clone that was
// never built, each of them would be an error.
import { spawnSync } from "node:child_process"

for (const args of [
	["node_modules/next/dist/bin/next", "typegen"],
	// The Go compiler gives the same verdict in a quarter of the time. Next and dependency-cruiser need the API of 6.
	["node_modules/typescript-7/bin/tsc", "--noEmit", "--incremental", "false"],
]) {
	const { status } = spawnSync(process.execPath, args, { stdio: "inherit" })
	if (status !== 0) process.exit(status ?? 1)
}
