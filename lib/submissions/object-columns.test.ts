import { expect, it } from "vitest"
import { Prisma } from "@/lib/db/generated/client"
import { OBJECT_COLUMNS, objectKeysOf } from "./object-columns"

it("names every column of a submission that holds an object's key", () => {
	const columns = Object.keys(Prisma.SubmissionScalarFieldEnum).filter((column) => column.endsWith("Key"))
	expect([...OBJECT_COLUMNS].sort()).toEqual(columns.sort())
})

it("answers each key once, and none that is not there", () => {
	expect(objectKeysOf({ videoKey: "a", posterKey: null })).toEqual(["a"])
	expect(objectKeysOf({ videoKey: "a", posterKey: "a" })).toEqual(["a"])
})
