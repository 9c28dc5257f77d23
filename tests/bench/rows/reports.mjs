import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import pg from "pg"
import { signIn } from "../harness/product.mjs"
import { median } from "../harness/rounds.mjs"
import { addTenants } from "../harness/seed.mjs"
import { addReportableSessions } from "../harness/seed-reports.mjs"
import { absolute, compared } from "../harness/table.mjs"

const AT_ONCE = 4

/** @param {import("../harness/lab.mjs").Lab} lab @param {number} sessions */
async function reportingProduct(lab, sessions) {
	const file = path.join(lab.folder, "loop-stall")
	const probe = pathToFileURL(path.join(import.meta.dirname, "../harness/loop-probe.mjs")).href
	const product = await lab.productOn("reports", { NODE_OPTIONS: `--import ${probe}`, LOOP_PROBE_FILE: file })
	lab.cleanup.push(product.stop)
	const client = new pg.Client({ connectionString: await lab.database("reports") })
	await client.connect()
	await addTenants(client, 3)
	const seeded = await addReportableSessions(client, sessions)
	await client.end()
	const headers = { authorization: `Bearer ${await signIn(product)}` }
	const address = `http://127.0.0.1:${product.port}/api/admin/quizzes/${seeded.quizId}/generate-report`

	return {
		sessionIds: seeded.sessionIds,
		/** @param {string} id @returns {Promise<number>} milliseconds */
		async report(id) {
			const startedAt = performance.now()
			const answer = await fetch(address, { method: "POST", headers, body: new URLSearchParams({ session_id: id }) })
			await answer.arrayBuffer()
			if (answer.status !== 200) throw new Error(`the report answered ${answer.status}`)
			return performance.now() - startedAt
		},
		/** @returns {Promise<number>} the longest stall since the last call, in milliseconds */
		async stall() {
			rmSync(file, { force: true })
			process.kill(product.pid, "SIGUSR2")
			while (!existsSync(file)) await wait(5)
			return Number(readFileSync(file, "utf8"))
		},
	}
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureReports(lab) {
	const rounds = lab.quick ? 5 : 15
	const { report, stall, sessionIds } = await reportingProduct(lab, (rounds + 1) * AT_ONCE)
	/** @type {Record<"rest" | "reports" | "first" | "again", number[]>} */
	const at = { rest: [], reports: [], first: [], again: [] }
	for (let round = 0; round <= rounds; round += 1) {
		const ids = sessionIds.slice(round * AT_ONCE, (round + 1) * AT_ONCE)
		const [first = ""] = ids
		await stall()
		const startedAt = performance.now()
		await Promise.all(ids.map(report))
		const took = performance.now() - startedAt
		const busy = await stall()
		await wait(took)
		const rest = await stall()
		const again = await report(first)
		// The first round loads the renderer and compiles everything.
		if (round === 0) continue
		at.reports.push(busy)
		at.rest.push(rest)
		at.first.push(took / AT_ONCE)
		at.again.push(again)
	}
	return [
		absolute({
			what: `quiz report PDF, ${AT_ONCE} at once: the loop's longest stall above rest · at rest`,
			unit: "ms",
			baseline: median(at.rest),
			ours: Math.max(0, median(at.reports) - median(at.rest)),
			atMost: 10,
		}),
		compared({
			what: "quiz report PDF asked for again · the first time",
			unit: "ms",
			baseline: median(at.first),
			ours: median(at.again),
			ratio: median(at.again) / median(at.first),
			atMost: 0.5,
		}),
	]
}
