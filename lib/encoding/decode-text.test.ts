import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { decodeText } from "./decode-text"

const given = (name: string) => readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url))
const latin = (text: string) => Buffer.from(text, "latin1")
const page = (bytes: Uint8Array, contentType = "") => decodeText(bytes, { contentType, isMarkup: true })

/**
 * The labels and indexes of the Encoding standard. The tables of one byte are from the standard's own index files. Of each
 * encoding of more, `pairs` has the SHA-256 of all that two bytes can mean in a browser (for Big5, in the standard's own
 * decoder, since browsers err in four places).
 */
const STANDARD: {
	labels: Record<string, string[]>
	single: Record<string, string>
	pairs: Record<string, string>
} = JSON.parse(given("encodings.json").toString())
const SINGLE = Object.entries(STANDARD.single)
const labelsOf = (encoding: string) => STANDARD.labels[encoding] ?? []
const upperHalf = Uint8Array.from({ length: 128 }, (_, at) => at + 128)

describe("every label of the Encoding standard", () => {
	it.each(SINGLE)("of %s is read by the standard's index, as a page, a text, and a table", (encoding, index) => {
		for (const label of labelsOf(encoding)) {
			expect(page(upperHalf, `text/html; charset=${label}`)).toBe(index)
			expect(decodeText(upperHalf, { contentType: `text/plain; charset="${label.toUpperCase()}"` })).toBe(index)
			expect(decodeText(upperHalf, { contentType: `text/csv;charset=${label}` })).toBe(index)
			const declaration = `<meta charset="${label}">`
			expect(page(Buffer.concat([Buffer.from(declaration), upperHalf]))).toBe(declaration + index)
		}
	})

	it.each(Object.entries(STANDARD.pairs))("of %s is read as the standard reads any two bytes", (encoding, digest) => {
		const read = (label: string) => (lead: number) =>
			Array.from({ length: 0xff - 0x30 }, (_, at) =>
				decodeText(Uint8Array.of(lead, 0x30 + at), { contentType: `text/plain; charset=${label}` }),
			)
		const leads = Array.from({ length: 0xff - 0x81 }, (_, at) => 0x81 + at)
		const [first = "", ...others] = labelsOf(encoding)
		const all = leads.flatMap(read(first))
		expect(createHash("sha256").update(all.join("\n")).digest("hex")).toBe(digest)
		for (const label of others) expect(read(label)(0xb1)).toEqual(read(first)(0xb1))
	})

	it("is known", () => {
		expect(Object.values(STANDARD.labels).flat()).toHaveLength(228)
		const known = ["utf-8", "utf-16le", "utf-16be", "x-user-defined", "replacement"]
		expect(Object.keys(STANDARD.labels).sort()).toEqual(
			[...known, ...Object.keys(STANDARD.single), ...Object.keys(STANDARD.pairs)].sort(),
		)
		for (const label of labelsOf("utf-8")) expect(page(Buffer.from("€"), `text/html; charset=${label}`)).toBe("€")
		for (const label of labelsOf("utf-16le")) {
			expect(page(Buffer.from("€", "utf16le"), `text/html; charset=${label}`)).toBe("€")
		}
		// The standard forbids to read these, whose bytes can hide markup. The bytes are read as if nothing was declared.
		for (const label of labelsOf("replacement")) expect(page(Buffer.from("€"), `x; charset=${label}`)).toBe("€")
	})
})

