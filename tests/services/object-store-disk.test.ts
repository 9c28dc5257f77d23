import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { localDisk } from "@/lib/storage/local-disk"

const MB = 1024 * 1024
let folder: string
let small: string
let mounted = false

/** Its own file system of 8 MB: a second device that soon is full. Only root on Linux can make one. */
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "object-store-disk-"))
	small = path.join(folder, "small")
	await mkdir(small)
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", small], { stdio: "ignore" })
		mounted = true
	} catch {
		// The tests below are skipped by name.
	}
})

afterAll(async () => {
	if (mounted) execFileSync("umount", [small])
	await rm(folder, { recursive: true, force: true })
})

async function fileOf(bytes: number): Promise<string> {
	const file = path.join(folder, `source-${bytes}`)
	await writeFile(file, Buffer.alloc(bytes, 7))
	return file
}

describe("local disk", () => {
	it("reads the first byte alone", async () => {
		const store = localDisk(path.join(folder, "one"))
		await store.putBytes("a/b.webm", Buffer.from("xyz"), "video/webm")
		expect(await new Response(await store.read("a/b.webm", { start: 0, end: 0 })).text()).toBe("x")
	})

	it("moves a spooled file instead of copying it", async () => {
		const source = await fileOf(MB)
		const { ino } = await stat(source)
		await localDisk(path.join(folder, "moved")).putFile("a/b.webm", source, MB, "video/webm")
		expect(existsSync(source)).toBe(false)
		expect((await stat(path.join(folder, "moved/a/b.webm"))).ino).toBe(ino)
	})

	it("also removes a key's half-written files that a killed process left", async () => {
		const root = path.join(folder, "half")
		await mkdir(path.join(root, "a"), { recursive: true })
		await writeFile(path.join(root, "a/b.jpg~partial"), "half")
		await localDisk(root).remove("a/b.jpg")
		expect(await readdir(path.join(root, "a"))).toEqual([])
	})

	it("is unavailable if its folder cannot be made", async () => {
		await writeFile(path.join(folder, "a-file"), "")
		const store = localDisk(path.join(folder, "a-file"))
		await expect(store.putBytes("a/b.webm", Buffer.from("x"), "video/webm")).rejects.toMatchObject({
			code: "unavailable",
		})
	})
})

describe("local disk on a small separate file system", () => {
	it("copies across devices and leaves neither the source nor a partial copy", async ({ skip }) => {
		if (!mounted) skip("mounting a tmpfs needs root on Linux")
		const store = localDisk(path.join(small, "objects"))
		const source = await fileOf(2 * MB)
		await store.putFile("a/b.webm", source, 2 * MB, "video/webm")
		expect(await store.head("a/b.webm")).toEqual({ size: 2 * MB, contentType: "video/webm" })
		expect(existsSync(source)).toBe(false)
		expect(await readdir(path.join(small, "objects/a"))).toEqual(["b.webm"])
	})

	it("reports full storage, leaves nothing behind, and works again once there is room", async ({ skip }) => {
		if (!mounted) skip("mounting a tmpfs needs root on Linux")
		const store = localDisk(path.join(small, "objects"))
		const source = await fileOf(9 * MB)
		await expect(store.putFile("c/d.webm", source, 9 * MB, "video/webm")).rejects.toMatchObject({
			code: "storage_full",
		})
		await expect(store.putBytes("c/e.webm", Buffer.alloc(9 * MB), "video/webm")).rejects.toMatchObject({
			code: "storage_full",
		})
		expect(await readdir(path.join(small, "objects/c"))).toEqual([])
		await store.putBytes("c/f.webm", Buffer.alloc(MB), "video/webm")
		expect((await store.head("c/f.webm"))?.size).toBe(MB)
	})
})
