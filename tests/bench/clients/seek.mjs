/**
 * Requests `count` ranges of `length` bytes at random places of a file, in sequence on one connection. Task: { port,
 * path, size, length, count }. Answers the milliseconds until the first byte of each.
 */
import { connect } from "node:net"
import { answerReader } from "./read-answer.mjs"

function seek({ port, path, size, length, count }) {
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

process.on("message", async (task) => {
	try {
		process.send({ times: await seek(task) })
	} catch (error) {
		process.send({ error: String(error) })
	}
})
