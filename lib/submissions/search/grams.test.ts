import { expect, it } from "vitest"
import { rarestGrams } from "./grams"

const SAMPLE = Array.from({ length: 20 }, (_, at) => `customer ${at} customer-${at}@example.com`)

it.each([
	["x", { kind: "short", grams: ["x"] }],
	["🎬é", { kind: "short", grams: ["🎬é"] }],
	["://", { kind: "short", grams: [":/", "//"] }],
	["customer", { kind: "whole", grams: [] }],
	["zoë", { kind: "trigrams", grams: ["zoë"] }],
	["customer 4711", { kind: "trigrams", grams: ["471", "711"] }],
])("%s is searched by its rarest parts", (needle, grams) => {
	expect(rarestGrams(needle, SAMPLE)).toEqual(grams)
})
