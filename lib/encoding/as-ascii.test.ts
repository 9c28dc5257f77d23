import { expect, it } from "vitest"
import { asciiDigits, asciiLetters, withoutFullWidth } from "./as-ascii"

it.each([
	["taro＠ｅｘａｍｐｌｅ．ｃｏ．ｊｐ", "taro@example.co.jp"],
	["０９０－１２３４", "090-1234"],
	["日本ﾃｽﾄ", "日本ﾃｽﾄ"],
])("reads %s as from a keyboard that writes narrow signs", (wide, narrow) => {
	expect(withoutFullWidth(wide)).toBe(narrow)
})

it("reads the digits of every keyboard that a visitor's language has", () => {
	expect(asciiDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९")).toBe("0123456789 0123456789 0123456789")
})

it.each([
	["Zoë Müller", "zoe muller"],
	["Zoe\u0308 Mu\u0308ller", "zoe muller"],
	["Işık ÖZ", "isik oz"],
	["İstanbul", "istanbul"],
	["Łukasz Weiß", "lukasz weiss"],
	["김민수", "김민수".normalize("NFKD")],
])("writes %s without accents", (name, ascii) => {
	expect(asciiLetters(name)).toBe(ascii)
})
