import type pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { FINGERPRINT_PURPOSES, SEALED_COLUMNS } from "@/lib/crypto/key-uses.mjs"
import { boxKey, checkValue, deriveKey, sealWith } from "@/lib/crypto/sealing.mjs"
import { examineKeys } from "@/lib/start/examine-keys.mjs"
import { finishRotation } from "@/lib/start/keys.mjs"
import { openDatabaseKeys } from "@/lib/start/prepare-database.mjs"
import { sealAnew } from "@/lib/start/sealed-values.mjs"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { connectTo, countBy, makeSealedWorld, openAll, secretOf } from "../support/sealed-world"
import { giveEnvironment } from "../support/service-environment"

const [A, B, C] = [secretOf("a"), secretOf("b"), secretOf("c")]
const FINGERPRINTS = Symbol.for("testimonials.fingerprintKeys")
const WAYS_OUT = /^ENCRYPTION_KEY is not the key .*Put the old key back.*ENCRYPTION_KEY_LOST=accept/
const ALL_KINDS = "1 mailbox password, 2 authenticator apps, 2 webhook secrets, 1 signing key"

let database: OwnDatabase
let client: pg.Client
let values: { column: string; id: string; plain: string | null }[]
beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database, { ENCRYPTION_KEY: A })
	await makeSealedWorld()
})
afterAll(() => database.stop())

/** As a version without check values left it, with everything sealed under this key. */
async function sealedUnder(secret: string) {
	await client.query("DELETE FROM encryption_keys; DELETE FROM fingerprint_keys")
	for (const { column: name, id, plain } of values) {
		const { table, column, id: key, context } = SEALED_COLUMNS[name as keyof typeof SEALED_COLUMNS]
		const sealed = sealWith(boxKey(secret), plain ?? "", context(id))
		await client.query(`UPDATE ${table} SET ${column} = $1 WHERE ${key} = $2::uuid`, [sealed, id])
	}
}
beforeEach(async () => {
	client = await connectTo(database.url)
	values ??= await openAll(client, [A])
	await sealedUnder(A)
})
afterEach(() => {
	vi.unstubAllEnvs()
	Reflect.deleteProperty(globalThis, FINGERPRINTS)
})

interface Given {
	previous?: string
	lost?: boolean
	session?: string
	media?: string
	besideDatabase?: boolean
}

function stub(key: string, { previous = "", lost = false, session = secretOf("s"), media = secretOf("m") }: Given) {
	vi.stubEnv("ENCRYPTION_KEY", key)
	vi.stubEnv("ENCRYPTION_KEY_PREVIOUS", previous)
	vi.stubEnv("ENCRYPTION_KEY_LOST", lost ? "accept" : "")
	vi.stubEnv("NEXTAUTH_SECRET", session)
	vi.stubEnv("MEDIA_SECRET", media)
}

/** What a start does with these keys. @returns its lines, or the refusal. */
async function start(key: string, given: Given = {}): Promise<string> {
	stub(key, given)
	const { besideDatabase = false } = given
	return openDatabaseKeys(database.url, { besideDatabase }).then(
		(lines) => lines.join("\n"),
		(error: Error) => `refused: ${error.message}`,
	)
}
const fingerprints = () => Reflect.get(globalThis, FINGERPRINTS)
const fingerprintsOf = (secret: string) =>
	Object.fromEntries(
		FINGERPRINT_PURPOSES.map((purpose) => [purpose, deriveKey(secret, `fingerprint/${purpose}`).toString("base64")]),
	)
const stored = async () => (await client.query("SELECT * FROM encryption_keys, fingerprint_keys ORDER BY 1, 2, 4")).rows
const refusal = (line: RegExp | string) =>
	expect.stringMatching(typeof line === "string" ? line : new RegExp(`^refused: ${line.source.replace(/^\^/, "")}`))

/** What `npm run rotate-key` does after the start. */
async function rotate(key: string, previous: string) {
	expect(await start(key, { previous })).toBe("")
	await sealAnew(client, { key, previous })
	await finishRotation(client, previous)
}

describe("the list of sealed columns", () => {
	it("has every column that holds a sealed value, and each of them holds one", async () => {
		const { rows: columns } = await client.query(
			`SELECT table_name AS table, column_name AS column FROM information_schema.columns
			WHERE table_schema = 'public' AND table_name NOT IN ('fingerprint_keys', '_prisma_migrations')`,
		)
		const sealed: string[] = []
		for (const { table, column } of columns) {
			const { rows } = await client.query(
				`SELECT EXISTS (SELECT FROM "${table}" WHERE "${column}"::text ~ 'v1\\.[\\w-]{38}') AS is`,
			)
			if (rows[0].is) sealed.push(`${table}.${column}`)
		}
		expect(sealed.sort()).toEqual(Object.keys(SEALED_COLUMNS).sort())
		expect(values.every(({ plain }) => plain !== null)).toBe(true)
	})
})

