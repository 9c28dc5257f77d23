import { inject } from "vitest"
import { warmDatabase } from "./warm-database"

/**
 * Gives the test's own process the server's settings. Factories and domain functions called here then work on the same
 * rows and objects as the server, and the server accepts secrets and signatures made here.
 */
const { environment } = inject("product")
if (process.env.DATABASE_URL !== environment.DATABASE_URL) {
	Object.assign(process.env, environment)
	await warmDatabase(environment.DATABASE_URL ?? "")
}
