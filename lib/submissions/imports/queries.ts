import type { Db } from "@/lib/db/client"

/** The testimonials with these digests that the business has imported, withdrawn ones included. */
export function findImported(tx: Db, tenantId: string, sha256s: string[]) {
	return tx.submission.findMany({
		where: { tenantId, sha256: { in: sha256s }, importedAt: { not: null } },
		select: { id: true, kind: true, name: true, writtenText: true },
	})
}
