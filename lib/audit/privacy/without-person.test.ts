import { describe, expect, it } from "vitest"
import { namesAddress, withoutPerson } from "./without-person"

const EMAIL = "ada@example.com"

describe("withoutPerson", () => {
	it("removes fields that describe the person", () => {
		const before = {
			name: "Ada Lovelace",
			email: "Ada@Example.com ",
			website: "https://ada.example",
			size: 5,
			note: null,
		}
		expect(withoutPerson(before, EMAIL)).toEqual({
			name: "[erased]",
			email: "[erased]",
			website: "[erased]",
			size: 5,
			note: null,
		})
	})

	it("removes only the person's name and address from other fields", () => {
		const after = { name: "Demo Company", notify_email: EMAIL, people: [EMAIL, "grace@example.com"], is_active: true }
		expect(withoutPerson(after, EMAIL)).toEqual({
			name: "Demo Company",
			notify_email: "[erased]",
			people: ["[erased]", "grace@example.com"],
			is_active: true,
		})
	})

	it.each(["Sent to ada@example.com.", "<ada@example.com>", "Ada (ADA@EXAMPLE.COM), twice", "mailto:ada@example.com"])(
		"finds the person inside a text: %s",
		(text) => {
			expect(withoutPerson({ text }, EMAIL)).toEqual({ text: "[erased]" })
		},
	)

	it.each(["canada@example.com", "ada@example.com.au", "x.ada@example.com", "ada", "ada@example.co"])(
		"leaves another address alone: %s",
		(text) => {
			expect(withoutPerson({ text, deep: { list: [text] } }, EMAIL)).toEqual({ text, deep: { list: [text] } })
		},
	)
})

describe("namesAddress", () => {
	it.each([
		["I am weiß@example.com.", "weiß@example.com"],
		["ışıl@example.com", "ışıl@example.com"],
		["Write to İLKER@EXAMPLE.COM, please", "ilker@example.com"],
		["o\u0308zil@example.com", "özil@example.com"],
		["özil@example.com", "o\u0308zil@example.com"],
	])("finds in %j the address %s", (text, email) => {
		expect(namesAddress(text, email)).toBe(true)
	})

	it.each([
		["I am weiß@example.com.", "weiss@example.com"],
		["weiss@example.com", "weiß@example.com"],
		["ışıl@example.com", "isil@example.com"],
		["özil@example.com", "ozil@example.com"],
	])("does not take %j for %s", (text, email) => {
		expect(namesAddress(text, email)).toBe(false)
	})
})
