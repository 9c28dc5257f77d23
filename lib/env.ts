import { LOG_LEVELS, parseEnv, parseLimit } from "./env-schema.mjs"

export type Env = ReturnType<typeof parseEnv>

let parsed: Env | undefined

/** The only code that reads process.env on the server. (lib/start fills in what the operator left out.) It parses on
 * first use, so a build needs no configuration. */
export function env(): Env {
	parsed ??= parseEnv(process.env)
	return parsed
}

/** The limit in `LIMIT_<NAME>=count/seconds`; undefined if it is not set. @throws for any other shape. */
export const limitOverride = (name: string) => parseLimit(process.env, name)

export function isProduction(): boolean {
	return process.env.NODE_ENV === "production"
}

/** Separate from env(), because the logger must work while env() is still rejecting the configuration. */
export function logLevel(): string {
	const level = process.env.LOG_LEVEL ?? ""
	return LOG_LEVELS.find((known) => known === level) ?? "info"
}
