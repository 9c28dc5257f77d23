import type { QueryConfig } from "pg"

/**
 * A statement that each connection plans once: only where the best plan does not depend on the values, and with a
 * unique `name`.
 */
export function prepared(name: string, text: string): (...values: unknown[]) => QueryConfig {
	return (...values) => ({ name, text, values })
}
