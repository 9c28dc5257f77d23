import type { QueryConfig } from "pg"

/** Each connection plans it once: only for a statement whose best plan does not depend on values. `name` is unique. */
export function prepared(name: string, text: string): (...values: unknown[]) => QueryConfig {
	return (...values) => ({ name, text, values })
}
