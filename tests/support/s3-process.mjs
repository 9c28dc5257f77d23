import { createRequire } from "node:module"

/**
 * The S3 server's process: `node s3-process.mjs <folder> <bucket>`, prints its port. The package's own command is not
 * used, since 4.0.4 was published without the file that its "bin" names.
 */
const S3rver = createRequire(import.meta.url)("@20minutes/s3rver")
const [directory, bucket] = process.argv.slice(2)
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
