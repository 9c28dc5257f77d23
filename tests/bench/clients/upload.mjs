/**
 * Sends `parallel` forms at once and answers the time until the last answer, and the answers. Task: { port, path,
 * parallel, file | zeros (bytes) }.
 */
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"

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
const files = new Map()

/** @param {{ file?: string, zeros?: number }} task @returns {{ size: number, at: (from: number) => Buffer }} */
function bodyOf({ file, zeros }) {
	if (zeros) {
		const chunk = Buffer.alloc(CHUNK)
		return { size: zeros, at: (from) => chunk.subarray(0, Math.min(CHUNK, zeros - from)) }
	}
	if (!files.has(file)) files.set(file, readFileSync(file))
	const bytes = files.get(file)
	return { size: bytes.length, at: (from) => bytes.subarray(from, from + CHUNK) }
}

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

process.on("message", async (task) => {
	try {
		const body = bodyOf(task)
		const startedAt = performance.now()
		const statuses = await Promise.all(Array.from({ length: task.parallel }, () => sendOne(task, body)))
		process.send({ seconds: (performance.now() - startedAt) / 1000, statuses, bytes: body.size * task.parallel })
	} catch (error) {
		process.send({ error: String(error) })
	}
})
