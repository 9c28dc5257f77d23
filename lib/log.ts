import pino, { type Logger } from "pino"
import { logLevel } from "@/lib/env"

/** JSON, one line per event. No bodies and no secrets: each call names the fields it logs. */
export const log: Logger = pino({
	level: logLevel(),
	base: undefined,
	timestamp: pino.stdTimeFunctions.isoTime,
	redact: {
		paths: ["*.password", "*.token", "*.email_app_password", "*.authorization", "*.cookie", "password", "token"],
		censor: "[redacted]",
	},
})
