import type { QueryConfig } from "pg"

/**
 * A statement that each connection plans once, for those that visitors wait for and that run as fast as they are planned.
 * Not for one whose best plan hangs on its values.
 * @param name unlike that of any other statement
 */
export function prepared(name: string, text: string): (...values: unknown[]) => QueryConfig {
	return (...values) => ({ name, text, values })
}
