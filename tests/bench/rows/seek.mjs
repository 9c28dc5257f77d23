import { writeFileSync } from "node:fs"
import path from "node:path"
import { makeClip } from "../harness/clip.mjs"
import { isInstalled, startClient } from "../harness/processes.mjs"
import { inTurns, median } from "../harness/rounds.mjs"
import { absolute } from "../harness/table.mjs"
import { startNginx } from "../servers/nginx.mjs"
import { storeVideo } from "./video.mjs"

const WHAT = "seek: first byte of a 1 MB range, one viewer"
const LENGTH = 1_048_576

/**
 * How long a viewer waits after a click into the seek bar. nginx sends a file that it knows completely. The product
 * asks the database each time whether the video may still be watched.
 * @param {import("../harness/lab.mjs").Lab} lab
 */
export async function measureSeek(lab) {
	const product = await lab.product()
	const file = path.join(lab.folder, "seek.webm")
	const bytes = await makeClip(lab.quick ? 20 : 100)
	writeFileSync(file, bytes)
	const address = await storeVideo(product, file)
	const client = startClient("clients/seek.mjs")
	lab.cleanup.push(client.stop)
	/** @param {number} port @param {string} where */
	const time = async (port, where) => {
		// The stored copy may be a little shorter or longer than the upload.
		const size = Math.floor(bytes.length * 0.9)
		const { times } = await client.run({ port, path: where, size, length: LENGTH, count: 50 })
		return median(times)
	}
	/** @type {Record<string, () => Promise<number>>} */
	const subjects = { ours: () => time(product.port, address) }
	if (isInstalled("nginx")) {
		const nginx = await startNginx(path.join(lab.folder, "nginx-seek"), lab.folder)
		lab.cleanup.push(nginx.stop)
		subjects.nginx = () => time(nginx.port, "/seek.webm")
	}
	const { figure } = await inTurns(lab.quick ? 3 : 11, subjects)
	const baseline = subjects.nginx && figure("nginx")
	return [absolute({ what: `${WHAT} · nginx`, unit: "ms", baseline, ours: figure("ours"), atMost: 2 })]
}
