import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { bomb, makePdf } from "@/tests/support/make-pdf"
import { readPdf as readWithin } from "./read-pdf"

const PAGES = 30
const CHARACTERS = 20_000
const readPdf = (bytes: Uint8Array) => readWithin(bytes, { maxPages: PAGES, maxCharacters: CHARACTERS })

// The processes run behind everything else on the machine, so beside a busy one they take many times as long.
describe("readPdf", { timeout: 60_000 }, () => {
	it("reads text and title, page by page", async () => {
		const pdf = makePdf([["Opening (hours)", "Nine to five."], ["Second page"]], { title: "House rules" })
		expect(await readPdf(pdf)).toEqual({ title: "House rules", text: "Opening (hours)\nNine to five.\n\nSecond page" })
	})

	it("finds no text in a PDF of pictures", async () => {
		expect(await readPdf(makePdf([[]]))).toEqual({ title: "", text: "" })
	})

	it("says that a password is needed", async () => {
		const encryption = `<< /Filter /Standard /V 1 /R 2 /O (${"x".repeat(32)}) /U (${"y".repeat(32)}) /P -4 >>`
		const pdf = makePdf([["Secret"]], { objects: [encryption], trailer: "/Encrypt 1 0 R /ID [(a) (a)]" })
		expect(await readPdf(pdf)).toEqual({ problem: "password" })
	})

	it.each([
		["nothing", Buffer.alloc(0)],
		["something else", Buffer.from("Hello, this is no PDF at all.")],
		["a head alone", Buffer.from("%PDF-1.7\n%%EOF\n")],
		["half a file", makePdf([["Text"]]).subarray(0, 200)],
	])("calls %s damaged", async (_, bytes) => {
		expect(await readPdf(bytes)).toEqual({ problem: "damaged" })
	})

	it("refuses more pages than the limit", async () => {
		const pages = (count: number) => Array.from({ length: count }, (_, at) => [`Page ${at}`])
		expect(await readPdf(makePdf(pages(PAGES)))).toMatchObject({ text: expect.stringContaining(`Page ${PAGES - 1}`) })
		expect(await readPdf(makePdf(pages(PAGES + 1)))).toEqual({ problem: "pages" })
	})

	it("refuses more text than the limit", async () => {
		const lines = Array.from({ length: 50 }, () => "word ".repeat(15))
		const pages = Array.from({ length: Math.ceil(CHARACTERS / (50 * 75)) + 2 }, () => lines)
		expect(await readPdf(makePdf(pages))).toEqual({ problem: "characters" })
	})

	it("survives kilobytes that decompress to hundreds of megabytes", async () => {
		for (const megabytes of [20, 200]) {
			const pdf = makePdf([], { streams: [bomb(megabytes * 1024 * 1024)] })
			expect(pdf.length).toBeLessThan(220_000)
			expect(await readPdf(pdf)).toEqual({ problem: expect.stringMatching(/^(effort|characters|damaged)$/) })
		}
	})

	it("gives an answer for every mutation of a valid file", async () => {
		const good = makePdf([["Some text", "and more"]], { title: "Title" })
		const change = fc.record({ at: fc.nat(good.length - 1), bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }) })
		await fc.assert(
			fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
				const bytes = Uint8Array.from(good)
				for (const { at, bytes: put } of changes) bytes.set(put.subarray(0, bytes.length - at), at)
				const result = await readPdf(bytes)
				expect("text" in result ? typeof result.text : typeof result.problem).toBe("string")
			}),
			{ numRuns: 15, seed: 20_261_120 },
		)
	})
})
