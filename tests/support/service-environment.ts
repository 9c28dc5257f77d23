import path from "node:path"

/** What env() needs, for tests that call a service in their own process. Before the first call of env(). */
export function giveEnvironment(postgres: { url: string; dataDir: string }, values: Record<string, string> = {}): void {
	Object.assign(process.env, {
		APP_URL: "http://localhost:3000",
		DATABASE_URL: postgres.url,
		NEXTAUTH_SECRET: "service-tests-session-secret-32-characters",
		ENCRYPTION_KEY: "service-tests-encryption-key-32-characters",
		MEDIA_SECRET: "service-tests-media-secret-of-32-characters",
		// Goes with the database's own files.
		DATA_DIR: path.join(postgres.dataDir, "data"),
		LOG_LEVEL: "silent",
		...values,
	})
}

/** The same database, whose silence is waited for half as long as by default: for tests that make it stand still. */
export function impatient(databaseUrl: string): string {
	const url = new URL(databaseUrl)
	url.searchParams.set("query_timeout", "2000")
	return url.href
}
