import { rm } from "node:fs/promises"
import { createRequire } from "node:module"

/**
 * The S3 server's process: `node s3-process.mjs <folder> <bucket>` prints its port. The package's own command is
 * broken: 4.0.4 was published without the file that its "bin" names.
 */
const require = createRequire(import.meta.url)
const S3rver = require("@20minutes/s3rver")
const FilesystemStore = require("@20minutes/s3rver/lib/stores/filesystem")

/**
 * The package's own method also removes every folder that it finds empty, together with what another request is just
 * writing there. Of 720 objects that were stored while a neighbor was being deleted, 690 were lost after a success. No
 * S3 has folders.
 * @param {string} bucket @param {string} key
 */
FilesystemStore.prototype.deleteObject = async function deleteObject(bucket, key) {
	const files = ["object", "object.md5", "metadata.json"]
	await Promise.all(files.map((file) => rm(this.getResourcePath(bucket, key, file), { force: true })))
}

const [directory = "", bucket = ""] = process.argv.slice(2)
const server = new S3rver({
	directory,
	address: "127.0.0.1",
	port: 0,
	silent: true,
	vhostBuckets: false,
	configureBuckets: [{ name: bucket, configs: [] }],
})
const { port } = await server.run()
process.stdout.write(`port ${port}\n`)
