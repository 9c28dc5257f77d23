import { env } from "@/lib/env"
import { log } from "@/lib/log"
import { Breaker } from "./breaker"
import { type Shown, VisibleText } from "./dialects/visible-text"
import type { Model, Provider } from "./models"
import { asProviderFailure, ProviderFailure } from "./provider-failure"
import { habitsOfServer, streamingModel } from "./providers"

export interface AnswerCall {
	model: Model
	system: string
	messages: readonly { role: "user" | "assistant"; content: string }[]
	maxOutputTokens: number
	/** The answer is to be one JSON object, which the prompt must say too. */
	isJson?: boolean
	signal: AbortSignal
	/** A generator sends every piece through promises on each layer: at 50 streams most of an answer's cost. */
	onText(piece: string): void
	/** The text so far was thoughts, which nothing announced. The answer follows. */
	onStartOver(): void
	/** Called before a second attempt. False prevents it. */
	beforeRetry(failure: ProviderFailure): Promise<boolean>
}

export interface ReportedUsage {
	promptTokens: number | undefined
	completionTokens: number | undefined
}

export type Ending = "whole" | "length" | "filtered"

export interface StreamedAnswer {
	usage: ReportedUsage
	ending: Ending
}

const ENDINGS: Readonly<Record<string, Ending>> = { length: "length", "content-filter": "filtered" }

/** Characters. Text beyond the allowed tokens is ignored. */
const ANSWER_CAP = 20_000
const RETRY_PAUSE_MS = 300
const RETRY_PAUSE_CAP_MS = 2_000
/** The share of the total time for the first token. More would leave a second attempt no time. */
const FIRST_TOKEN_SHARE = 0.5

/** Aborting without a reason makes an error with its stack each time, which no one reads. */
const OVER = new Error("The call is over.")

const breakers = new Map<Provider, Breaker>()

function breakerOf(provider: Provider): Breaker {
	const known = breakers.get(provider) ?? new Breaker(env().CHAT_BREAKER_SECONDS * 1000)
	breakers.set(provider, known)
	return known
}

function tokens(reported: number | undefined): number | undefined {
	return Number.isFinite(reported) && Number(reported) >= 0
		? Math.min(Math.round(Number(reported)), 10_000_000)
		: undefined
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms)
		signal.addEventListener("abort", () => resolve(clearTimeout(timer)), { once: true })
	})
}

function endingOf({ raw, unified }: { raw?: string; unified: string }, hasText: boolean, provider: Provider): Ending {
	// A stream without a finish reason was cut off, even if the connection closed cleanly.
	if (raw === undefined) throw new ProviderFailure(provider, hasText ? "cut" : "garbage")
	const ending = ENDINGS[unified] ?? "whole"
	if (!hasText && ending !== "filtered")
		throw new ProviderFailure(provider, ending === "length" ? "thoughts" : "garbage")
	return ending
}

async function attempt(
	call: AnswerCall,
	timing: { firstTokenMs: number; totalMs: number },
	told: { begun: boolean },
): Promise<StreamedAnswer> {
	const { provider, options, temperature } = call.model
	const habits = habitsOfServer(call.model)
	const visible = new VisibleText(habits)
	const controller = new AbortController()
	let late = false
	const giveUp = () => {
		late = true
		controller.abort()
	}
	const leave = () => controller.abort()
	call.signal.addEventListener("abort", leave)
	const untilEnd = setTimeout(giveUp, timing.totalMs)
	const untilFirst = setTimeout(giveUp, timing.firstTokenMs)
	const onLife = () => clearTimeout(untilFirst)
	const show = ({ text, instead }: Shown) => {
		if (instead) call.onStartOver()
		if (!text) return
		told.begun = true
		call.onText(text)
	}
	try {
		call.signal.throwIfAborted()
		const { stream } = await streamingModel(call.model, { hasBegun: () => told.begun, onLife }).doStream({
			prompt: [
				{ role: "system", content: call.system },
				...call.messages.map(({ role, content }) => ({ role, content: [{ type: "text" as const, text: content }] })),
			],
			maxOutputTokens: call.maxOutputTokens,
			responseFormat: call.isJson ? { type: "json" } : undefined,
			temperature,
			providerOptions: options && { [provider]: options },
			abortSignal: controller.signal,
		})
		let length = 0
		const parts = stream.getReader()
		for (let next = await parts.read(); !next.done; next = await parts.read()) {
			const part = next.value
			if (part.type === "error") throw part.error
			if (part.type === "reasoning-delta") onLife()
			if (part.type === "text-delta" && part.delta) {
				onLife()
				length += part.delta.length
				if (length > ANSWER_CAP) throw new ProviderFailure(provider, "too_large")
				show(visible.push(part.delta))
			}
			if (part.type === "finish") {
				const ending = endingOf(part.finishReason, length > 0, provider)
				const rest = visible.end(ending === "whole")
				if (!rest) throw new ProviderFailure(provider, "thoughts")
				habits?.answered()
				show(rest)
				return {
					ending,
					usage: {
						promptTokens: tokens(part.usage.inputTokens.total),
						completionTokens: tokens(part.usage.outputTokens.total),
					},
				}
			}
		}
		throw new ProviderFailure(provider, "cut")
	} catch (error) {
		call.signal.throwIfAborted()
		throw late ? new ProviderFailure(provider, "timeout") : asProviderFailure(error, provider)
	} finally {
		clearTimeout(untilEnd)
		clearTimeout(untilFirst)
		call.signal.removeEventListener("abort", leave)
		controller.abort(OVER)
	}
}

async function attempts(call: AnswerCall): Promise<StreamedAnswer> {
	const totalMs = env().CHAT_TIMEOUT_MS
	const endsAt = performance.now() + totalMs
	const told = { begun: false }
	try {
		return await attempt(call, { firstTokenMs: totalMs * FIRST_TOKEN_SHARE, totalMs }, told)
	} catch (error) {
		if (told.begun || !(error instanceof ProviderFailure) || !error.retryable) throw error
		if (!(await call.beforeRetry(error))) throw error
		await pause(Math.min(error.retryAfterMs ?? RETRY_PAUSE_MS, RETRY_PAUSE_CAP_MS), call.signal)
		const leftMs = endsAt - performance.now()
		if (leftMs <= 0) throw error
		return await attempt(call, { firstTokenMs: leftMs, totalMs: leftMs }, told)
	}
}

/** Within CHAT_TIMEOUT_MS in all. @throws ProviderFailure, or the reason of `signal` once that is aborted. */
export async function streamAnswer(call: AnswerCall): Promise<StreamedAnswer> {
	const { provider, model } = call.model
	const pass = breakerOf(provider).admit()
	if (!pass) throw new ProviderFailure(provider, "open")
	try {
		const answer = await attempts(call)
		pass.succeeded()
		return answer
	} catch (error) {
		if (error instanceof ProviderFailure) {
			log.warn({ provider, model, kind: error.kind, status: error.status }, "no answer from the model's provider")
			if (error.countsAgainstProvider) pass.failed()
		}
		throw error
	} finally {
		pass.dropped()
	}
}
