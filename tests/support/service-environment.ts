import path from "node:path"

/** Sets what env() needs for tests that call a service in their own process. Call it before the first env(). */
export function giveEnvironment(postgres: { url: string; dataDir: string }, values: Record<string, string> = {}): void {
	Object.assign(process.env, {
		APP_URL: "http://localhost:3000",
		DATABASE_URL: postgres.url,
		NEXTAUTH_SECRET: "service-tests-session-secret-32-characters",
		ENCRYPTION_KEY: "service-tests-encryption-key-32-characters",
		MEDIA_SECRET: "service-tests-media-secret-of-32-characters",
		// Deleted together with the database's own files.
		DATA_DIR: path.join(postgres.dataDir, "data"),
		LOG_LEVEL: "silent",
		...values,
	})
}

/** The same database, with half of the default time limits, for tests that make it hang. */
export function impatient(databaseUrl: string): string {
	const url = new URL(databaseUrl)
	url.searchParams.set("query_timeout", "2000")
	return url.href
}
