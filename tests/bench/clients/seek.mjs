/**
 * Asks for `count` ranges of `length` bytes at random positions of a file, one after the other on one connection.
 * Answers the milliseconds until the first byte of each.
 */
import { connect } from "node:net"
import { answerTasks } from "./answer-tasks.mjs"
import { answerReader } from "./read-answer.mjs"

/** @typedef {{ port: number, path: string, size: number, length: number, count: number }} Task */
/** @typedef {{ times: number[] }} Answer */

/** @param {Task} task @returns {Promise<number[]>} */
function seek({ port, path, size, length, count }) {
	/** @type {number[]} */
	const times = []
	return new Promise((resolve, reject) => {
		let sentAt = 0
		let hasBegun = false
		const ask = () => {
			const start = Math.floor(Math.random() * (size - length))
			hasBegun = false
			sentAt = performance.now()
			socket.write(
				`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nRange: bytes=${start}-${start + length - 1}\r\n\r\n`,
			)
		}
		const read = answerReader(({ status, bytes }) => {
			if (status !== 206 || bytes !== length) return reject(new Error(`${path} answered ${status}, ${bytes} bytes`))
			if (times.length < count) return ask()
			socket.destroy()
			resolve(times)
		})
		const socket = connect({ port, host: "127.0.0.1", noDelay: true }, ask)
		socket.on("data", (chunk) => {
			if (!hasBegun) times.push(performance.now() - sentAt)
			hasBegun = true
			read(chunk)
		})
		socket.on("error", reject)
	})
}

/** @param {Task} task @returns {Promise<Answer>} */
const run = async (task) => ({ times: await seek(task) })

answerTasks(run)
