import { writeFileSync } from "node:fs"
import path from "node:path"
import { clearFolder } from "../harness/clear-folder.mjs"
import { makeClip } from "../harness/clip.mjs"
import { startClient } from "../harness/processes.mjs"
import { inTurns } from "../harness/rounds.mjs"
import { compared } from "../harness/table.mjs"

const PARALLEL = 4
const MEGABYTES = 20
/** The browser's own part size. */
const CHUNK = 4 * 1_048_576

/**
 * The cost of being resumable: each byte is written twice, and each piece needs its own request and transaction.
 * @param {import("../harness/lab.mjs").Lab} lab
 */
export async function measureResumable(lab) {
	const { port } = await lab.product()
	const file = path.join(lab.folder, "clip-resumable.webm")
	writeFileSync(file, await makeClip(MEGABYTES))
	const plain = startClient("clients/upload.mjs")
	const pieces = startClient("clients/resumable.mjs")
	lab.cleanup.push(plain.stop, pieces.stop)
	const same = { port, parallel: PARALLEL, file }

	/** @param {Promise<import("../clients/upload.mjs").Answer>} sent */
	const seconds = async (sent) => {
		const answer = await sent
		const refused = answer.statuses.find((status) => status !== 200)
		if (refused) throw new Error(`An upload was answered ${refused}`)
		// As in submissions.mjs, neither side writes into a cache full of its earlier writes. Repairs may still write.
		await clearFolder(path.join(lab.folder, "data-common/objects"))
		return answer.seconds
	}
	const { figure, ratio } = await inTurns(lab.quick ? 2 : 9, {
		baseline: () => seconds(plain.run({ ...same, path: "/api/tenant/bench-1/submit" })),
		ours: () => seconds(pieces.run({ ...same, tenant: "bench-1", chunk: CHUNK })),
	})
	return [
		compared({
			what: "4 parallel 20 MB uploads in pieces · the same as one form",
			unit: "s",
			baseline: figure("baseline"),
			ours: figure("ours"),
			ratio: ratio("ours", "baseline"),
			atMost: 3,
		}),
	]
}
