import { describe, expect, it } from "vitest"
import { Breaker } from "./breaker"

function openBreaker() {
	let now = 0
	const breaker = new Breaker(30_000, () => now)
	const fail = (times: number) => {
		for (let index = 0; index < times; index += 1) breaker.admit()?.failed()
	}
	return {
		breaker,
		fail,
		wait: (ms: number) => {
			now += ms
		},
	}
}

describe("Breaker", () => {
	it("opens after five failures in a row, not before", () => {
		const { breaker, fail } = openBreaker()
		fail(4)
		breaker.admit()?.succeeded()
		fail(4)
		expect(breaker.admit()).not.toBeNull()
		fail(1)
		expect(breaker.admit()).toBeNull()
	})

	it("lets one call try after its time, and closes when that succeeds", () => {
		const { breaker, fail, wait } = openBreaker()
		fail(5)
		wait(29_999)
		expect(breaker.admit()).toBeNull()
		wait(1)
		const trial = breaker.admit()
		expect(trial).not.toBeNull()
		expect(breaker.admit()).toBeNull()
		trial?.succeeded()
		expect(breaker.admit()).not.toBeNull()
		expect(breaker.admit()).not.toBeNull()
	})

	it("waits again when the try fails", () => {
		const { breaker, fail, wait } = openBreaker()
		fail(5)
		wait(30_000)
		breaker.admit()?.failed()
		expect(breaker.admit()).toBeNull()
		wait(30_000)
		expect(breaker.admit()).not.toBeNull()
	})

	it("lets the next one try when a try says nothing", () => {
		const { breaker, fail, wait } = openBreaker()
		fail(5)
		wait(30_000)
		breaker.admit()?.dropped()
		expect(breaker.admit()).not.toBeNull()
	})

	it("a call from before does not end another one's try, and each tells once", () => {
		const { breaker, fail, wait } = openBreaker()
		const old = breaker.admit()
		fail(5)
		wait(30_000)
		const trial = breaker.admit()
		old?.dropped()
		expect(breaker.admit()).toBeNull()
		trial?.failed()
		trial?.succeeded()
		expect(breaker.admit()).toBeNull()
	})
})
