import { describe, expect, it } from "vitest"
import { describeWait } from "./describe-wait"

describe("describeWait", () => {
	it.each([
		[0, "in a second"],
		[1, "in a second"],
		[2, "in 2 seconds"],
		[59, "in 59 seconds"],
		[60, "in a minute"],
		[61, "in 2 minutes"],
		[900, "in 15 minutes"],
		[3541, "in an hour"],
		[3600, "in an hour"],
		[3601, "in 2 hours"],
	])("%i s is %s", (seconds, words) => {
		expect(describeWait(seconds)).toBe(words)
	})
})
