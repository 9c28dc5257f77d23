import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { MODELS } from "./models"
import { streamAnswer } from "./stream-answer"

/** The times at which the provider was called and hung up on, in milliseconds from the start. */
const asked: number[] = []
const left: number[] = []

// A provider that is silent until the client hangs up. The tests of the running product use real connections.
vi.mock("./providers", () => ({
	habitsOfServer: () => null,
	streamingModel: () => ({
		doStream: ({ abortSignal }: { abortSignal: AbortSignal }) =>
			new Promise((_, reject) => {
				asked.push(performance.now())
				abortSignal.addEventListener("abort", () => {
					left.push(performance.now())
					reject(abortSignal.reason)
				})
			}),
	}),
}))

beforeEach(() => {
	vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
	vi.useRealTimers()
})

describe("an answer that never comes", () => {
	it("is given up after twenty seconds in all, including both attempts", async () => {
		const failure = streamAnswer({
			model: MODELS[0],
			system: "",
			messages: [],
			maxOutputTokens: 800,
			signal: new AbortController().signal,
			onText: () => undefined,
			onStartOver: () => undefined,
			beforeRetry: async () => true,
		}).catch((error: unknown) => error)
		const startedAt = performance.now()
		await vi.runAllTimersAsync()
		expect(await failure).toMatchObject({ kind: "timeout" })
		const from = (moments: number[]) => moments.map((at) => at - startedAt)
		expect(from(asked)).toEqual([0, 10_300])
		expect(from(left)).toEqual([10_000, 20_000])
	})
})
