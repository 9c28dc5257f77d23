import type { Client } from "pg"

/** Throws where there are rows, or tables of another program. */
export declare function assertEmpty(client: Client): Promise<void>

/** Both have the same migrations; the target has no rows. */
export declare function copyDatabase(source: Client, target: Client): Promise<{ tables: number; rows: number }>
