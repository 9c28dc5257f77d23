import { Agent, request } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** One streamed answer: the milliseconds to its first piece and to its end. */
function ask({ port, path, type, body, first }) {
	return new Promise((resolve, reject) => {
		const since = performance.now()
		const headers = { "content-type": type, accept: "text/event-stream", "content-length": Buffer.byteLength(body) }
		const call = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent }, (answer) => {
			if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
			let firstMs
			let text = ""
			answer.setEncoding("utf8").on("data", (piece) => {
				text += piece
				if (firstMs === undefined && text.includes(first)) firstMs = performance.now() - since
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
/** Each question has its own session. */
const bodyOf = (template) => template.replaceAll("{n}", String(++asked).padStart(12, "0"))

process.on("message", async ({ parallel, times, ...task }) => {
	try {
		const answers = []
		for (let turn = 0; turn < times; turn += 1) {
			const batch = Array.from({ length: parallel }, () => ask({ ...task, body: bodyOf(task.body) }))
			answers.push(...(await Promise.all(batch)))
		}
		process.send({ answers })
	} catch (error) {
		process.send({ error: String(error) })
	}
})