it.each([
	["UTF-8 without a word about it", Buffer.from("Grüße"), "", "Grüße"],
	["the header", latin("Grüße"), "text/html; charset=ISO-8859-1", "Grüße"],
	["the document", latin('<meta charset="windows-1252">Grüße'), "text/html", '<meta charset="windows-1252">Grüße'],
	[
		"the old form",
		latin('<meta http-equiv="x" content="text/html; charset=latin1">ü'),
		"",
		'<meta http-equiv="x" content="text/html; charset=latin1">ü',
	],
	[
		"the header before the document",
		Buffer.from('<meta charset="latin1">ü'),
		"text/html; charset=utf-8",
		'<meta charset="latin1">ü',
	],
	["a byte order mark before both", Buffer.from("\ufeffü"), "text/html; charset=latin1", "ü"],
	["UTF-16", Buffer.from("\ufeffüü", "utf16le"), "", "üü"],
	["UTF-16 without a mark", Buffer.from("Name;Text\nAda;gut", "utf16le"), "", "Name;Text\nAda;gut"],
	["UTF-16 of the other order", Buffer.from("Name;Text\nAda;gut", "utf16le").swap16(), "", "Name;Text\nAda;gut"],
	["Japanese", Buffer.from([0x93, 0xfa, 0x96, 0x7b]), "text/html; charset=Shift_JIS", "日本"],
	["an encoding that does not exist", Buffer.from("ü"), "text/html; charset=klingon", "ü"],
	["the declaration, not one in a comment", latin('<!-- <meta charset="koi8-r"> --><meta charset="latin1">ü'), "", "ü"],
	[
		"a page that a header calls UTF-8 and that knows better",
		latin('<meta charset="latin1">ü'),
		"x; charset=utf-8",
		"ü",
	],
	["UTF-8 in which a program has lost a letter", Buffer.from("Gr\ufffdn"), "", "Gr\ufffdn"],
	[
		"UTF-8 that was cut in a character",
		Buffer.from("Grüße und schöne Größe: öäüß öäüß ü").subarray(0, -1),
		"",
		"öäüß \ufffd",
	],
])("goes by %s", (_, bytes, contentType, text) => {
	expect(page(bytes, contentType).slice(-text.length)).toBe(text)
})

describe("where UTF-8 does not hold", () => {
	const written = (text: string, encoding: string) => {
		const index = STANDARD.single[encoding] ?? ""
		return Uint8Array.from(text, (letter) => {
			const at = index.indexOf(letter)
			return at < 0 ? letter.charCodeAt(0) : at + 128
		})
	}

	it.each([
		["windows-1252", "Öffnungszeiten: für Sie von 9 bis 17 Uhr, 35 € Gebühr."],
		["windows-1252", "Grüße"],
		["windows-1252", "Café ouvert à midi – réservé aux élèves, à 5 €"],
		["windows-1252", "Habitación doble, niños gratis. ¿Dónde está el baño?"],
		["windows-1251", "Мы открыты с девяти до пяти."],
		["windows-1251", "Цена 500 рублей"],
		["koi8-r", "Мы открыты с девяти до пяти. Завтрак включён в цену."],
		["windows-1250", "Otevírací doba: pondělí až pátek, žluťoučký kůň"],
		["windows-1250", "Godziny otwarcia: poniedziałek – piątek, śniadanie w cenie"],
		["windows-1253", "Ανοιχτά από τις εννέα έως τις πέντε κάθε μέρα"],
		["windows-1255", "שעות פתיחה: ראשון עד חמישי, ארוחת בוקר כלולה במחיר"],
		["windows-1256", "ساعات العمل من الأحد إلى الخميس، الفطور مشمول في السعر"],
	])("tells %s by its letters: %s", (encoding, text) => {
		const bytes = written(text, encoding)
		expect(decodeText(bytes)).toBe(text)
		expect(page(bytes, "text/html; charset=utf-8")).toBe(text)
		const whole = `<!doctype html><html><head><title>T</title></head><body><p>${text}</p></body></html>`
		expect(page(written(whole, encoding))).toBe(whole)
	})

	it.each([
		["tr", "windows-1254", "Çalışma saatleri: pazartesi – cuma, kahvaltı dahil"],
		["th", "windows-874", "เปิดทุกวันตั้งแต่เก้าโมงถึงห้าโมงเย็น"],
		["lt", "windows-1257", "Darbo laikas: pirmadienis – penktadienis, pusryčiai įskaičiuoti"],
	])("goes by the language that a page in %s names", (language, encoding, text) => {
		const whole = `<!doctype html><html class="a" lang="${language}-XX"><body><p>${text}</p></body></html>`
		expect(page(written(whole, encoding))).toBe(whole)
	})

	it("tells Japanese, Chinese, and Korean", () => {
		for (const [hex, text] of [
			["89638bc68e9e8ad482cd8be38e9e82a982e78cdc8e9e82dc82c582c582b78142", "営業時間は九時から五時までです。"],
			["b1c4b6c8bbfeb4d6a4cfb6e5bbfea4aba4e9b8debbfea4dea4c7a4c7a4b9a1a3", "営業時間は九時から五時までです。"],
			[
				"d3aad2b5cab1bce4ceaac9cfcee7bec5b5e3b5bdcfc2cee7cee5b5e3a3acd4e7b2cdb0fcbaacd4dac4daa1a3",
				"营业时间为上午九点到下午五点，早餐包含在内。",
			],
			[
				"c0e7b77eaec9b6a1acb0a457a4c8a445c249a8eca455a4c8a4adc249a141a6adc05ca55da774a662a4baa143",
				"營業時間為上午九點到下午五點，早餐包含在內。",
			],
			[
				"bfb5bef7bdc3b0a3c0ba20bec6c8a9bdc3bacec5cd20b4d9bcb8bdc3b1eec1f6c0d4b4cfb4d92e20c1b6bdc420c6f7c7d42e",
				"영업시간은 아홉시부터 다섯시까지입니다. 조식 포함.",
			],
		] as const) {
			expect(decodeText(Buffer.from(hex, "hex"))).toBe(text)
		}
	})

	it("believes a late declaration, which a browser finds, too", () => {
		const late = page(given("world/pages/late-windows-1251.html"))
		expect(late).toMatch(/[а-я]{4}/)
		expect(late).not.toContain("\ufffd")
	})
})

