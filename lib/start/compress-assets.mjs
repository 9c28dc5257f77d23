import { readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"

const TEXT = /\.(?:js|css|svg|json|txt)$/
/** A smaller file fits into one packet. */
const WORTH_BYTES = 1_000

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** @param {string} file */
async function compressFile(file) {
	const bytes = await readFile(file)
	if (bytes.length < WORTH_BYTES) return
	const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length }
	const made = { br: await brotli(bytes, { params }), gz: await gzipped(bytes, { level: zlib.Z_BEST_COMPRESSION }) }
	for (const [ending, packed] of Object.entries(made)) {
		if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed)
	}
}

/** Once for all visitors: a phone waits for a quarter of the bytes. @param {string} folder */
export async function compressAssets(folder) {
	const names = await readdir(folder, { recursive: true })
	await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(path.join(folder, name))))
}
