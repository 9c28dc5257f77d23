import { errorCodes } from "@/lib/db/database-away"
import { ResponseTooLarge } from "./capped-fetch"
import type { Provider } from "./models"

const NAMES: Record<Provider, string> = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" }

type Kind = "key" | "busy" | "failed" | "refused" | "away" | "timeout" | "cut" | "garbage" | "too_large" | "open"

interface Nature {
	/** After the provider's name: for the tenant, who reads why an answer never came. */
	words: string
	/** Worth a second attempt, as long as nothing was shown. */
	retryable: boolean
	/** False for what only this request is to blame for: one tenant's odd question must not open the breaker for all. */
	countsAgainstProvider: boolean
	/** It may have worked on the request, and send a bill for it. */
	mayBill: boolean
}

const NATURES: Record<Kind, Nature> = {
	key: { words: "refused the key", retryable: false, countsAgainstProvider: true, mayBill: false },
	busy: { words: "is limiting requests", retryable: true, countsAgainstProvider: true, mayBill: false },
	failed: { words: "failed", retryable: true, countsAgainstProvider: true, mayBill: false },
	refused: { words: "refused the request", retryable: false, countsAgainstProvider: false, mayBill: false },
	away: { words: "could not be reached", retryable: true, countsAgainstProvider: true, mayBill: false },
	timeout: { words: "did not answer in time", retryable: true, countsAgainstProvider: true, mayBill: true },
	cut: { words: "broke off its answer", retryable: true, countsAgainstProvider: true, mayBill: true },
	garbage: { words: "answered what is no answer", retryable: false, countsAgainstProvider: true, mayBill: true },
	too_large: { words: "answered far too much", retryable: false, countsAgainstProvider: true, mayBill: true },
	open: {
		words: "failed several times in a row and is left alone for a while",
		retryable: false,
		countsAgainstProvider: false,
		mayBill: false,
	},
}

/** Why a provider gave no answer, without its own words: they may repeat the key or the prompt. */
export class ProviderFailure extends Error {
	readonly retryable: boolean
	readonly countsAgainstProvider: boolean
	readonly mayBill: boolean

	constructor(
		provider: Provider,
		readonly kind: Kind,
		readonly status?: number,
		/** Milliseconds that the provider asked to wait. */
		readonly retryAfterMs?: number,
	) {
		const { words, retryable, countsAgainstProvider, mayBill } = NATURES[kind]
		super(`${NAMES[provider]} ${words}${status && status >= 400 ? ` (${status})` : ""}.`)
		this.name = "ProviderFailure"
		this.retryable = retryable
		this.countsAgainstProvider = countsAgainstProvider
		this.mayBill = mayBill
	}
}

/** Before a byte of the request was sent. */
const NEVER_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT)$/
/** The connection broke after that. */
const BROKE_OFF = /^(UND_ERR_\w+|ECONN\w+|EPIPE|ETIMEDOUT|ERR_SSL\w*)$/

function kindOfStatus(status: number): Kind {
	if (status === 401 || status === 403) return "key"
	if (status === 429) return "busy"
	return status === 408 || status >= 500 ? "failed" : "refused"
}

function causedBy(error: unknown, test: (cause: unknown) => boolean): boolean {
	for (let cause = error, depth = 0; cause && depth < 6; depth += 1) {
		if (test(cause)) return true
		cause = (cause as { cause?: unknown }).cause
	}
	return false
}

function waitOf(headers: unknown): number | undefined {
	const seconds = Number((headers as Record<string, string> | undefined)?.["retry-after"])
	return seconds > 0 ? seconds * 1000 : undefined
}

/** Sorts what the provider packages throw, or put into their stream as its error. */
export function asProviderFailure(error: unknown, provider: Provider): ProviderFailure {
	if (error instanceof ProviderFailure) return error
	if (causedBy(error, (cause) => cause instanceof ResponseTooLarge)) return new ProviderFailure(provider, "too_large")
	const { statusCode, responseHeaders, name } = (error ?? {}) as Record<string, unknown>
	if (typeof statusCode === "number" && statusCode >= 400) {
		return new ProviderFailure(provider, kindOfStatus(statusCode), statusCode, waitOf(responseHeaders))
	}
	const codes = errorCodes(error)
	if (codes.some((code) => NEVER_CONNECTED.test(code))) return new ProviderFailure(provider, "away")
	if (codes.some((code) => BROKE_OFF.test(code))) return new ProviderFailure(provider, "cut")
	// What came with a status of success and cannot be read.
	if (statusCode !== undefined || /JSONParse|TypeValidation|InvalidResponse|EmptyResponse/.test(String(name))) {
		return new ProviderFailure(provider, "garbage")
	}
	// Not even tried (an address that fetch refuses), or an event of the stream that says that it failed.
	return new ProviderFailure(provider, error instanceof Error ? "away" : "failed")
}
