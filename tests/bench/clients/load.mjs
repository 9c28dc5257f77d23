/**
 * Keeps `connections` connections busy for `seconds`, one request at a time on each, and answers the number of answered
 * requests. With `requests` instead of `seconds`: sends that many one after the other on each connection, and answers
 * the milliseconds of each.
 */
import { connect } from "node:net"
import { answerTasks } from "./answer-tasks.mjs"
import { answerReader } from "./read-answer.mjs"

/**
 * @typedef {{ port: number, path: string, connections: number, seconds?: number, requests?: number,
 *   headers?: Record<string, string> }} Task
 */
/** @typedef {{ perSecond: number, bytes: number, times: number[] }} Answer */

/** @param {Task} task */
function requestText({ port, path, headers = {} }) {
	const lines = Object.entries({ Host: `127.0.0.1:${port}`, Accept: "*/*", ...headers }).map(
		([name, value]) => `${name}: ${value}\r\n`,
	)
	return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`
}

/**
 * @param {Task} task @param {() => boolean} isEnough @param {(milliseconds: number, bytes: number) => void} onDone
 * @returns {Promise<void>} once `isEnough`
 */
function keepBusy(task, isEnough, onDone) {
	const text = requestText(task)
	return new Promise((resolve, reject) => {
		let sentAt = 0
		const send = () => {
			sentAt = performance.now()
			socket.write(text)
		}
		const read = answerReader(({ status, bytes }) => {
			if (status !== 200) return reject(new Error(`${task.path} answered ${status}`))
			onDone(performance.now() - sentAt, bytes)
			if (!isEnough()) return send()
			socket.destroy()
			resolve(undefined)
		})
		const socket = connect({ port: task.port, host: "127.0.0.1", noDelay: true }, send)
		socket.on("data", read)
		socket.on("error", reject)
		socket.on("close", () => reject(new Error(`${task.path}: the connection was closed`)))
	})
}

/** @param {Task} task @returns {Promise<Answer>} */
async function run(task) {
	/** @type {number[]} */
	const times = []
	let count = 0
	let bytes = 0
	const startedAt = performance.now()
	const until = startedAt + (task.seconds ?? 3600) * 1000
	const isEnough = () => performance.now() >= until || count >= (task.requests ?? Number.POSITIVE_INFINITY)
	/** @param {number} ms @param {number} size */
	const onDone = (ms, size) => {
		count += 1
		bytes = size
		times.push(ms)
	}
	await Promise.all(Array.from({ length: task.connections }, () => keepBusy(task, isEnough, onDone)))
	const seconds = (performance.now() - startedAt) / 1000
	return { perSecond: count / seconds, bytes, times: task.requests ? times : [] }
}

answerTasks(run)
