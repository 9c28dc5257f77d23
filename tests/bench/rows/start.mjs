import { spawn } from "node:child_process"
import { get } from "node:http"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { claimPort } from "../../../lib/start/listen.mjs"
import { end, familyMegabytes } from "../harness/processes.mjs"
import { median } from "../harness/rounds.mjs"
import { absolute } from "../harness/table.mjs"

const REST_MS = 15_000

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
	return new Promise((resolve) => {
		const request = get({ host: "127.0.0.1", port, path: "/api/health", agent: false }, (response) => {
			response.resume()
			resolve(response.statusCode === 200)
		})
		request.on("error", () => resolve(false))
	})
}

/**
 * From the command to the first answer, with the embedded database of an earlier start.
 * @param {string} tree @param {string} folder
 * @returns {Promise<{ seconds: number, megabytes: number }>} megabytes: of all its processes, once they are idle
 */
async function startOnce(tree, folder, atRest = false) {
	const port = await claimPort({ host: "127.0.0.1", port: 0 })
	const { PATH = "", HOME = "" } = process.env
	const startedAt = performance.now()
	const child = spawn(process.execPath, [path.join(tree, "lib/start/start.mjs")], {
		cwd: tree,
		env: {
			PATH,
			HOME,
			NODE_ENV: "production",
			SKIP_DOTENV: "true",
			HOST: "127.0.0.1",
			PORT: String(port),
			DATA_DIR: folder,
		},
		stdio: "ignore",
	})
	while (!(await answers(port))) {
		if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
		await wait(10)
	}
	const seconds = (performance.now() - startedAt) / 1000
	// Garbage from the start is collected within seconds.
	if (atRest) await wait(REST_MS)
	const megabytes = familyMegabytes(child.pid ?? 0)
	await end(child)
	return { seconds, megabytes }
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureStart(lab) {
	const tree = await lab.tree()
	const folder = path.join(lab.folder, "start")
	// This start creates the database. Every later start counts.
	await startOnce(tree, folder)
	const times = []
	for (let round = 0; round < (lab.quick ? 1 : 5); round += 1) times.push((await startOnce(tree, folder)).seconds)
	const { megabytes } = await startOnce(tree, folder, true)
	return [
		absolute({ what: "memory at rest, PostgreSQL included (PSS)", unit: "MB", ours: megabytes, atMost: 400 }),
		absolute({ what: "start to first answer, with the embedded database", unit: "s", ours: median(times), atMost: 3 }),
	]
}
