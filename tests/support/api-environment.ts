import { inject } from "vitest"
import { warmDatabase } from "./warm-database"

/**
 * Gives the test's own process the server's settings, so that factories and domain functions called here work on the
 * very rows and objects that the server sees, and seals and signatures made here hold there.
 */
const { environment } = inject("product")
if (process.env.DATABASE_URL !== environment.DATABASE_URL) {
	Object.assign(process.env, environment)
	await warmDatabase(environment.DATABASE_URL ?? "")
}