it.each([
	["prices-windows-1252.html", "Haarschnitt 35 € – “Damen” 48 € … Šport"],
	["prices-labelled-iso-8859-1.html", "Haarschnitt 35 € – “Damen” 48 € … Šport"],
	["undeclared-windows-1252.html", "für Sie von 9 bis 17 Uhr geöffnet, 35 € Gebühr."],
])("reads %s", (name, text) => {
	expect(page(given(`world/pages/${name}`))).toContain(text)
})

it("reads any bytes, and any text in UTF-8 as it is", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
			expect(page(bytes)).toBeTypeOf("string")
		}),
	)
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			// Zeros are what UTF-16 is told by, and a mark at the start is no text.
			fc.pre(!text.includes("\0") && !text.startsWith("\ufeff") && !text.includes("<"))
			expect(decodeText(Buffer.from(text))).toBe(text.toWellFormed())
		}),
	)
})

// A stranger writes these, and others wait for this process. At the square or the cube of the length they take minutes.
it.each([
	["header", "", `text/html; charset=${" ".repeat(200_000)}!`],
	["document", "<meta charset=".repeat(40).padEnd(1023), ""],
	["document with an end", `${"<meta ".repeat(80)}charset=`.padEnd(1023), ""],
])("reads the %s in a few steps, whatever it says", (_, document, contentType) => {
	const bytes = Buffer.from(document)
	for (let more = 0; more < 200; more++) expect(page(bytes, contentType)).toBe(document)
})

it.each(["<!--", "<!-- -", "<meta ", "<html ", "<"])("reads two megabytes of %j that are no UTF-8", (piece) => {
	const bytes = latin(`\xfc${piece.repeat(2_000_000 / piece.length)}`)
	expect(page(bytes)).toContain("ü")
})

/** "價目表：長春", whose letters GB 2312 lacks and GBK has. */
const TRADITIONAL = Buffer.from("8372c4bfb1eda3bae94cb4ba", "hex")

it.each([
	["a header that says GB 2312 and means GBK", "", "text/html; charset=gb2312"],
	["a document that says so", '<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', ""],
	["an empty tag", '<meta charset="gbk" />', "text/html"],
	["a header in capitals", "", "text/html; Charset=GB2312"],
	["attributes with misspelled names", '<meta httpequiv="ContentType" content="text/html; charset=gbk" />', ""],
	["a wrong header beside a right document", '<META charset="gbk">', "text/html;charset=UTF-8"],
	["a language without an encoding", '<html lang="zh-CN"><p>', ""],
])("reads Chinese of %s", (_, markup, contentType) => {
	expect(page(Buffer.concat([Buffer.from(markup), TRADITIONAL]), contentType)).toBe(`${markup}價目表：長春`)
})

it("reads Chinese of Taiwan in its own encoding", () => {
	const markup = '<html lang="zh-Hant-TW"><p>'
	expect(page(Buffer.concat([Buffer.from(markup), Buffer.from("bbf9a5d8aaed", "hex")]))).toBe(`${markup}價目表`)
})