describe("a start", () => {
	it("after an upgrade says nothing, notes the key, and keeps the fingerprints as they were", async () => {
		expect(await start(A)).toBe("")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
		expect((await stored()).map(({ check_value, state, locked_by }) => [check_value, state, locked_by])).toEqual(
			["ENCRYPTION_KEY", "MEDIA_SECRET", "NEXTAUTH_SECRET"].map((name) => [checkValue(A), "current", name]),
		)
		const before = await stored()
		expect(await start(A)).toBe("")
		expect(await stored()).toEqual(before)
		expect(JSON.stringify(before)).not.toContain(fingerprints().person)
	})

	it("with another key is refused in one line that names both ways out and what would be lost, and writes nothing", async () => {
		await start(A)
		const before = await stored()
		for (const given of [{}, { previous: C }, { previous: B }]) {
			const said = await start(B, given)
			expect(said).toEqual(refusal(WAYS_OUT))
			expect(said).toContain(`gives up: ${ALL_KINDS}.`)
			expect(said).not.toContain("\n")
		}
		expect(await stored()).toEqual(before)
		expect(await start(A)).toBe("")
	})

	it("with another key is refused right after an upgrade as well, if the values tell", async () => {
		expect(await start(B)).toEqual(refusal(WAYS_OUT))
		expect(await stored()).toEqual([])
		// With nothing sealed, there is nothing that the key could be wrong for.
		await client.query(
			"UPDATE tenants SET email_app_password = NULL; DELETE FROM webhook_endpoints; DELETE FROM signing_keys",
		)
		await client.query("UPDATE second_factors SET secret = NULL, pending_secret = NULL")
		expect(await start(B)).toBe("")
		await client.query("DELETE FROM tenants")
		await makeSealedWorld()
		values = await openAll(client, [A])
	})

	it("that accepts the loss lists it, goes on with the new key, and keeps fingerprints", async () => {
		await start(A)
		const said = await start(B, { lost: true })
		for (const part of ALL_KINDS.split(", ")) expect(said).toMatch(new RegExp(`^ {2}${part}: .*`, "m"))
		expect(said).toContain("Kept: who unsubscribed")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
		expect(await start(B)).toBe("")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
		expect(await start(A)).toEqual(refusal(WAYS_OUT))
		expect(await start(B, { lost: true })).toContain("no key is lost. Take it out")
		// The old key was found.
		await rotate(B, A)
		expect(await countBy(client, [B])).toEqual([values.length, 0])
		expect(await start(B)).toBe("")
	})

	it("during a change needs both keys until every value is sealed anew, and one afterwards", async () => {
		await start(A)
		expect(await start(B, { previous: A })).toBe("")
		expect(await start(B)).toEqual(refusal(/^ENCRYPTION_KEY was changed, and the old key still seals.*rotate-key/))
		expect(await start(B, { previous: C })).toEqual(refusal(/^ENCRYPTION_KEY was changed/))
		expect(await start(A)).toEqual(refusal(WAYS_OUT))
		// Back again, and on to a third key before the second was done.
		expect(await start(A, { previous: B })).toBe("")
		expect(await start(C, { previous: A })).toBe("")
		await rotate(C, A)
		expect(await countBy(client, [C])).toEqual([values.length, 0])
		expect(await start(C)).toBe("")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
		expect((await openAll(client, [C])).map(({ plain }) => plain)).toEqual(values.map(({ plain }) => plain))
	})

	it("lets all processes learn the new key before one of them seals with it", async () => {
		await start(A)
		expect(await start(A, { previous: B })).toBe("")
		expect(await start(B, { previous: A })).toBe("")
		expect(await start(A, { previous: B })).toBe("")
		await rotate(B, A)
		expect(await start(B)).toBe("")
	})

	it("takes a run that ended before it could say that it was done for done", async () => {
		await start(A)
		await start(B, { previous: A })
		await sealAnew(client, { key: B, previous: A })
		expect(await start(B)).toBe("")
		expect(new Set((await stored()).map(({ check_value }) => check_value))).toEqual(new Set([checkValue(B)]))
	})

	it("after an upgrade and a change at once keeps the fingerprints of the key before", async () => {
		expect(await start(B, { previous: A })).toBe("")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
	})

	it("opens the fingerprints with any one secret, and forgets those that are gone", async () => {
		await start(A)
		expect(await start(B, { lost: true, session: C })).toContain("Kept: who unsubscribed")
		expect(await start(C, { lost: true, session: C, media: C })).toContain("Kept: who unsubscribed")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
		expect(await start(secretOf("d"), { lost: true })).toContain("\n  who unsubscribed, recovery codes")
		expect(fingerprints()).toEqual(fingerprintsOf(secretOf("d")))
	})

	it("says so if all three secrets are gone, unless they lay beside the database", async () => {
		await start(A)
		const others = { session: C, media: C }
		expect(await start(B, others)).toContain(`gives up: ${ALL_KINDS}, who unsubscribed, recovery codes`)
		await start(A, { besideDatabase: true })
		expect(await start(B, others)).toContain(`gives up: ${ALL_KINDS}.`)
		expect(await start(B, { ...others, lost: true, besideDatabase: true })).toContain("Kept: who unsubscribed")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
		// On a database of its own, nothing lies open anymore.
		await start(B, others)
		expect((await stored()).map(({ locked_by }) => locked_by)).not.toContain("none")
		expect(fingerprints()).toEqual(fingerprintsOf(A))
	})

	it("keeps nothing of a secret that is too short to start with", async () => {
		expect(await start("short")).toBe("")
		expect(await start(A, { previous: "short" })).toBe("")
		expect(await start(A, { media: "short" })).toBe("")
		expect(await stored()).toEqual([])
	})

	it("of two processes at once agrees on one key", async () => {
		stub(A, {})
		const open = () => openDatabaseKeys(database.url, { besideDatabase: false })
		expect(await Promise.all(Array.from({ length: 6 }, open))).toEqual(Array(6).fill([]))
		// A change that one process has made is refused to one with the old key alone.
		stub(B, { previous: A })
		await open()
		const before = await stored()
		stub(A, {})
		expect(await Promise.allSettled([open(), open()])).toMatchObject([{ status: "rejected" }, { status: "rejected" }])
		expect(await stored()).toEqual(before)
	})
})

