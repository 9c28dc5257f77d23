import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { clearFolder } from "../harness/clear-folder.mjs"
import { makeClip } from "../harness/clip.mjs"
import { jobsOf } from "../harness/jobs-done.mjs"
import { startBaseline, startClient } from "../harness/processes.mjs"
import { inTurns } from "../harness/rounds.mjs"
import { compared } from "../harness/table.mjs"

const PARALLEL = 8
const MEGABYTES = 20

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureSubmissions(lab) {
	const product = await lab.product()
	const file = path.join(lab.folder, "clip-20.webm")
	writeFileSync(file, await makeClip(MEGABYTES))
	const client = startClient("clients/upload.mjs")
	lab.cleanup.push(client.stop)

	/** @param {number} port @param {string} address */
	const rate = async (port, address) => {
		const { seconds, bytes, statuses } = await client.run({ port, path: address, parallel: PARALLEL, file })
		const refused = statuses.find((status) => status !== 200)
		if (refused) throw new Error(`${address} answered ${refused}`)
		return bytes / 1_048_576 / seconds
	}
	const jobsDone = await jobsOf(lab)
	// The folder is emptied after each turn, so that no side writes into a cache full of its earlier writes.
	/** @param {"plain" | "kept"} name */
	const busboy = async (name) => {
		const folder = path.join(lab.folder, `busboy-${name}`)
		mkdirSync(folder, { recursive: true })
		const server = await startBaseline("servers/busboy.mjs", [folder, name])
		lab.cleanup.push(server.stop)
		return async () => {
			const figure = await rate(server.port, "/")
			await fetch(`http://127.0.0.1:${server.port}/`, { method: "DELETE" })
			return figure
		}
	}
	const { figure, ratio } = await inTurns(lab.quick ? 2 : 11, {
		plain: await busboy("plain"),
		kept: await busboy("kept"),
		ours: async () => {
			const figure = await rate(product.port, "/api/tenant/bench-1/submit")
			await clearFolder(path.join(lab.folder, "data-common/objects"))
			await jobsDone()
			return figure
		},
	})
	/** @param {"plain" | "kept"} baseline */
	const against = (baseline) => ({
		unit: "MB/s",
		baseline: figure(baseline),
		ours: figure("ours"),
		ratio: ratio("ours", baseline),
	})
	return [
		compared({
			what: "8 parallel 20 MB submissions · node:http + busboy, SHA-256, fdatasync (measures no video, has no database)",
			...against("kept"),
			atLeast: 0.75,
		}),
		compared({
			what: "the same · node:http + busboy to a file (hashes nothing, waits for no disk)",
			...against("plain"),
		}),
	]
}
