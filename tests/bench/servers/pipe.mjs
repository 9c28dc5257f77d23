/** Baseline of a download: a plain Node pipe. argv: the file. */
import { createReadStream, statSync } from "node:fs"
import { createServer } from "node:http"
import { portOf } from "../../../lib/start/listen.mjs"

const [, , file = ""] = process.argv
const { size } = statSync(file)

const server = createServer((_req, res) => {
	res.writeHead(200, { "Content-Type": "video/webm", "Content-Length": size })
	createReadStream(file, { highWaterMark: 256 * 1024 }).pipe(res)
})
server.listen(0, "127.0.0.1", () => process.send?.(portOf(server)))
