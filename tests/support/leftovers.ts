import { readdir } from "node:fs/promises"
import path from "node:path"
import { expect } from "vitest"
import { db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { storage } from "@/lib/storage/storage"
import { knownKeys } from "./known-keys"
import { eventually } from "./worker-process"

/** What uploads have in the product's spool folder. Other tests of the run may be uploading: await calm before trusting it. */
export async function spoolFiles(): Promise<string[]> {
	return (await filesIn("tmp")).filter((name) => !name.endsWith(".work"))
}

/** The same of the jobs that repair and render; they come and go by themselves. */
export async function workFiles(): Promise<string[]> {
	return (await filesIn("tmp")).filter((name) => name.endsWith(".work"))
}

function filesIn(folder: string): Promise<string[]> {
	return readdir(path.join(env().DATA_DIR, folder)).catch(() => [])
}

/**
 * Right after its deletion, which is answered after a moment even where the object has not gone yet; sooner than the
 * clean-up would find it.
 */
export async function expectGone(key: string): Promise<void> {
	await eventually(`the end of ${key}`, async () => (await storage().head(key)) === null, 30)
}

/** Every row of the tenant has its video, and the ledger knows of nothing that belongs to nobody. */
export async function expectNothingLeft(tenantId: string): Promise<void> {
	await knownKeys({ tenantId })
	const rows = await db().submission.findMany({ where: { tenantId }, select: { videoKey: true, fileSizeBytes: true } })
	for (const row of rows) {
		expect(await storage().head(row.videoKey)).toMatchObject({ size: Number(row.fileSizeBytes) })
	}
	// A copy that was on its way for a row that is gone is announced late, and taken back by its own job.
	const where = { key: { startsWith: `submissions/${tenantId}/` } }
	await eventually("an empty ledger", async () => (await db().reclaimableObject.count({ where })) === 0)
}
