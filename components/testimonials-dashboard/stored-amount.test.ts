import { expect, it } from "vitest"
import { storedAmount } from "./stored-amount"

it.each([
	[0, "0.0", "MB"],
	[1_572_864, "1.5", "MB"],
	[1_073_741_823, "1024.0", "MB"],
	[1_073_741_824, "1.0", "GB"],
])("%d bytes are %s %s", (bytes, amount, unit) => {
	expect(storedAmount(bytes)).toEqual({ amount, unit })
})
