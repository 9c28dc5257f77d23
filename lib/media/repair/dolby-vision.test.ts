import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { hasNoBaseLayer } from "./dolby-vision.mjs"

const folder = mkdtempSync(path.join(tmpdir(), "dolby-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const box = (name: string, ...parts: Uint8Array[]) => {
	const body = Buffer.concat(parts)
	const head = Buffer.alloc(8)
	head.writeUInt32BE(body.length + 8)
	head.write(name, 4, "latin1")
	return Buffer.concat([head, body])
}

/** `compatible`: what the base can be shown as: 0 nothing, 1 HDR10, 2 common colors, 4 HLG. */
function film(name: "dvcC" | "dvvC" | "free", profile: number, compatible: number) {
	const configuration = Buffer.alloc(24)
	configuration.writeUInt16BE((profile << 9) | (6 << 3) | 0b101, 2)
	configuration.writeUInt8(compatible << 4, 4)
	return Buffer.concat([
		box("ftyp", Buffer.alloc(8)),
		box("mdat", Buffer.alloc(40)),
		box("moov", box(name, configuration)),
	])
}

it.each([
	["profile 5, which has no base", film("dvcC", 5, 0), true],
	["profile 8.4, an iPhone's", film("dvvC", 8, 4), false],
	["profile 8.1", film("dvvC", 8, 1), false],
	["profile 10 without a base, AV1's", film("dvvC", 10, 0), true],
	["a video without Dolby Vision", film("free", 5, 0), false],
	["an index that ends within the box", film("dvcC", 5, 0).subarray(0, 80), false],
])("knows %s", (_what, bytes, expected) => {
	const file = path.join(folder, "film")
	writeFileSync(file, bytes)
	const fd = openSync(file, "r")
	expect(hasNoBaseLayer(fd, bytes.length)).toBe(expected)
	closeSync(fd)
})
