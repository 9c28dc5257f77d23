import type { QueryConfig } from "pg"

/**
 * A statement that each connection plans only once. For statements that visitors wait for and whose planning takes as
 * long as running them, but not for those whose best plan depends on their values.
 * @param name unique among all statements.
 */
export function prepared(name: string, text: string): (...values: unknown[]) => QueryConfig {
	return (...values) => ({ name, text, values })
}
