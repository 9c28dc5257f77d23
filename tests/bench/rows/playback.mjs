import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { repairFile } from "../../../lib/media/repair/repair-file.mjs"
import { makeClip } from "../harness/clip.mjs"
import { startClient } from "../harness/processes.mjs"
import { signIn } from "../harness/product.mjs"
import { median } from "../harness/rounds.mjs"
import { absolute } from "../harness/table.mjs"

const MEGABYTES = 20
const LOOK_EVERY_MS = 10

/** In percent of the clip's own duration. @param {string} file @param {string} target @param {number} rounds */
async function share(file, target, rounds) {
	const shares = []
	for (let round = 0; round <= rounds; round += 1) {
		rmSync(target, { force: true })
		const start = performance.now()
		const repair = await repairFile(file, target)
		if ("problem" in repair) throw new Error(`the clip was not repaired: ${JSON.stringify(repair)}`)
		// The first round compiles code for the others, as the first one in any process does.
		if (round > 0) shares.push((100 * (performance.now() - start)) / repair.durationMs)
	}
	return median(shares)
}

/**
 * Seconds from the answer until the dashboard calls the video ready.
 * @param {import("../harness/product.mjs").Product} product
 * @param {import("../harness/processes.mjs").Client<"clients/upload.mjs">} client
 * @param {string} file @param {string} authorization
 */
async function untilReady(product, client, file, authorization) {
	const { statuses } = await client.run({ port: product.port, path: "/api/tenant/bench-3/submit", parallel: 1, file })
	if (statuses[0] !== 200) throw new Error(`the submission answered ${statuses[0]}`)
	const answered = performance.now()
	const address = `http://127.0.0.1:${product.port}/api/admin/dashboard?tenant_slug=bench-3&limit=1`
	for (;;) {
		const { submissions } = await (await fetch(address, { headers: { authorization } })).json()
		if (submissions[0].playback_state === "ready") return (performance.now() - answered) / 1000
		if (submissions[0].playback_state === "failed") throw new Error(submissions[0].playback_error)
		await delay(LOOK_EVERY_MS)
	}
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measurePlayback(lab) {
	const file = path.join(lab.folder, "clip-playback.webm")
	writeFileSync(file, await makeClip(MEGABYTES))
	const rounds = lab.quick ? 2 : 11
	const ours = await share(file, path.join(lab.folder, "clip-repaired.webm"), rounds)
	const product = await lab.product()
	const client = startClient("clients/upload.mjs")
	lab.cleanup.push(client.stop)
	const authorization = `Bearer ${await signIn(product)}`
	const waits = []
	for (let round = 0; round < rounds; round += 1) waits.push(await untilReady(product, client, file, authorization))
	const megabytes = (readFileSync(file).length / 1_048_576).toFixed(0)
	return [
		absolute({ what: `repaired video, ${megabytes} MB · of the clip's length`, unit: "%", ours, atMost: 0.5 }),
		absolute({ what: "repaired video · ready after the answer", unit: "s", ours: median(waits), atMost: 2 }),
	]
}
