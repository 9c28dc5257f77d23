import { readdir } from "node:fs/promises"
import path from "node:path"
import { expect } from "vitest"
import { db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { storage } from "@/lib/storage/storage"
import { knownKeys } from "./known-keys"
import { eventually } from "./worker-process"

/**
 * Files of uploads in the product's spool folder. Other tests of the run may be uploading, so wait until it is calm.
 */
export async function spoolFiles(): Promise<string[]> {
	return (await filesIn("tmp")).filter((name) => !name.endsWith(".work"))
}

/** Files of the repair and rendition jobs, which come and go by themselves. */
export async function workFiles(): Promise<string[]> {
	return (await filesIn("tmp")).filter((name) => name.endsWith(".work"))
}

function filesIn(folder: string): Promise<string[]> {
	return readdir(path.join(env().DATA_DIR, folder)).catch(() => [])
}

/**
 * Waits until an object is gone right after its deletion. The server answers even if the object is not gone yet. This
 * is sooner than the cleanup would remove it.
 */
export async function expectGone(key: string): Promise<void> {
	await eventually(`the end of ${key}`, async () => (await storage().head(key)) === null)
}

/** Checks that every row of the tenant has its video or photo and that the ledger lists no orphaned object. */
export async function expectNothingLeft(tenantId: string): Promise<void> {
	await knownKeys({ tenantId })
	const rows = await db().submission.findMany({
		where: { tenantId },
		select: { videoKey: true, photoKey: true, fileSizeBytes: true },
	})
	for (const row of rows) {
		const key = row.videoKey ?? row.photoKey
		if (key) expect(await storage().head(key)).toMatchObject({ size: Number(row.fileSizeBytes) })
	}
	// A repair that was running when its row was deleted announces its copy late, and its own job removes it.
	const where = { key: { startsWith: `submissions/${tenantId}/` } }
	await eventually("an empty ledger", async () => (await db().reclaimableObject.count({ where })) === 0)
}
