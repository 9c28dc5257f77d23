import { afterAll, beforeAll } from "vitest"
import { closeDb } from "@/lib/db/client"
import { startOwnDatabase } from "./own-database"
import { giveEnvironment } from "./service-environment"

/** Gives the product's own code a database of this file alone, for as long as its tests run. */
export function withOwnDatabase(): void {
	let stop = async () => {}
	beforeAll(async () => {
		const database = await startOwnDatabase()
		stop = database.stop
		giveEnvironment(database)
	})
	afterAll(async () => {
		await closeDb()
		await stop()
	})
}
