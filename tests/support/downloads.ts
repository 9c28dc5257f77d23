import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import type { Download } from "@playwright/test"

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

export async function bytesOf(download: Download): Promise<Buffer> {
	return readFile(await download.path())
}
