import pino, { type Logger } from "pino"
import { logLevel } from "@/lib/env"

/** JSON, one line an event. No bodies, no secrets: what is logged is named field by field at the call. */
export const log: Logger = pino({
	level: logLevel(),
	base: undefined,
	timestamp: pino.stdTimeFunctions.isoTime,
	redact: {
		paths: ["*.password", "*.token", "*.email_app_password", "*.authorization", "*.cookie", "password", "token"],
		censor: "[redacted]",
	},
})
