import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { changedFields, redactFields } from "./changed-fields"

describe("changedFields", () => {
	it("names only the fields that differ", () => {
		const before = { name: "Ann", slug: "ann", isActive: true, at: new Date(0) }
		const after = { name: "Anne", slug: "ann", isActive: true, at: new Date(0) }
		expect(changedFields(before, after)).toEqual({ before: { name: "Ann" }, after: { name: "Anne" } })
	})

	it("shows an added and a removed field as null on the other side, and treats absent as null", () => {
		expect(changedFields({ a: 1 }, { b: 2 })).toEqual({ before: { a: 1, b: null }, after: { a: null, b: 2 } })
		expect(changedFields({ a: null }, {})).toEqual({ before: {}, after: {} })
	})

	it("finds nothing between equal values, and everything between different ones", () => {
		fc.assert(
			fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
				expect(changedFields(fields, structuredClone(fields))).toEqual({ before: {}, after: {} })
			}),
		)
	})
})

describe("redactFields", () => {
	it("hides secrets by name, at every depth", () => {
		const fields = {
			password: "a",
			password_hash: "b",
			emailAppPassword: "c",
			reset_token: "d",
			apiKey: "e",
			api_key: "f",
			nested: { client_secret: "g", name: "kept" },
			list: [{ token: "h" }],
		}
		expect(redactFields(fields)).toEqual({
			password: "[redacted]",
			password_hash: "[redacted]",
			emailAppPassword: "[redacted]",
			reset_token: "[redacted]",
			apiKey: "[redacted]",
			api_key: "[redacted]",
			nested: { client_secret: "[redacted]", name: "kept" },
			list: [{ token: "[redacted]" }],
		})
	})

	it("still distinguishes a secret that was set from one that was not", () => {
		expect(redactFields({ email_app_password: null })).toEqual({ email_app_password: null })
		expect(redactFields({ email_app_password: "" })).toEqual({ email_app_password: "" })
	})

	it("returns values that JSON can represent", () => {
		const fields = { size: 5n, at: new Date(0), gone: undefined }
		expect(redactFields(fields)).toEqual({ size: "5", at: "1970-01-01T00:00:00.000Z" })
	})
})
