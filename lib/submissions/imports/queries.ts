import type { Db } from "@/lib/db/client"

export function findImported(tx: Db, tenantId: string, sha256s: string[]) {
	return tx.submission.findMany({
		where: { tenantId, sha256: { in: sha256s }, importedAt: { not: null } },
		select: { id: true, kind: true, name: true, writtenText: true },
	})
}

/** The business may hold the video as received or as downloaded: the playable copy or the MP4. */
export function findWithdrawn(tx: Db, tenantId: string, sha256s: string[]) {
	const either = { in: sha256s }
	return tx.submission.findMany({
		where: {
			tenantId,
			withdrawnAt: { not: null },
			OR: [{ sha256: either }, { playback: { OR: [{ videoSha256: either }, { renditionSha256: either }] } }],
		},
		select: { kind: true, name: true, writtenText: true },
	})
}
