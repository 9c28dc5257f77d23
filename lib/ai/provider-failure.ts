import { errorCodes } from "@/lib/db/database-away"
import { ResponseTooLarge } from "./capped-fetch"
import { isContextTooSmall } from "./context-too-small"
import type { Provider } from "./models"

const NAMES: Record<Provider, string> = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" }

type Kind =
	| "key"
	| "busy"
	| "failed"
	| "refused"
	| "unknown"
	| "small"
	| "away"
	| "timeout"
	| "cut"
	| "garbage"
	| "thoughts"
	| "too_large"
	| "open"

interface Nature {
	words: string
	mend?: string
	/** As long as the visitor has seen nothing. */
	retryable: boolean
	/** False if only this request is to blame: one tenant's question must not open the breaker for everyone. */
	countsAgainstProvider: boolean
	/** The provider may have worked on the request. */
	mayBill: boolean
}

const NATURES: Record<Kind, Nature> = {
	key: { words: "refused the key", retryable: false, countsAgainstProvider: true, mayBill: false },
	busy: { words: "is limiting requests", retryable: true, countsAgainstProvider: true, mayBill: false },
	failed: { words: "failed", retryable: true, countsAgainstProvider: true, mayBill: false },
	refused: { words: "refused the request", retryable: false, countsAgainstProvider: false, mayBill: false },
	unknown: {
		words: "doesn't know the model or the address",
		mend: "Check that the base URL ends as the server's manual says (mostly in /v1), and that the server has a model of this name.",
		retryable: false,
		countsAgainstProvider: false,
		mayBill: false,
	},
	small: {
		words: "has too little room for the question and its knowledge",
		mend: "Give the model at the server a context of 16,000 tokens or more.",
		retryable: false,
		countsAgainstProvider: false,
		mayBill: false,
	},
	away: { words: "couldn't be reached", retryable: true, countsAgainstProvider: true, mayBill: false },
	timeout: { words: "didn't answer in time", retryable: true, countsAgainstProvider: true, mayBill: true },
	cut: { words: "stopped in the middle of its answer", retryable: true, countsAgainstProvider: true, mayBill: true },
	garbage: { words: "sent an answer we can't use", retryable: false, countsAgainstProvider: true, mayBill: true },
	thoughts: {
		words: "sent nothing but thoughts or control tokens",
		mend: "Turn thinking off at the server, or check its chat template.",
		retryable: false,
		countsAgainstProvider: false,
		mayBill: true,
	},
	too_large: { words: "sent far too much", retryable: false, countsAgainstProvider: true, mayBill: true },
	open: {
		words: "failed several times in a row, so it's paused for a while",
		retryable: false,
		countsAgainstProvider: false,
		mayBill: false,
	},
}

/** Leaves out the provider's own words, which may repeat the key or the prompt. */
export class ProviderFailure extends Error {
	readonly retryable: boolean
	readonly countsAgainstProvider: boolean
	readonly mayBill: boolean

	constructor(
		provider: Provider,
		readonly kind: Kind,
		readonly status?: number,
		readonly retryAfterMs?: number,
	) {
		const { words, mend, retryable, countsAgainstProvider, mayBill } = NATURES[kind]
		super(`${NAMES[provider]} ${words}${status && status >= 400 ? ` (${status})` : ""}.${mend ? ` ${mend}` : ""}`)
		this.name = "ProviderFailure"
		this.retryable = retryable
		this.countsAgainstProvider = countsAgainstProvider
		this.mayBill = mayBill
	}
}

const NEVER_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT)$/
const BROKE_OFF = /^(UND_ERR_\w+|ECONN\w+|EPIPE|ETIMEDOUT|ERR_SSL\w*)$/

function kindOfStatus(status: number): Kind {
	if (status === 401 || status === 403) return "key"
	if (status === 404) return "unknown"
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

export function asProviderFailure(error: unknown, provider: Provider): ProviderFailure {
	if (error instanceof ProviderFailure) return error
	if (causedBy(error, (cause) => cause instanceof ResponseTooLarge)) return new ProviderFailure(provider, "too_large")
	const { statusCode, responseHeaders, responseBody, name, message } = (error ?? {}) as Record<string, unknown>
	const isSmall = isContextTooSmall(`${message} ${responseBody}`.toLowerCase())
	if (typeof statusCode === "number" && statusCode >= 400) {
		const kind = kindOfStatus(statusCode)
		const isOther = kind !== "refused" && kind !== "failed"
		return new ProviderFailure(provider, isOther || !isSmall ? kind : "small", statusCode, waitOf(responseHeaders))
	}
	const codes = errorCodes(error)
	if (codes.some((code) => NEVER_CONNECTED.test(code))) return new ProviderFailure(provider, "away")
	if (codes.some((code) => BROKE_OFF.test(code))) return new ProviderFailure(provider, "cut")
	// A success status with an unreadable body.
	if (statusCode !== undefined || /JSONParse|TypeValidation|InvalidResponse|EmptyResponse/.test(String(name))) {
		return new ProviderFailure(provider, "garbage")
	}
	// Either fetch rejected the address, or an event of the stream reported a failure.
	return new ProviderFailure(provider, error instanceof Error ? "away" : isSmall ? "small" : "failed")
}
