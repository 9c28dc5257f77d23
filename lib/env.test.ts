import { expect, it } from "vitest"
import { parseEnv } from "./env"

const secret = "a secret of thirty-two characters or more"

it("by default answers within five seconds while the database or the bucket is silent", () => {
	const settings = parseEnv({
		DATABASE_URL: "postgresql://localhost/x",
		NEXTAUTH_SECRET: secret,
		ENCRYPTION_KEY: secret,
		MEDIA_SECRET: secret,
		APP_URL: "http://localhost:3000",
		NODE_ENV: "test",
	})
	// A statement's timeout is half a second longer than a connection's.
	expect(settings.DATABASE_PATIENCE_MS + 500).toBeLessThan(5_000)
	expect(settings.STORAGE_PATIENCE_MS).toBeLessThan(5_000)
})
