import { describe, expect, it } from "vitest"
import { AppError } from "@/lib/errors"
import { databaseAway, databaseBusy, databaseCollided, errorCodes } from "./database-away"

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code })

describe("databaseAway", () => {
	it.each(["ECONNREFUSED", "57P01", "57P03", "08006", "P1001", "P1017"])("recognizes %s, also as a cause", (code) => {
		expect(databaseAway(coded(code))).toBe(true)
		expect(databaseAway(new Error("outer", { cause: coded(code) }))).toBe(true)
	})

	it.each([
		"Connection terminated unexpectedly",
		"Connection terminated due to connection timeout",
		"timeout exceeded when trying to connect",
		"Query read timeout",
		"terminating connection due to administrator command",
	])("recognizes the driver's message: %s", (message) => {
		expect(databaseAway(new Error(message))).toBe(true)
	})

	it("recognizes the adapter's error below Prisma's own", () => {
		const driverAdapterError = Object.assign(new Error("x"), { cause: { kind: "DatabaseNotReachable" } })
		const known = Object.assign(coded("P2010"), { meta: { driverAdapterError } })
		expect(errorCodes(known)).toEqual(["P2010", "DatabaseNotReachable"])
		expect(databaseAway(known)).toBe(true)
	})

	it("does not treat a timed-out lock or statement as an outage", () => {
		for (const code of ["55P03", "57014"]) {
			expect(databaseAway(coded(code))).toBe(false)
			expect(databaseBusy(new Error("outer", { cause: coded(code) }))).toBe(true)
		}
	})

	it.each(["40001", "40P01", "P2034", "TransactionWriteConflict"])(
		"knows a collision by %s, also as a cause",
		(code) => {
			for (const error of [coded(code), new Error("outer", { cause: { kind: code } })]) {
				expect([databaseCollided(error), databaseBusy(error), databaseAway(error)]).toEqual([true, true, false])
			}
			expect(databaseCollided(new AppError("conflict", "x", { cause: coded(code) }))).toBe(false)
		},
	)

	it("does not treat a busy database as a collision", () => {
		for (const code of ["55P03", "57014", "23505", "P2002"]) expect(databaseCollided(coded(code))).toBe(false)
	})

	it("does not treat other failures as one", () => {
		expect(databaseAway(coded("23505", "duplicate key"))).toBe(false)
		expect(databaseAway(coded("P2002"))).toBe(false)
		expect(databaseAway(new Error("boom"))).toBe(false)
		expect(databaseAway("ECONNREFUSED")).toBe(false)
		expect(databaseAway(new AppError("upstream_failed", "x", { cause: coded("ECONNREFUSED") }))).toBe(false)
	})
})
