import { Agent, request } from "node:http"
import { answerTasks } from "./answer-tasks.mjs"

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** @typedef {{ port: number, path: string, type: string, body: string, first: string }} Question `first`: in the first piece */
/** @typedef {Question & { parallel: number, times: number }} Task */
/** @typedef {{ firstMs: number, totalMs: number, words: number }} Streamed */
/** @typedef {{ answers: Streamed[] }} Answer */

/**
 * Follows one streamed answer: milliseconds to its first piece and to its end.
 * @param {Question} question @returns {Promise<Streamed>}
 */
function ask({ port, path, type, body, first }) {
	return new Promise((resolve, reject) => {
		const since = performance.now()
		const headers = { "content-type": type, accept: "text/event-stream", "content-length": Buffer.byteLength(body) }
		const call = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, (answer) => {
			if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
			let firstMs = Number.NaN
			let text = ""
			answer.setEncoding("utf8").on("data", (piece) => {
				text += piece
				if (Number.isNaN(firstMs) && text.includes(first)) firstMs = performance.now() - since
			})
			answer.once("end", () => {
				const words = text.split("word ").length - 1
				resolve({ firstMs, totalMs: performance.now() - since, words })
			})
		})
		call.once("error", reject)
		call.end(body)
	})
}

let asked = 0
/** Each question belongs to a session of its own. @param {string} template */
const bodyOf = (template) => template.replaceAll("{n}", String(++asked).padStart(12, "0"))

/** @param {Task} task @returns {Promise<Answer>} */
async function run({ parallel, times, ...question }) {
	const answers = []
	for (let turn = 0; turn < times; turn += 1) {
		const batch = Array.from({ length: parallel }, () => ask({ ...question, body: bodyOf(question.body) }))
		answers.push(...(await Promise.all(batch)))
	}
	return { answers }
}

answerTasks(run)
