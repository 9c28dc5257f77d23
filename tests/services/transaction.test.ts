import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { closeDb, type Db, db, transaction } from "@/lib/db/client"
import { asStorageOrDatabaseError } from "@/lib/http/translate-fault"
import { observe } from "@/lib/observer"
import { makeTenant } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
const collisions: string[] = []

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
	const ignore = () => undefined
	observe({
		answered: ignore,
		jobEnded: ignore,
		received: ignore,
		collided: (outcome) => void collisions.push(outcome),
	})
	await db().$executeRaw`CREATE SEQUENCE commits`
	await db().$executeRaw`CREATE TABLE late (id int)`
	await db().$executeRaw`CREATE FUNCTION refuse_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
		IF nextval('commits') = 1 THEN RAISE EXCEPTION 'once' USING ERRCODE = '40001'; END IF; RETURN NULL; END $$`
	await db().$executeRaw`CREATE CONSTRAINT TRIGGER refuse_first AFTER INSERT ON late DEFERRABLE INITIALLY DEFERRED
		FOR EACH ROW EXECUTE FUNCTION refuse_first()`
})
afterAll(async () => {
	await closeDb()
	await database.stop()
})
beforeEach(() => void collisions.splice(0))

const raised = (tx: Db, code: string) =>
	tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'as told' USING ERRCODE = '${code}'; END $$`)

/** Resolves once it was called as often as there are sides. */
function meeting(sides: number) {
	let arrive = () => {}
	const all = new Promise<void>((resolve) => {
		arrive = resolve
	})
	let here = 0
	return () => {
		here += 1
		if (here >= sides) arrive()
		return all
	}
}

describe("a transaction that PostgreSQL ends because of another one", () => {
	it.each([
		["Prisma's", (tx: Db, id: string, name: string) => tx.tenant.update({ where: { id }, data: { name } })],
		[
			"our own",
			(tx: Db, id: string, name: string) => tx.$executeRaw`UPDATE tenants SET name = ${name} WHERE id = ${id}::uuid`,
		],
	])("runs again after a deadlock of %s statements", async (_whose, write) => {
		const [one, other] = [await makeTenant(), await makeTenant()]
		const both = meeting(2)
		let runs = 0
		const cross = (first: string, second: string, name: string) =>
			transaction(async (tx) => {
				runs += 1
				await write(tx, first, name)
				await both()
				await write(tx, second, name)
				return name
			})
		expect(await Promise.all([cross(one.id, other.id, "A"), cross(other.id, one.id, "B")])).toEqual(["A", "B"])
		expect(runs).toBe(3)
		expect(collisions).toEqual(["run_again"])
		const [first, second] = await Promise.all([one, other].map(({ id }) => db().tenant.findUnique({ where: { id } })))
		expect(first?.name).toBe(second?.name)
	})

	it("runs again if it could not be serialized", async () => {
		const { id } = await makeTenant()
		let runs = 0
		await transaction(async (tx) => {
			runs += 1
			await tx.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`
			const { name } = await tx.tenant.findUniqueOrThrow({ where: { id } })
			if (runs === 1) await db().tenant.update({ where: { id }, data: { name: "Changed" } })
			await tx.tenant.update({ where: { id }, data: { name: `${name} again` } })
		})
		expect((await db().tenant.findUnique({ where: { id } }))?.name).toBe("Changed again")
		expect(collisions).toEqual(["run_again"])
	})

	it("runs again if only its commit fails", async () => {
		await transaction((tx) => tx.$executeRaw`INSERT INTO late VALUES (1)`)
		expect(await db().$queryRaw`SELECT id FROM late`).toEqual([{ id: 1 }])
		expect(collisions).toEqual(["run_again"])
	})

	it.each(["40001", "40P01"])("is given up after four runs of %s, and is answered as a busy database", async (code) => {
		let runs = 0
		const failed = await transaction(async (tx) => {
			runs += 1
			await raised(tx, code)
		}).catch(asStorageOrDatabaseError)
		expect(failed).toMatchObject({ code: "unavailable", retryAfter: 2 })
		expect(runs).toBe(4)
		expect(collisions).toEqual(["run_again", "run_again", "run_again", "given_up"])
	})

	it.each(["23505", "55P03", "57014", "P0001"])("runs once if it fails for its own sake (%s)", async (code) => {
		let runs = 0
		const failing = transaction(async (tx) => {
			runs += 1
			await raised(tx, code)
		})
		await expect(failing).rejects.toThrow()
		expect([runs, collisions]).toEqual([1, []])
	})

	it("is answered as a busy database outside of transaction() as well", async () => {
		expect(asStorageOrDatabaseError(await raised(db(), "40P01").catch((error: unknown) => error))).toMatchObject({
			code: "unavailable",
		})
	})
})
