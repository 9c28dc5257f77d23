import { describe, expect, it } from "vitest"
import { AppError } from "@/lib/errors"
import { databaseAway, databaseBusy, errorCodes } from "./database-away"

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code })

describe("databaseAway", () => {
	it.each(["ECONNREFUSED", "57P01", "57P03", "08006", "P1001", "P1017"])("knows %s, also as a cause", (code) => {
		expect(databaseAway(coded(code))).toBe(true)
		expect(databaseAway(new Error("outer", { cause: coded(code) }))).toBe(true)
	})

	it.each([
		"Connection terminated unexpectedly",
		"Connection terminated due to connection timeout",
		"timeout exceeded when trying to connect",
		"Query read timeout",
		"terminating connection due to administrator command",
	])("knows the driver's words: %s", (message) => {
		expect(databaseAway(new Error(message))).toBe(true)
	})

	it("knows what the adapter put below Prisma's own error", () => {
		const driverAdapterError = Object.assign(new Error("x"), { cause: { kind: "DatabaseNotReachable" } })
		const known = Object.assign(coded("P2010"), { meta: { driverAdapterError } })
		expect(errorCodes(known)).toEqual(["P2010", "DatabaseNotReachable"])
		expect(databaseAway(known)).toBe(true)
	})

	it("does not take a lock or a statement that was given up for an absence", () => {
		for (const code of ["55P03", "57014"]) {
			expect(databaseAway(coded(code))).toBe(false)
			expect(databaseBusy(new Error("outer", { cause: coded(code) }))).toBe(true)
		}
	})

	it("does not mistake other failures for it", () => {
		expect(databaseAway(coded("23505", "duplicate key"))).toBe(false)
		expect(databaseAway(coded("P2002"))).toBe(false)
		expect(databaseAway(new Error("boom"))).toBe(false)
		expect(databaseAway("ECONNREFUSED")).toBe(false)
		expect(databaseAway(new AppError("upstream_failed", "x", { cause: coded("ECONNREFUSED") }))).toBe(false)
	})
})
