import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** What env() needs, for tests that call a service in their own process. Before the first call of env(). */
export function giveEnvironment(values: Record<string, string>): void {
	Object.assign(process.env, {
		APP_URL: "http://localhost:3000",
		NEXTAUTH_SECRET: "service-tests-session-secret-32-characters",
		ENCRYPTION_KEY: "service-tests-encryption-key-32-characters",
		MEDIA_SECRET: "service-tests-media-secret-of-32-characters",
		DATA_DIR: mkdtempSync(path.join(tmpdir(), "service-test-")),
		LOG_LEVEL: "silent",
		...values,
	})
}
