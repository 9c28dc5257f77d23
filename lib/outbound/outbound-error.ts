// address: not http(s), or with a user name. refused: a place that the product must not call. timeout, too_large,
// redirects: a cap. broken: not HTTP, cut off, or in a compression that was not asked for.
export type OutboundProblem =
	| "address"
	| "refused"
	| "unknown_host"
	| "unreachable"
	| "certificate"
	| "timeout"
	| "too_large"
	| "redirects"
	| "broken"

export class OutboundError extends Error {
	readonly problem: OutboundProblem

	constructor(problem: OutboundProblem, options?: { cause: unknown }) {
		super(`Outbound request failed: ${problem}`, options)
		this.name = "OutboundError"
		this.problem = problem
	}
}

const PROBLEMS: Record<string, OutboundProblem> = {
	ENOTFOUND: "unknown_host",
	EAI_AGAIN: "unknown_host",
	EAI_NODATA: "unknown_host",
	ECONNREFUSED: "unreachable",
	ECONNABORTED: "unreachable",
	ECONNRESET: "broken",
	EPIPE: "broken",
	EHOSTUNREACH: "unreachable",
	ENETUNREACH: "unreachable",
	EADDRNOTAVAIL: "unreachable",
	ETIMEDOUT: "unreachable",
	EPROTO: "certificate",
}

export function outboundError(error: unknown): OutboundError {
	if (error instanceof OutboundError) return error
	// Happy Eyeballs reports every address that it tried.
	const first: unknown = error instanceof AggregateError ? error.errors[0] : error
	if (first instanceof OutboundError) return first
	const code = first instanceof Error && "code" in first ? String(first.code) : ""
	const isTls = /^ERR_(?:TLS|SSL)_|CERT|SIGNATURE|ISSUER/.test(code)
	return new OutboundError(PROBLEMS[code] ?? (isTls ? "certificate" : "broken"), { cause: error })
}
