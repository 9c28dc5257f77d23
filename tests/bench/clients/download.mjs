/**
 * `viewers` read one address at once, each on a connection of its own. Answers the seconds until the last one has
 * everything, and the total bytes.
 */
import { connect } from "node:net"
import { answerTasks } from "./answer-tasks.mjs"

/** @typedef {{ port: number, path: string, viewers: number, headers?: Record<string, string> }} Task */
/** @typedef {{ seconds: number, bytes: number }} Answer */

/** @param {Task} task @param {Buffer} buffer @returns {Promise<number>} the number of received bytes */
function readOne({ port, path, headers = {} }, buffer) {
	return new Promise((resolve, reject) => {
		let bytes = 0
		let start = ""
		const socket = connect({
			port,
			host: "127.0.0.1",
			// One buffer for all data, because received bytes are only counted.
			onread: {
				buffer,
				callback(length) {
					if (bytes === 0) start = buffer.toString("latin1", 0, 12)
					bytes += length
					return true
				},
			},
		})
		const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
		socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join("")}Connection: close\r\n\r\n`)
		socket.on("error", reject)
		socket.on("close", () => (start.includes(" 200") ? resolve(bytes) : reject(new Error(`${path} answered ${start}`))))
	})
}

/** @param {Task} task @returns {Promise<Answer>} */
async function run(task) {
	const startedAt = performance.now()
	const buffers = Array.from({ length: task.viewers }, () => Buffer.alloc(256 * 1024))
	const bytes = await Promise.all(buffers.map((buffer) => readOne(task, buffer)))
	const total = bytes.reduce((sum, size) => sum + size, 0)
	return { seconds: (performance.now() - startedAt) / 1000, bytes: total }
}

answerTasks(run)
