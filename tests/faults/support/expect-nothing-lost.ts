import { createHash } from "node:crypto"
import { expect } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import { storage } from "@/lib/storage/storage"
import { knownKeys } from "../../support/known-keys"
import { spoolFiles } from "../../support/leftovers"
import type { KillReport } from "./kill-rounds"
import { storedKeys } from "./stored-objects"
import type { World } from "./world"

async function sha256Of(key: string): Promise<string> {
	const hash = createHash("sha256")
	for await (const chunk of await storage().read(key)) hash.update(chunk)
	return hash.digest("hex")
}

/** @returns how many objects and files the cleanup had to remove. */
export async function expectNothingLost(
	world: World,
	{ acknowledged, tenantId }: Pick<KillReport, "acknowledged" | "tenantId">,
) {
	const rows = await db().submission.findMany({ where: { tenantId }, include: { consent: true } })
	const byId = new Map(rows.map((row) => [row.id, row]))

	// Everything that was acknowledged is there, complete.
	for (const { id, take } of acknowledged.values()) {
		const row = byId.get(id)
		const what = `Lost: acknowledged submission ${id}`
		expect(row, what).toBeDefined()
		if (!row) continue
		expect(row, what).toMatchObject({
			sha256: take.sha256,
			fileSizeBytes: BigInt(take.size),
			contentType: take.contentType,
		})
		expect(row.consent?.videoSha256, what).toBe(take.sha256)
		const videoKey = row.videoKey ?? expect.fail(what)
		expect(await storage().head(videoKey), what).toMatchObject({ size: take.size })
		expect(await sha256Of(videoKey), what).toBe(take.sha256)
	}
	// Every take is stored by now, so more rows than answers would be duplicates.
	expect(rows.length).toBe(acknowledged.size)
	expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length)
	expect(new Set([...acknowledged.values()].map(({ id }) => id)).size).toBe(acknowledged.size)
	for (const kind of ["submission.received", "consent.receipt"]) {
		expect(await db().mailDelivery.count({ where: { tenantId, kind } }), kind).toBe(rows.length)
	}

	// Waits for the repairs: the cleanup would also remove what one has announced and not yet adopted.
	const wanted = await knownKeys()
	const later = new Date(Date.now() + 2 * 3600 * 1000)
	const removed = await reclaimDue(later)
	expect(await storedKeys(world)).toEqual(wanted)
	expect(await db().reclaimableObject.count()).toBe(0)
	expect(await spoolFiles()).toEqual([])
	return removed
}
