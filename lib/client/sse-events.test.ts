import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { serverEvents } from "./sse-events"

function read(...pieces: string[]) {
	const next = serverEvents()
	return pieces.flatMap((piece) => next(piece))
}

describe("serverEvents", () => {
	it("reads data, named events and multi-line data, and skips comments and unknown fields", () => {
		expect(read(': hello\nid: 4\ndata: {"delta":"a"}\n\nevent: error\ndata: one\ndata:two\n\n')).toEqual([
			{ event: "message", data: '{"delta":"a"}', id: "4" },
			// An id counts until the next one.
			{ event: "error", data: "one\ntwo", id: "4" },
		])
	})

	it("holds back an incomplete event, and skips one without data", () => {
		expect(read("data: a")).toEqual([])
		expect(read("data: a\n", "\n")).toEqual([{ event: "message", data: "a", id: "" }])
		expect(read("event: ping\n\ndata: b\n\n")).toEqual([{ event: "message", data: "b", id: "" }])
	})

	it("is the same wherever the stream is split, with each of the three line endings", () => {
		const events = [
			{ event: "message", data: "one: two", id: "" },
			{ event: "error", data: "x\n\ny", id: "" },
			{ event: "message", data: " spaced ü 😀", id: "" },
		]
		fc.assert(
			fc.property(fc.constantFrom("\n", "\r\n", "\r"), fc.array(fc.nat(80), { maxLength: 12 }), (end, cuts) => {
				const lines = [
					"data: one: two",
					"",
					"event: error",
					"data: x",
					"data",
					"data: y",
					"",
					"data:  spaced ü 😀",
					"",
					":",
				]
				const stream = lines.join(end) + end
				const edges = [0, ...cuts.map((cut) => cut % stream.length).sort((a, b) => a - b), stream.length]
				const pieces = edges.slice(1).map((edge, index) => stream.slice(edges[index], edge))
				expect(read(...pieces)).toEqual(events)
			}),
		)
	})
})
