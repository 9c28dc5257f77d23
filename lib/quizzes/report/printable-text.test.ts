import { expect, it } from "vitest"
import { printableData } from "./printable-data.mjs"
import { breakWord, printableText } from "./printable-text.mjs"

const isAscii = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x7f

it("draws a box for each character that no font has, and omits zero-width ones", () => {
	expect(printableText("a 日本\u00a0b\nc", isAscii)).toBe("a □□ b\nc")
	expect(printableText("👨‍👩\ufe0f👍🏽e\u0301", isAscii)).toBe("□□□e")
})

it("reports missing characters only if there are any, and keeps printable text unchanged", () => {
	const data = { title: "Fine", rows: [{ answer: null, share: 3 }], colors: { text: "日" } }
	expect(printableData(data, isAscii)).toEqual({ printable: data, isMissing: false })
	expect(printableData({ title: "日" }, isAscii)).toEqual({ printable: { title: "□" }, isMissing: true })
})

it("breaks long words between characters, and loses nothing", () => {
	expect(breakWord("x".repeat(24))).toEqual(["x".repeat(24)])
	const word = "a😀".repeat(10_000)
	const pieces = breakWord(word)
	expect(pieces.join("")).toBe(word)
	for (const piece of pieces) expect(piece.isWellFormed()).toBe(true)
})
