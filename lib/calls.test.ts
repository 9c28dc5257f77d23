import { expect, it } from "vitest"
import { platform, signedIn, visitor } from "./calls"

it("compiles no property that a call of this kind has not", () => {
	const declared = [
		// @ts-expect-error only calls on a business's data are open to keys
		signedIn("Read", { effect: "read", keyScope: "settings:write" }),
		// @ts-expect-error who may call is the function's name
		platform("Read", { effect: "read", auth: "public" }),
		// @ts-expect-error a visitor has no second step
		visitor("Send", { product: null, asksAgain: true }),
		// @ts-expect-error misspelled
		platform("Read", { effect: "read", limits: "search" }),
	]
	expect(declared).toHaveLength(4)
})
