import { describe, expect, it } from "vitest"
import { eachField } from "./form-fields"
import { type SubmissionFields, validateSubmission } from "./validate-submission"

const blank = eachField(() => "")
const valid: SubmissionFields = {
	...blank,
	name: "Jane Doe",
	email: "jane@example.com",
	consent: true,
	hasVideo: true,
}
const first = (fields: Partial<SubmissionFields>) => validateSubmission({ ...valid, ...fields })[0]

describe("validateSubmission", () => {
	it("accepts the minimum", () => {
		expect(validateSubmission(valid)).toEqual([])
		expect(validateSubmission({ ...valid, website: "example.com", email: "  Jane@Example.COM " })).toEqual([])
	})

	it("names every broken rule in the form's order and words", () => {
		expect(validateSubmission({ ...blank, name: " ", email: " ", consent: false, hasVideo: false })).toEqual([
			{ field: "name", detail: "Name is required" },
			{ field: "email", detail: "Email is required" },
			{ field: "consent", detail: "Consent is required to submit your testimonial" },
			{ field: "video", detail: "Please record a video testimonial" },
		])
	})

	it.each(["jane", "jane@", "@example.com", "jane@example", "ja ne@example.com", "jane@exa mple.com", "a@b@c.d"])(
		"refuses the address %j",
		(email) => {
			expect(first({ email })).toEqual({ field: "email", detail: "Please enter a valid email address" })
		},
	)

	it("checks lengths and websites after the five basic rules", () => {
		expect(first({ name: "x".repeat(121), consent: false })?.field).toBe("consent")
		expect(first({ website: "javascript:alert(1)", hasVideo: false })?.field).toBe("video")
	})

	it("accepts exactly each limit, and not one more", () => {
		expect(first({ name: "x".repeat(120) })).toBeUndefined()
		expect(first({ name: "x".repeat(121) })?.detail).toBe("Name can have up to 120 characters")
		const local = "x".repeat(254 - "@example.com".length)
		expect(first({ email: `${local}@example.com` })).toBeUndefined()
		expect(first({ email: `${local}x@example.com` })?.detail).toBe("Email can have up to 254 characters")
		const path = "x".repeat(2048 - "https://example.com/".length)
		expect(first({ website: `https://example.com/${path}` })).toBeUndefined()
		expect(first({ website: `https://example.com/${path}x` })?.detail).toBe("Website can have up to 2048 characters")
	})

	it("refuses what the database cannot store", () => {
		expect(first({ name: "Ja\0ne" })?.field).toBe("name")
		expect(first({ name: "Jane \ud800" })?.field).toBe("name")
		expect(first({ name: "Jane 😀" })).toBeUndefined()
		expect(first({ email: "ja\0ne@example.com" })?.field).toBe("email")
	})
})
