import { expect, it } from "vitest"
import { isObjectKey } from "@/lib/storage/object-store"
import { movedKey } from "./moved-key"

const MOVED = /^submissions\/t\/s\/moved-[0-9a-f-]{36}\/original\.webm$/

it("is another key each time, of the same name and submission, however often it moves", () => {
	const once = movedKey("submissions/t/s/original.webm")
	const twice = movedKey(once)
	expect([once, twice].every((key) => MOVED.test(key) && isObjectKey(key))).toBe(true)
	expect(once).not.toBe(twice)
})
