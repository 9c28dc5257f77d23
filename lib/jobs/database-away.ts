import { AppError } from "@/lib/errors"

// Connection refused, reset or timed out (Node), shutting down, starting up or lost (PostgreSQL), unreachable or out of
// connections (Prisma).
const CODES = new Set(
	"ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND 57P01 57P02 57P03 08000 08001 08003 08006 53300 P1001 P1002 P1008 P1017 P2024 P2028".split(
		" ",
	),
)
const MESSAGES =
	/connection (is )?(terminated|closed|ended)|terminating connection|can't reach database|timeout exceeded when trying to connect|query read timeout/i

/** Whether the error means that the database could not be asked, so that asking again soon is right. */
export function databaseAway(error: unknown, depth = 0): boolean {
	// A domain's own verdict is not looked behind: the ECONNREFUSED below "upstream_failed" is a mail server's.
	if (!(error instanceof Error) || error instanceof AppError || depth > 5) return false
	const code = "code" in error ? error.code : undefined
	if (typeof code === "string" && CODES.has(code)) return true
	return MESSAGES.test(error.message) || databaseAway(error.cause, depth + 1)
}
