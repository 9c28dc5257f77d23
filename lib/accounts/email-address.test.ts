import { describe, expect, it } from "vitest"
import { isEmail, normalizeEmail } from "./email-address"

describe("an email address as it is typed", () => {
	it.each([
		["  Ada@Example.COM ", "ada@example.com"],
		["İSMAİL@EXAMPLE.COM", "ismail@example.com"],
		["\u202Aada@example.com\u202C", "ada@example.com"],
		["ada@example.com\u200F", "ada@example.com"],
		["a\u200Bda@exam\u00ADple.com", "ada@example.com"],
		["taro＠example.co.jp", "taro@example.co.jp"],
		["taro@example。com", "taro@example.com"],
		["ｔａｒｏ@example.com", "taro@example.com"],
	])("%j is %s", (typed, address) => {
		expect(normalizeEmail(typed)).toBe(address)
		expect(isEmail(typed)).toBe(true)
		expect(normalizeEmail(address)).toBe(address)
	})

	it.each(["ü@example.com", "mail@müller.example", "用户@例子.公司"])("keeps %s", (address) => {
		expect(normalizeEmail(address)).toBe(address)
	})

	it.each(["", "ada", "ada@", "@example.com", "ada@example", "a b@example.com"])("is none: %j", (typed) => {
		expect(isEmail(typed)).toBe(false)
	})
})
