import { writeFileSync } from "node:fs"
import path from "node:path"
import { makeClip } from "../harness/clip.mjs"
import { isInstalled, startBaseline, startClient } from "../harness/processes.mjs"
import { signIn } from "../harness/product.mjs"
import { inTurns } from "../harness/rounds.mjs"
import { compared, notMeasured } from "../harness/table.mjs"
import { startNginx } from "../servers/nginx.mjs"

const VIEWERS = 8
const WHAT = "100 MB video, 8 viewers"

/**
 * Stores the file the way the product receives videos.
 * @param {import("../harness/product.mjs").Product} product @param {string} file
 * @returns {Promise<string>} the address that its dashboard gives
 */
export async function storeVideo(product, file) {
	const client = startClient("clients/upload.mjs")
	const { statuses } = await client.run({ port: product.port, path: "/api/tenant/bench-2/submit", parallel: 1, file })
	await client.stop()
	if (statuses[0] !== 200) throw new Error(`the submission answered ${statuses[0]}`)
	const answer = await fetch(`http://127.0.0.1:${product.port}/api/admin/dashboard?tenant_slug=bench-2&limit=1`, {
		headers: { authorization: `Bearer ${await signIn(product)}` },
	})
	return (await answer.json()).submissions[0].video_url
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureVideo(lab) {
	const product = await lab.product()
	const file = path.join(lab.folder, "video.webm")
	writeFileSync(file, await makeClip(lab.quick ? 20 : 100))
	const address = await storeVideo(product, file)
	const pipe = await startBaseline("servers/pipe.mjs", [file])
	const client = startClient("clients/download.mjs")
	lab.cleanup.push(pipe.stop, client.stop)

	/** @param {number} port @param {string} where */
	const rate = async (port, where) => {
		const { seconds, bytes } = await client.run({ port, path: where, viewers: VIEWERS })
		return bytes / 1_048_576 / seconds
	}
	/** @type {Record<string, () => Promise<number>>} */
	const subjects = { pipe: () => rate(pipe.port, "/"), ours: () => rate(product.port, address) }
	if (isInstalled("nginx")) {
		const nginx = await startNginx(path.join(lab.folder, "nginx"), lab.folder)
		lab.cleanup.push(nginx.stop)
		subjects.nginx = () => rate(nginx.port, "/video.webm")
	}
	const { figure, ratio } = await inTurns(lab.quick ? 2 : 11, subjects)
	/** @param {string} baseline @param {string} what @param {number} atLeast @param {string} baselineIs */
	const line = (baseline, what, atLeast, baselineIs) =>
		compared({
			what: `${WHAT} · ${what}`,
			unit: "MB/s",
			baseline: figure(baseline),
			ours: figure("ours"),
			ratio: ratio("ours", baseline),
			atLeast,
			baselineIs,
		})
	return [
		line(
			"pipe",
			"plain node pipe",
			1,
			"reads 256 KB at a time (the product 512); no signature, no ranges, no database",
		),
		subjects.nginx
			? line("nginx", "nginx sendfile", 0.75, "the kernel copies the file; no signature, no database")
			: notMeasured(`${WHAT} · nginx`, "nginx is not installed"),
	]
}
