/** Baseline of a download: a plain Node pipe. argv: the file. */
import { createReadStream, statSync } from "node:fs"
import { createServer } from "node:http"

const file = process.argv[2]
const { size } = statSync(file)

const server = createServer((_req, res) => {
	res.writeHead(200, { "Content-Type": "video/webm", "Content-Length": size })
	createReadStream(file, { highWaterMark: 256 * 1024 }).pipe(res)
})
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port))