describe("sealing anew", () => {
	it("leaves what the product writes meanwhile, and what neither key opens", async () => {
		await start(A)
		const [first] = values
		const { context } = SEALED_COLUMNS["tenants.email_app_password"]
		const written = sealWith(boxKey(B), "new password", context(first?.id ?? ""))
		const stray = values.find(({ column }) => column === "webhook_endpoints.previous_secret")
		await client.query("UPDATE webhook_endpoints SET previous_secret = 'v1.damaged' WHERE id = $1", [stray?.id])
		const other = await connectTo(database.url)
		let isFirst = true
		const racing = Object.create(client, {
			query: {
				value: async (text: string, parameters: unknown[]) => {
					if (text.startsWith("UPDATE tenants") && isFirst) {
						isFirst = false
						await other.query("UPDATE tenants SET email_app_password = $1 WHERE id = $2", [written, first?.id])
					}
					return client.query(text, parameters)
				},
			},
		})
		expect(await sealAnew(racing, { key: B, previous: A })).toBe(values.length - 2)
		const opened = await openAll(client, [B])
		expect(opened.find(({ column }) => column === "tenants.email_app_password")?.plain).toBe("new password")
		expect(opened.filter(({ by }) => by === undefined)).toHaveLength(1)
		expect(await sealAnew(client, { key: B, previous: A })).toBe(0)
	})
})

describe("the doctor", () => {
	const examined = async (key: string, given: Given = {}) => {
		stub(key, given)
		return (await examineKeys(client)).map(({ verdict, line }) => `${verdict} ${line}`)
	}

	it("says which state the keys are in, and changes nothing", async () => {
		expect(await examined(A)).toEqual([`good Keys: the keys here open all ${values.length} sealed values.`])
		expect(await stored()).toEqual([])
		await start(A)
		expect(await examined(B)).toEqual([expect.stringMatching(/^bad Keys: ENCRYPTION_KEY is not the key/)])
		expect(await examined(A, { previous: C })).toContain(
			"hint Keys: nothing needs ENCRYPTION_KEY_PREVIOUS anymore. Take it out.",
		)
		await start(B, { previous: A })
		expect(await examined(B, { previous: A })).toContain(
			`hint Keys: ${values.length} values still need ENCRYPTION_KEY_PREVIOUS. Run \`npm run rotate-key\`.`,
		)
		await start(C, { lost: true })
		expect(await examined(C, { lost: true })).toEqual([
			"hint Keys: ENCRYPTION_KEY_LOST is set and would accept any other key. Take it out.",
			...ALL_KINDS.split(", ").map((part) => expect.stringContaining(`hint Keys: ${part} can't be opened`)),
		])
	})
})
