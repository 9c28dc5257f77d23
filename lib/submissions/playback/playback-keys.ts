import type { Db } from "@/lib/db/client"

/** Keys of the objects beside the originals. For whoever deletes these submissions, holds their locks and is yet to do it. */
export async function playbackKeys(tx: Db, submissionIds: string[]): Promise<string[]> {
	const rows = await tx.playback.findMany({
		where: { submissionId: { in: submissionIds } },
		select: { videoKey: true, renditionKey: true },
	})
	return rows.flatMap(({ videoKey, renditionKey }) => [videoKey, renditionKey]).filter((key) => key !== null)
}
