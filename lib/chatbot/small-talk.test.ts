import { describe, expect, it } from "vitest"
import { addressOf, courtesyOf, isQuestion } from "./small-talk"

describe("courtesyOf", () => {
	it.each([
		["Hi there!", "greeting"],
		["Hello, good morning :)", "greeting"],
		["Hi! Thanks.", "thanks"],
		["no, thanks", "thanks"],
		["no", null],
		["Thanks for the help", "thanks"],
		["thanks, bye", "goodbye"],
		["Thank you and goodbye!", "goodbye"],
		["Okay thanks bye", "goodbye"],
		["Hi, when are you open?", null],
		["Thanks. Do you ship?", null],
		["Byelaws", null],
		["🤷", null],
		["Guten Tag!", "greeting"],
		["Vielen Dank, auf Wiedersehen", "goodbye"],
		["Bonsoir", "greeting"],
		["¡Muchas gracias!", "thanks"],
		["Buongiorno", "greeting"],
		["Olá, bom dia", "greeting"],
		["Спасибо большое", "thanks"],
		["Merhaba", "greeting"],
		["شكرا", "thanks"],
		["नमस्ते।", "greeting"],
		["ขอบคุณค่ะ", "thanks"],
		["你好，谢谢！", "thanks"],
		["こんにちは。", "greeting"],
		["你好，几点开门？", null],
	])("of %j is %j", (message, courtesy) => {
		expect(courtesyOf(message)).toBe(courtesy)
	})
})

describe("addressOf", () => {
	it.each([" Cleo@Example.org ", "cleo@example.org.", "my email is cleo@example.org", "E-mail: cleo@example.org"])(
		"finds the address in %j",
		(message) => {
			expect(addressOf(message)).toBe("cleo@example.org")
		},
	)

	it.each(["Is cleo@example.org yours?", "cleo@example", "a@b.c d@e.f", `${"x".repeat(250)}@example.org`, ""])(
		"finds none in %j",
		(message) => {
			expect(addressOf(message)).toBeNull()
		},
	)
})

it("a question is neither", () => {
	expect(["thanks, bye", "cleo@example.org", "Do you ship?"].map(isQuestion)).toEqual([false, false, true])
})
