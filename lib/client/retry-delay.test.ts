import { describe, expect, it } from "vitest"
import { retryDelay } from "./retry-delay"

const delayAfter = (failures: number, status = 0, more: { retryAfter?: number; failingForMs?: number } = {}) =>
	retryDelay({ status, failures, failingForMs: 0, ...more }, 0)

describe("retryDelay", () => {
	it("doubles from one second to thirty", () => {
		expect([1, 2, 3, 4, 5, 6, 40].map((failures) => delayAfter(failures))).toEqual([
			1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
		])
	})

	it("varies by up to a quarter", () => {
		expect(retryDelay({ status: 0, failures: 1, failingForMs: 0 }, 1)).toBe(750)
	})

	it.each([408, 409, 429, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530])(
		"retries %d, six times at most",
		(status) => {
			expect(delayAfter(1, status)).toBe(1000)
			expect(delayAfter(5, status)).toBe(16_000)
			expect(delayAfter(6, status)).toBeNull()
		},
	)

	it.each([400, 401, 403, 404, 413, 415, 422, 500, 501, 507, 508, 511, 519, 531])("does not retry %d", (status) => {
		expect(delayAfter(1, status)).toBeNull()
	})

	it("waits as long as the server asks, within reason", () => {
		expect(delayAfter(1, 503, { retryAfter: 5 })).toBe(5000)
		expect(delayAfter(5, 503, { retryAfter: 5 })).toBe(16_000)
		expect(delayAfter(1, 429, { retryAfter: 120 })).toBe(120_000)
		expect(delayAfter(1, 429, { retryAfter: 900 })).toBeNull()
	})

	it("survives ten minutes without a network, and ends at fifteen", () => {
		expect(delayAfter(30, 0, { failingForMs: 10 * 60_000 })).toBe(30_000)
		expect(delayAfter(40, 0, { failingForMs: 15 * 60_000 })).toBeNull()
	})
})
