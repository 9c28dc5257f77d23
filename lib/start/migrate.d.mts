import type { Client } from "pg"

/** Returns the names that were applied now. The caller holds the lock. */
export declare function migrate(client: Client, folder: string): Promise<string[]>
