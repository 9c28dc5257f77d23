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
	it("opens after five failures in a row, but not before", () => {
		const { breaker, fail } = openBreaker()
		fail(4)
		breaker.admit()?.succeeded()
		fail(4)
		expect(breaker.admit()).not.toBeNull()
		fail(1)
		expect(breaker.admit()).toBeNull()
	})

	it("allows one trial call after its time, and closes when that succeeds", () => {
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

	it("waits again if the trial fails", () => {
		const { breaker, fail, wait } = openBreaker()
		fail(5)
		wait(30_000)
		breaker.admit()?.failed()
		expect(breaker.admit()).toBeNull()
		wait(30_000)
		expect(breaker.admit()).not.toBeNull()
	})

	it("allows another trial if one reports nothing", () => {
		const { breaker, fail, wait } = openBreaker()
		fail(5)
		wait(30_000)
		breaker.admit()?.dropped()
		expect(breaker.admit()).not.toBeNull()
	})

	it("ignores an older call's result during a trial, and counts each call once", () => {
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
