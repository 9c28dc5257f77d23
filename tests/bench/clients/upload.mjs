/** Sends `parallel` forms at once. Answers the time until all were answered, and the answers. */
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { answerTasks } from "./answer-tasks.mjs"

/** @typedef {{ file: string } | { zeros: number }} Content a file, or this many bytes */
/** @typedef {{ port: number, path: string, parallel: number } & Content} Task */
/** @typedef {{ seconds: number, statuses: (number | undefined)[], bytes: number }} Answer */
/** @typedef {{ size: number, at: (from: number) => Buffer }} Body */

const BOUNDARY = "----bench-0123456789"
const FIELDS = {
	name: "Grace Hopper",
	email: "grace@example.com",
	website: "",
	consent: "true",
	duration_seconds: "60",
}
const CHUNK = 64 * 1024

const head = Buffer.from(
	Object.entries(FIELDS)
		.map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
		.join("") +
		`--${BOUNDARY}\r\nContent-Disposition: form-data; name="video"; filename="testimonial.webm"\r\n` +
		"Content-Type: video/webm\r\n\r\n",
)
const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** @type {Map<string, Buffer>} */
const files = new Map()

/** @param {Content} content @returns {Body} */
function bodyOf(content) {
	if ("zeros" in content) {
		const { zeros } = content
		const chunk = Buffer.alloc(CHUNK)
		return { size: zeros, at: (from) => chunk.subarray(0, Math.min(CHUNK, zeros - from)) }
	}
	const bytes = files.get(content.file) ?? readFileSync(content.file)
	files.set(content.file, bytes)
	return { size: bytes.length, at: (from) => bytes.subarray(from, from + CHUNK) }
}

/** @param {Task} task @param {Body} body @returns {Promise<number | undefined>} the status of the answer */
function sendOne({ port, path }, body) {
	return new Promise((resolve, reject) => {
		const req = request({
			agent,
			host: "127.0.0.1",
			port,
			path,
			method: "POST",
			headers: {
				"Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
				"Content-Length": head.length + body.size + tail.length,
			},
		})
		let answered = false
		req.on("response", (res) => {
			answered = true
			res.resume()
			res.on("end", () => resolve(res.statusCode))
		})
		req.on("error", (error) => answered || reject(error))
		req.write(head)
		let sent = 0
		const more = () => {
			while (sent < body.size) {
				const chunk = body.at(sent)
				sent += chunk.length
				if (!req.write(chunk)) return void req.once("drain", more)
			}
			req.end(tail)
		}
		more()
	})
}

/** @param {Task} task @returns {Promise<Answer>} */
async function run(task) {
	const body = bodyOf(task)
	const startedAt = performance.now()
	const statuses = await Promise.all(Array.from({ length: task.parallel }, () => sendOne(task, body)))
	return { seconds: (performance.now() - startedAt) / 1000, statuses, bytes: body.size * task.parallel }
}

answerTasks(run)
