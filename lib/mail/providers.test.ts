import wellKnown from "nodemailer/lib/well-known"
import { describe, expect, it } from "vitest"
import { EMAIL_PROVIDERS, isEmailProvider } from "./providers"

describe("EMAIL_PROVIDERS", () => {
	it.each(Object.values(EMAIL_PROVIDERS))(
		"$label is a service that nodemailer knows, on a public host",
		({ service }) => {
			const known = wellKnown(service) || undefined
			expect(known?.host).toMatch(/\.[a-z]{2,}$/)
			expect(Number(known?.port)).toSatisfy((port: number) => port === 465 || port === 587)
		},
	)

	it("accepts only its own names", () => {
		expect(isEmailProvider("gmail")).toBe(true)
		for (const name of ["Gmail", "constructor", "localhost", "smtp.example.com", ""])
			expect(isEmailProvider(name)).toBe(false)
	})
})
