import { expect, it } from "vitest"
import { Prisma } from "@/lib/db/generated/client"
import { OBJECT_COLUMNS, OBJECT_KEYS, objectKeysOf } from "./object-columns"

const keysAmong = (columns: string[]) => columns.filter((column) => column.endsWith("Key")).sort()

it("names every column that stores an object's key, and reads each", () => {
	const { playback, ...own } = OBJECT_KEYS
	expect([...OBJECT_COLUMNS.submission].sort()).toEqual(keysAmong(Object.keys(Prisma.SubmissionScalarFieldEnum)))
	expect([...OBJECT_COLUMNS.playback].sort()).toEqual(keysAmong(Object.keys(Prisma.PlaybackScalarFieldEnum)))
	expect(Object.keys(own)).toEqual([...OBJECT_COLUMNS.submission])
	expect(Object.keys(playback.select)).toEqual([...OBJECT_COLUMNS.playback])
})

it("returns each key once, and none that is missing", () => {
	expect(objectKeysOf({ videoKey: "a", posterKey: null, photoKey: null, playback: null })).toEqual(["a"])
	expect(
		objectKeysOf({ videoKey: "a", posterKey: "a", photoKey: "p", playback: { videoKey: "b", renditionKey: null } }),
	).toEqual(["a", "p", "b"])
})
