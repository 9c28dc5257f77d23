import { transaction } from "@/lib/db/client"
import { abandonAnnounced, adoptObjects, announceObjects } from "@/lib/storage/ledger-mutations"
import { lockSubmissionRow } from "./lock-submission-row"

type Transaction = Parameters<Parameters<typeof transaction>[0]>[0]

/** Gives an object its row, unless the row is gone or already has one: the job may run twice. */
export async function keepObject(
	submissionId: string,
	key: string,
	store: () => Promise<void>,
	give: (tx: Transaction) => Promise<{ count: number }>,
): Promise<void> {
	await announceObjects([key])
	try {
		await store()
		const isKept = await transaction(async (tx) => {
			if (!(await lockSubmissionRow(tx, submissionId)) || (await give(tx)).count === 0) return false
			await adoptObjects(tx, [key])
			return true
		})
		if (!isKept) await abandonAnnounced([key], undefined)
	} catch (error) {
		await abandonAnnounced([key], error)
		throw error
	}
}
