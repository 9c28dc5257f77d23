import pino, { type Logger } from "pino"

/** JSON, one line an event. No bodies, no secrets: what is logged is named field by field at the call. */
export const log: Logger = pino({
	// Read here rather than through env(): the logger must work while the configuration is still being refused.
	level: "info",
	base: undefined,
	timestamp: pino.stdTimeFunctions.isoTime,
	redact: {
		paths: ["*.password", "*.token", "*.email_app_password", "*.authorization", "*.cookie", "password", "token"],
		censor: "[redacted]",
	},
})
