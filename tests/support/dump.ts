import { pool } from "@/lib/db/client"

/** Every row of every table as text, like pg_dump, to search for values that must not be stored anywhere. */
export async function dumpDatabase(): Promise<string> {
	const tables = await pool().query<{ name: string }>(
		"SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
	)
	const parts: string[] = []
	for (const { name } of tables.rows) {
		const { rows } = await pool().query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)
		parts.push(`-- ${name}`, ...rows.map(({ row }) => row))
	}
	return parts.join("\n")
}
