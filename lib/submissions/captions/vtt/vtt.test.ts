import { describe, expect, it } from "vitest"
import { AppError } from "@/lib/errors"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { processorMs } from "@/tests/support/processor-time"
import { CUES_MAX, type Cue, TIME_MAX_MS, tidyCueText } from "./cue"
import { parseVtt } from "./parse-vtt"
import { printVtt } from "./print-vtt"

const anyText = fc
	.oneof(
		fc.string({ unit: "grapheme", maxLength: 60 }),
		fc.string({ unit: anyCodePoint, maxLength: 40 }),
		fc.string({ unit: fc.constantFrom("<", ">", "&", "-->", "\n", "\r", "amp;", "lt;", " ", "#60;", "x", "WEBVTT") }),
	)
	.map((text) => tidyCueText(text.toWellFormed()))
	.filter(Boolean)
const anyCue: fc.Arbitrary<Cue> = fc
	.record({ startMs: fc.nat(TIME_MAX_MS - 1), length: fc.integer({ min: 1, max: 60_000 }), text: anyText })
	.map(({ startMs, length, text }) => ({ startMs, endMs: Math.min(startMs + length, TIME_MAX_MS), text }))

const file = (...lines: string[]) => lines.join("\n")
const cueOf = (text: string) => parseVtt(file("WEBVTT", "", "00:01.000 --> 00:02.000", text))[0]?.text
const refusal = (text: string) => {
	try {
		parseVtt(text)
		return null
	} catch (error) {
		return error instanceof AppError && error.code === "invalid" ? error.message : String(error)
	}
}

describe("WebVTT", () => {
	it("survives a round trip through its own file, whatever the text", () => {
		fc.assert(
			fc.property(fc.array(anyCue, { maxLength: 20 }), (cues) => {
				expect(parseVtt(printVtt(cues))).toEqual(cues)
			}),
		)
	})

	it("never writes what a reader takes for a tag, nor a second arrow", () => {
		fc.assert(
			fc.property(anyCue, (cue) => {
				const [, , , ...text] = printVtt([cue]).split("\n")
				expect(text.join("\n")).not.toMatch(/<|-->/)
			}),
		)
	})

	it("reads or refuses any file, with a message and at once", () => {
		const line = fc.oneof(
			fc.constantFrom("WEBVTT", "", "NOTE", "STYLE", "1", "00:01.000 --> 00:02.000", "0:1 --> 2", "-->", "<v A>b</v>"),
			fc.string({ unit: anyCodePoint, maxLength: 30 }),
		)
		fc.assert(
			fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
				const said = refusal(lines.join("\n"))
				if (said !== null) expect(said).toMatch(/^(Line \d+: .+|The file .+)\.$/)
			}),
		)
	})

	it("accepts the files of other programs", () => {
		const written = file(
			"\ufeffWEBVTT - made elsewhere",
			"Kind: captions",
			"Language: en",
			"",
			"STYLE",
			"::cue { color: red }",
			"",
			"NOTE one",
			"of two lines",
			"",
			"intro",
			"00:00.000 --> 00:01.500 align:start line:0%",
			"<v Ada>Hello</v> <i>there</i>",
			"- and you",
			"",
			"00:59:59.999 --> 01:00:00.000",
			"a &lt; b &amp;amp; c&nbsp;&#8364;",
			"00:00:02.000\t-->\t00:00:03.000",
			"no empty line before",
		)
		for (const ending of ["\n", "\r\n", "\r"]) {
			expect(parseVtt(written.replaceAll("\n", ending))).toEqual([
				{ startMs: 0, endMs: 1500, text: "Hello there\n- and you" },
				{ startMs: 3_599_999, endMs: 3_600_000, text: "a < b &amp; c €" },
				{ startMs: 2000, endMs: 3000, text: "no empty line before" },
			])
		}
	})

	it("accepts SubRip, and WebVTT with its commas", () => {
		const blocks = [
			"1",
			"00:00:01,500 --> 00:00:04,000  X1:40 X2:600",
			"{\\an8}<i>Hello</i> there",
			"and <font color=#ff0>you</font>",
			"",
			"2",
			"0:00:05,000 --> 0:00:06,250",
			"{ this stays }",
		]
		const cues = [
			{ startMs: 1500, endMs: 4000, text: "Hello there\nand you" },
			{ startMs: 5000, endMs: 6250, text: "{ this stays }" },
		]
		for (const written of [file(...blocks), file("\ufeff", ...blocks, "", ""), file(...blocks.slice(1))]) {
			expect(parseVtt(written)).toEqual(cues)
			expect(parseVtt(written.replaceAll("\n", "\r\n"))).toEqual(cues)
		}
		expect(parseVtt(file("WEBVTT", "", ...blocks))).toEqual(cues)
	})

	it.each([
		["<script>alert(1)</script>hello", "alert(1)hello"],
		["&lt;img src=x onerror=alert(1)&gt;", "<img src=x onerror=alert(1)>"],
		["open <b", "open"],
		["&#0;&#xD800;&#x110000;&bogus;", "&bogus;"],
	])("keeps only text of %s", (markup, text) => expect(cueOf(markup)).toBe(text))

	it.each([
		["", "Line 1: this isn't a WebVTT file. Its first line must be WEBVTT."],
		["1\nsubrip without times", "Line 1: this isn't a WebVTT file. Its first line must be WEBVTT."],
		["WEBVTTx", "Line 1: this isn't a WebVTT file. Its first line must be WEBVTT."],
		[
			"WEBVTT\n\n00:00:01;000 --> 00:00:02;000\nx",
			"Line 3: the times aren't readable. They look like 00:01.500 --> 00:04.000.",
		],
		["WEBVTT\n\n00:02.000 --> 00:02.000\nx", "Line 3: this caption ends before it begins."],
		["WEBVTT\n\nx\ny", "Line 3: the times of this caption are missing."],
		["WEBVTT\n\n99:00:00.000 --> 99:00:01.000\nx", "Line 3: the time is more than an hour after the beginning."],
		[`WEBVTT\n\n${"x".repeat(300_000)}`, "The file is larger than 256 KB."],
		[
			`WEBVTT\n${"\n00:01.000 --> 00:02.000\nx\n".repeat(CUES_MAX + 1)}`,
			`The file has more than ${CUES_MAX} captions.`,
		],
	])("refuses an invalid file: %#", (text, said) => expect(refusal(text)).toBe(said))

	it("stays fast on input for catastrophic backtracking", async () => {
		const wild = ["<".repeat(200_000), "&".repeat(200_000), `${" ".repeat(100_000)}-->${" ".repeat(100_000)}`]
		const readAll = () => {
			for (const text of wild) refusal(file("WEBVTT", "", "00:01.000 --> 00:02.000", text))
		}
		expect(await processorMs(readAll)).toBeLessThan(1000)
	})
})
