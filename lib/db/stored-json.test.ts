import { expect, it } from "vitest"
import { z } from "zod"
import { storedJson } from "./stored-json"

const Content = z.strictObject({ name: z.string(), parts: z.array(z.strictObject({ id: z.int() })) })

it("keeps what a newer version wrote beside the known fields, at each depth", () => {
	const stored = { name: "A", parts: [{ id: 1, since: "2027" }], place: 3 }
	expect(storedJson(Content, stored)).toEqual(stored)
})

it.each([
	["a missing field", { name: "A" }],
	["another kind of value", { name: "A", parts: [{ id: "1" }] }],
	["another kind beside a new field", { name: 1, parts: [], place: 3 }],
	["null", null],
])("refuses %s", (_, stored) => expect(() => storedJson(Content, stored)).toThrow(z.ZodError))
