import { createServer } from "node:http"
import { portOf } from "../../../lib/start/listen.mjs"

/**
 * A server that speaks OpenAI's chat protocol and sends a given number of tokens at a given interval in milliseconds.
 */
const [tokens = 100, everyMs = 5] = process.argv.slice(2).map(Number)

/** @param {{ role?: "assistant", content?: string }} delta @param {"stop" | null} [finish_reason] */
const chunk = (delta, finish_reason = null) =>
	`data: ${JSON.stringify({
		id: "chatcmpl-bench",
		object: "chat.completion.chunk",
		created: 1_700_000_000,
		model: "bench",
		choices: [{ index: 0, delta, finish_reason }],
	})}\n\n`
const TOKEN = chunk({ content: "word " })
const END = `${chunk({}, "stop")}data: [DONE]\n\n`

const server = createServer((req, res) => {
	req.resume()
	req.once("end", () => {
		res.writeHead(200, { "content-type": "text/event-stream" })
		res.write(chunk({ role: "assistant", content: "" }))
		const startedAt = performance.now()
		let sent = 0
		// Follows the clock, so a late timer is made up for and the total time stays right.
		const timer = setInterval(() => {
			const due = Math.min(tokens, Math.floor((performance.now() - startedAt) / everyMs))
			while (sent < due) {
				res.write(TOKEN)
				sent += 1
			}
			if (sent < tokens) return
			clearInterval(timer)
			res.end(END)
		}, everyMs)
		res.once("close", () => clearInterval(timer))
	})
})
server.listen(0, "127.0.0.1", () => process.send?.(portOf(server)))
