import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeTenant } from "../support/factories"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import type { TestServer } from "../support/server"
import { expectRefusal } from "./support/expect-refusal"
import { makeTake } from "./support/make-take"
import { answerTo, openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { sendTake } from "./support/send-take"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

/** Mounts a disk of 12 MB in a folder. Null if this user may not mount one. */
function smallDisk(): { folder: string; unmount(): void } | null {
	const folder = mkdtempSync(path.join(tmpdir(), "small-disk-"))
	const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", folder]).status === 0
	if (!mounted) rmSync(folder, { recursive: true })
	return mounted
		? {
				folder,
				unmount() {
					spawnSync("umount", ["-l", folder])
					rmSync(folder, { recursive: true })
				},
			}
		: null
}

const disk = smallDisk()

describe.skipIf(!disk)("a full disk (needs the right to mount one)", () => {
	let world: World
	let server: TestServer
	const random = new Random(5)

	beforeAll(async () => {
		world = await buildWorld({ dataDir: disk?.folder })
		server = await world.start()
	})
	afterAll(async () => {
		await world.end()
		disk?.unmount()
	})

	it("answers 507 to an upload that does not fit, keeps nothing of it, and accepts one that fits", async () => {
		const tenant = await makeTenant()
		const small = () => makeTake(random, { padding: 500_000 })
		expect(await sendTake(server.url, tenant.slug, await small())).toMatchObject({ status: 200 })

		const big = openUpload(server.url, tenant.slug, await makeTake(random, { padding: 16 * 1024 * 1024 }))
		big.finish()
		expectRefusal(await answerTo(big), 507)
		expect(await spoolFiles()).toEqual([])

		expect(await sendTake(server.url, tenant.slug, await small())).toMatchObject({ status: 200 })
		const keys = await knownKeys({ tenantId: tenant.id })
		expect(keys.filter((key) => key.includes("/original."))).toHaveLength(2)
		expect(await storedKeys(world)).toEqual(keys)
		expect(await db().reclaimableObject.count()).toBe(0)
	})
})
