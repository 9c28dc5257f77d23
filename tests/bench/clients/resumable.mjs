/**
 * Sends `parallel` uploads in parts at once and submits each once it is complete. Answers the time until all were
 * answered, and the answers.
 */
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { answerTasks } from "./answer-tasks.mjs"

/** @typedef {{ port: number, tenant: string, parallel: number, file: string, chunk: number }} Task `chunk`: bytes */
/** @typedef {import("./upload.mjs").Answer} Answer */

const BOUNDARY = "----bench-0123456789"
const TUS = { "Tus-Resumable": "1.0.0" }
const FIELDS = {
	name: "Grace Hopper",
	email: "grace@example.com",
	website: "",
	consent: "true",
	duration_seconds: "60",
}
const WRITE = 64 * 1024
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * @param {{ port: number, path: string, method: string, headers: Record<string, string | number> }} call
 * @param {Buffer} body @returns {Promise<import("node:http").IncomingMessage>}
 */
function ask({ port, ...call }, body) {
	return new Promise((resolve, reject) => {
		const headers = { ...call.headers, "Content-Length": body.length }
		const req = request({ agent, host: "127.0.0.1", port, ...call, headers })
		req.on("response", (res) => {
			res.resume()
			res.on("end", () => resolve(res))
		})
		req.on("error", reject)
		let sent = 0
		const more = () => {
			while (sent < body.length) {
				const piece = body.subarray(sent, sent + WRITE)
				sent += piece.length
				if (!req.write(piece)) return void req.once("drain", more)
			}
			req.end()
		}
		more()
	})
}

/** @param {Task} task @param {Buffer} video */
async function sendOne({ port, tenant, chunk }, video) {
	const base = `/api/tenant/${tenant}`
	const created = { port, path: `${base}/uploads`, method: "POST", headers: { ...TUS, "Upload-Length": video.length } }
	const begun = await ask(created, Buffer.alloc(0))
	const path = begun.headers.location
	if (!path) return begun.statusCode
	for (let at = 0; at < video.length; at += chunk) {
		const headers = { ...TUS, "Content-Type": "application/offset+octet-stream", "Upload-Offset": at }
		const { statusCode } = await ask({ port, path, method: "PATCH", headers }, video.subarray(at, at + chunk))
		if (statusCode !== 204) return statusCode
	}
	const form = Object.entries({ ...FIELDS, upload_id: path.slice(path.lastIndexOf("/") + 1) })
		.map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
		.join("")
	const headers = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` }
	const body = Buffer.from(`${form}--${BOUNDARY}--\r\n`)
	return (await ask({ port, path: `${base}/submit`, method: "POST", headers }, body)).statusCode
}

/** @param {Task} task @returns {Promise<Answer>} */
async function run(task) {
	const video = readFileSync(task.file)
	const startedAt = performance.now()
	const statuses = await Promise.all(Array.from({ length: task.parallel }, () => sendOne(task, video)))
	return { seconds: (performance.now() - startedAt) / 1000, statuses, bytes: video.length * task.parallel }
}

answerTasks(run)
