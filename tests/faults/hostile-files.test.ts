import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import * as testimonialWords from "@/lib/submissions/words-public"
import { FIXTURES, type FixtureName, fixture, makeTenantWithAdmin } from "../support/factories"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import { badPdfs, damagedPictures, pixelFloods, polyglots } from "./hostile/file-attacks"
import { withVideo } from "./hostile/multipart-shapes"
import { type Attack, svg, svgAttacks } from "./hostile/svg-attacks"
import {
	bitFlips,
	boxBombs,
	elementBombs,
	impostors,
	type Mutation,
	splices,
	truncations,
} from "./hostile/video-mutations"
import { Barrage } from "./support/barrage"
import { Random } from "./support/random"
import { requestBytes } from "./support/raw-http"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

let world: World
let barrage: Barrage
let cast: Awaited<ReturnType<typeof makeTenantWithAdmin>>
const random = new Random(20_261_120)
const names = Object.keys(FIXTURES) as FixtureName[]

beforeAll(async () => {
	world = await buildWorld()
	barrage = new Barrage(await world.start())
	cast = await makeTenantWithAdmin()
})
afterAll(() => world.end())

type Kind = "upload-logo" | "upload-pdf-gift" | "upload-pdf-preview"

function upload(kind: Kind, bytes: Uint8Array | string): Buffer {
	const boundary = "----boundary"
	const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="logo.svg"\r\nContent-Type: image/png\r\n\r\n`
	return requestBytes({
		method: "POST",
		path: `/api/admin/${kind}`,
		headers: { Authorization: `Bearer ${cast.token}`, "Content-Type": `multipart/form-data; boundary=${boundary}` },
		body: Buffer.concat([Buffer.from(head), Buffer.from(bytes as string), Buffer.from(`\r\n--${boundary}--\r\n`)]),
	})
}

/** Storage holds exactly what the row names, and no cleanup is pending. */
async function expectClean(): Promise<void> {
	expect(await spoolFiles()).toEqual([])
	await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000))
	const row = await db().tenant.findUniqueOrThrow({ where: { id: cast.tenant.id } })
	const keys = [row.logoKey, row.pdfGiftKey, row.pdfPreviewImageKey].flatMap((key) => key ?? []).sort()
	expect(await storedKeys(world)).toEqual(keys)
	expect(await db().reclaimableObject.count()).toBe(0)
}

/** None of these may be accepted. */
async function fireAttacks(kind: Kind, attacks: (Attack | Mutation)[]): Promise<void> {
	const cases = attacks.map((attack) => ({
		...attack,
		bytes: upload(kind, "text" in attack ? attack.text : attack.bytes),
		check: ({ status }: { status: number }) => ([413, 415, 422].includes(status) ? undefined : "is not refused"),
	}))
	await barrage.fire(cases, { atOnce: 2, sample: true })
	await expectClean()
}

/** Some of these may be harmless. An accepted one is served with its real type, and sandboxed. */
async function fireDamaged(kind: Kind, mutations: Mutation[]): Promise<void> {
	const cases = mutations.map((mutation) => ({
		...mutation,
		bytes: upload(kind, mutation.bytes),
		check: ({ status, text }: { status: number; text: string }) => {
			if (status === 200) return /\.(jpg|png|webp|svg|pdf)"\}$/.test(text) ? undefined : "is stored as something else"
			return [413, 415, 422].includes(status) ? undefined : "is no answer to an upload"
		},
	}))
	await barrage.fire(cases, { atOnce: 2, sample: true })
	await expectClean()
}

describe("hostile SVGs", () => {
	it("are all refused, and the same files without the attack are accepted", async () => {
		await barrage.fire([
			{
				name: "a good one",
				bytes: upload("upload-logo", svg('<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/>')),
				check: ({ status }) => (status === 200 ? undefined : "is not taken"),
			},
		])
		await fireAttacks("upload-logo", svgAttacks())
	})
})

describe("hostile pictures", () => {
	it("are refused by their own message if they claim to be endless or decompress to it", async () => {
		await fireDamaged("upload-pdf-preview", await pixelFloods())
	})

	it("are accepted or refused if they are cut or have flipped bits", async () => {
		await fireDamaged("upload-logo", await damagedPictures(random, 30))
	})

	it("are never served as another type that they also contain", async () => {
		await fireDamaged("upload-logo", polyglots(random))
		await fireAttacks(
			"upload-pdf-preview",
			polyglots(random).filter(({ name }) => !/^(JPEG|PNG|WebP) /.test(name)),
		)
	})
})

describe("hostile PDFs", () => {
	it("are refused unless they are PDFs", async () => {
		await fireAttacks(
			"upload-pdf-gift",
			polyglots(random).filter(({ name }) => !/^(PDF before|nothing before) pdf/.test(name)),
		)
		await fireDamaged("upload-pdf-gift", badPdfs(random, 40))
	})
})

/**
 * An accepted video can be watched, whatever it is: as a video, sandboxed by its type, and nothing else. One of which no
 * copy could be made is not handed out at all.
 */
async function fireVideos(mutations: Mutation[]): Promise<void> {
	const { tenant, token } = await makeTenantWithAdmin()
	const cases = mutations.map((mutation) => ({
		...mutation,
		bytes: withVideo(tenant.slug, mutation.bytes),
		check: ({ status }: { status: number }) =>
			[200, 415, 422].includes(status) ? undefined : "is no answer to a video",
	}))
	await barrage.fire(cases, { atOnce: 2, sample: true })
	const rows = await db().submission.findMany({ where: { tenantId: tenant.id } })
	for (const { durationMs } of rows) {
		expect(durationMs).toBeGreaterThanOrEqual(0)
		expect(durationMs).toBeLessThanOrEqual(130_000)
	}
	await barrage.fire(
		rows.slice(0, 20).map(({ id }) => ({
			name: `watching ${id}`,
			bytes: requestBytes({ path: `/media/submissions/${id}/video`, headers: { Authorization: `Bearer ${token}` } }),
			check: ({ status, headers, text }) =>
				(status === 409 &&
					(text.includes(testimonialWords.videoInPreparation) || text.includes(testimonialWords.videoUnprepared))) ||
				(status === 200 &&
					/^video\/(webm|mp4)$/.test(headers.get("content-type") ?? "") &&
					headers.get("x-content-type-options") === "nosniff")
					? undefined
					: "is not served as a video",
		})),
	)
	expect(await spoolFiles()).toEqual([])
	// Each has its copy or its reason. None holds up the next one.
	await knownKeys({ tenantId: tenant.id })
	expect(await db().playback.count({ where: { submission: { tenantId: tenant.id } } })).toBe(rows.length)
}

describe("hostile videos", () => {
	it.each(names)("%s with flipped bits, cut, and with impossible sizes", async (name) => {
		const video = await fixture(name)
		const bombs = FIXTURES[name] === "video/mp4" ? boxBombs(video, name) : elementBombs(video, name)
		await fireVideos([...bombs, ...bitFlips(video, name, random, 40), ...truncations(video, name)])
	})

	it("spliced files, and files with only the right first bytes", async () => {
		const videos = await Promise.all(names.map(fixture))
		await fireVideos([...splices(videos, random, 40), ...impostors(random)])
	})
})

it("there were many different hostile files", () => {
	expect(barrage.tally("files").different).toBeGreaterThan(2_000)
})
