import { describe, expect, it } from "vitest"
import { checkSettings, settingsUpdate } from "./check-settings"

describe("checkSettings", () => {
	it.each(["", "abc", "9", "601", "12.5", " "])("refuses %j as a maximum duration, by its label", (typed) => {
		expect(checkSettings({ max_duration_seconds: typed })).toEqual([
			{ field: "max_duration_seconds", detail: "Maximum duration must be a whole number from 10 to 600" },
		])
	})

	it("accepts both ends of the range", () => {
		expect(checkSettings({ max_duration_seconds: "10" })).toEqual([])
		expect(checkSettings({ max_duration_seconds: "600" })).toEqual([])
	})

	it("names a headline's limit", () => {
		expect(checkSettings({ page_headline: "x".repeat(201), page_subheadline: "x".repeat(500) })).toEqual([
			{ field: "page_headline", detail: "Headline can have up to 200 characters" },
		])
	})

	it("uses the server's messages for an invalid address and a missing name", () => {
		expect(checkSettings({ tenant_name: " ", notify_email: "nobody" })).toEqual([
			{ field: "tenant_name", detail: "Please fill in all required fields" },
			{ field: "notify_email", detail: "Please enter a valid email address" },
		])
	})
})

describe("settingsUpdate", () => {
	it("leaves out unchanged fields", () => {
		expect(settingsUpdate({ page_headline: "Hello" })).toEqual({ page_headline: "Hello" })
		expect(settingsUpdate({ max_duration_seconds: "90" })).toEqual({ max_duration_seconds: 90 })
	})
})
