/** Baseline of an upload: node:http and busboy to a file, and nothing else. argv: the folder. DELETE empties it. */
import { createWriteStream, readdirSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import Busboy from "@fastify/busboy"

const folder = process.argv[2]
let count = 0

const server = createServer((req, res) => {
	if (req.method === "DELETE") {
		for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
		return res.end()
	}
	const parser = Busboy({ headers: req.headers })
	const files = []
	parser.on("file", (_name, stream) => {
		count += 1
		files.push(pipeline(stream, createWriteStream(path.join(folder, `${count}.webm`))))
	})
	parser.on("finish", () => void Promise.all(files).then(() => res.end(JSON.stringify({ submission_id: count }))))
	req.pipe(parser)
})
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port))
