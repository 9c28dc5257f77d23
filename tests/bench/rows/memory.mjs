import { existsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { makeClip } from "../harness/clip.mjs"
import { jobsOf } from "../harness/jobs-done.mjs"
import { familyMegabytes, peakMegabytes, startClient } from "../harness/processes.mjs"
import { absolute, notMeasured } from "../harness/table.mjs"

const ADDRESS = "/api/tenant/bench-1/submit"
const GIGABYTE = 1024 ** 3
const SETTLE_MS = 1_000

/**
 * Uses a product of its own, since memory that another row made it take would hide what this row adds.
 * @param {import("../harness/lab.mjs").Lab} lab @param {string} name
 * @param {{ parallel: number } & import("../clients/upload.mjs").Content} task @param {number} expected the status
 */
async function added(lab, name, task, expected) {
	const product = await lab.productOn("common")
	const client = startClient("clients/upload.mjs")
	lab.cleanup.push(product.stop, client.stop)
	const { port, pid } = product
	// The server has been used before it is measured as idle: it has received one submission of ordinary size.
	await client.run({ port, path: ADDRESS, parallel: 1, file: path.join(lab.folder, "clip-20.webm") })
	// Its repair starts a process, which would count as added wherever in the measurement it happened to start.
	await (await jobsOf(lab))()
	await wait(SETTLE_MS)
	const idle = familyMegabytes(pid)
	const peak = await peakMegabytes(pid, async () => {
		const { statuses } = await client.run({ port, path: ADDRESS, ...task })
		const wrong = statuses.find((status) => status !== expected)
		if (wrong) throw new Error(`${name}: answered ${wrong}`)
	})
	await lab.endOfRow()
	return { idle, added: peak - idle }
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureMemory(lab) {
	if (!existsSync("/proc/self/status")) return [notMeasured("memory", "it is read from /proc, which only Linux has")]
	await lab.product()
	writeFileSync(path.join(lab.folder, "clip-20.webm"), await makeClip(20))
	const file = path.join(lab.folder, "clip-100.webm")
	writeFileSync(file, await makeClip(lab.quick ? 20 : 100))
	const parallel = await added(lab, "parallel", { parallel: 16, file }, 200)
	const capped = await added(lab, "capped", { parallel: 1, zeros: GIGABYTE }, 413)
	return [
		absolute({
			what: "memory added by 16 parallel 100 MB submissions · idle",
			unit: "MB",
			baseline: parallel.idle,
			ours: parallel.added,
			atMost: 100,
		}),
		absolute({
			what: "memory added by a 1 GB body, refused at the cap · idle",
			unit: "MB",
			baseline: capped.idle,
			ours: capped.added,
			atMost: 16,
		}),
	]
}
