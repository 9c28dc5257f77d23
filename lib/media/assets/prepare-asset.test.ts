import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { prepareAsset } from "./prepare-asset"

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "assets-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const LOGO = { types: ["image/jpeg", "image/png", "image/webp", "image/svg+xml"], help: "JPG or so", longestSide: 100 }
const GIFT = { types: ["application/pdf"], help: "PDF, max 10MB" }

async function fileOf(bytes: Uint8Array | string): Promise<string> {
	const file = path.join(folder, crypto.randomUUID())
	await writeFile(file, bytes)
	return file
}

async function prepare(bytes: Uint8Array | string, policy: Parameters<typeof prepareAsset>[1]) {
	return prepareAsset(await fileOf(bytes), policy)
}

const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: "#246" } })
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const PDF = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF"

describe("prepareAsset", () => {
	it("re-encodes raster images, and keeps SVG and PDF unchanged", async () => {
		const png = await prepare(await picture().png().toBuffer(), LOGO)
		expect({ ...png, bytes: (await sharp(png.bytes ?? undefined).metadata()).width }).toEqual({
			contentType: "image/png",
			extension: "png",
			bytes: 100,
		})
		expect(await prepare(SVG, LOGO)).toEqual({ contentType: "image/svg+xml", extension: "svg", bytes: null })
		expect(await prepare(PDF, GIFT)).toEqual({ contentType: "application/pdf", extension: "pdf", bytes: null })
	})

	it.each<[string, string | (() => Promise<Uint8Array>), typeof GIFT]>([
		["a page as a PDF", "<!doctype html><p>", GIFT],
		["a picture as a PDF", () => picture().png().toBuffer(), GIFT],
		["an SVG where none is taken", SVG, { ...LOGO, types: ["image/png"] }],
		["a PDF as a logo", PDF, LOGO],
		["a GIF", () => picture().gif().toBuffer(), LOGO],
		["an AVIF", () => picture().avif().toBuffer(), LOGO],
		["a page as an SVG", "<html><svg/></html>", LOGO],
		["a page that a PDF follows", `<html>${PDF}`, GIFT],
		["text", "hello", LOGO],
	])("refuses %s as another type, and names the accepted ones", async (_, content, policy) => {
		const bytes = typeof content === "string" ? content : await content()
		await expect(prepare(bytes, policy)).rejects.toMatchObject({
			code: "unsupported_type",
			message: `${policy === GIFT ? "This file isn't a PDF. " : ""}Please choose another file: ${policy.help}.`,
		})
	})

	it.each<[string, string | (() => Promise<Uint8Array>), string]>([
		["SVG", `${SVG.slice(0, -2)} onload="x"/>`, "We can't use this SVG because it contains an event handler."],
		["PDF", PDF.slice(0, 40), "We can't use this PDF because it is damaged or incomplete."],
		[
			"picture",
			async () => (await picture().png().toBuffer()).subarray(0, 90),
			"We can't use this image because it is damaged.",
		],
	])("refuses a damaged %s by the field's name", async (_, content, detail) => {
		const bytes = typeof content === "string" ? content : await content()
		await expect(prepare(bytes, { ...LOGO, types: [...LOGO.types, ...GIFT.types] })).rejects.toMatchObject({
			code: "invalid",
			errors: [{ field: "file", detail }],
		})
	})

	it("checks files in sequence: a small one waits for a large one", async () => {
		const png = await picture().resize(5000, 4000).png().toBuffer()
		const files = await Promise.all([png, png.subarray(0, 500), SVG].map(fileOf))
		const order: string[] = []
		const works = files.map((file, at) =>
			prepareAsset(file, LOGO).then(
				() => order.push(`${at} taken`),
				() => order.push(`${at} refused`),
			),
		)
		await Promise.all(works)
		expect(order).toEqual(["0 taken", "1 refused", "2 taken"])
	})
})
