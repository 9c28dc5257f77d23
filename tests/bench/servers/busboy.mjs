/**
 * Baseline of an upload: node:http and busboy, writing to a file. argv: the folder, and optionally "kept", which also
 * hashes each byte (SHA-256) and waits for the disk to have the file before it answers. DELETE empties the folder.
 */
import { createHash } from "node:crypto"
import { createWriteStream, fdatasync, openSync, readdirSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { promisify } from "node:util"
import Busboy from "@fastify/busboy"
import { portOf } from "../../../lib/start/listen.mjs"

const [folder = "", mode] = process.argv.slice(2)
const sync = promisify(fdatasync)
let count = 0

/** @param {import("node:stream").Readable} stream @param {string} file */
async function plain(stream, file) {
	await pipeline(stream, createWriteStream(file))
}

/** @param {import("node:stream").Readable} stream @param {string} file */
async function kept(stream, file) {
	const hash = createHash("sha256")
	stream.on("data", (chunk) => hash.update(chunk))
	const fd = openSync(file, "w")
	const output = createWriteStream(file, { fd, autoClose: false })
	await pipeline(stream, output)
	hash.digest("hex")
	await sync(fd)
	output.destroy()
}

const server = createServer((req, res) => {
	if (req.method === "DELETE") {
		for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
		return res.end()
	}
	const parser = Busboy({ headers: { ...req.headers, "content-type": req.headers["content-type"] ?? "" } })
	/** @type {Promise<void>[]} */
	const files = []
	parser.on("file", (_name, stream) => {
		count += 1
		files.push((mode === "kept" ? kept : plain)(stream, path.join(folder, `${count}.webm`)))
	})
	parser.on("finish", () => void Promise.all(files).then(() => res.end(JSON.stringify({ submission_id: count }))))
	req.pipe(parser)
})
server.listen(0, "127.0.0.1", () => process.send?.(portOf(server)))
