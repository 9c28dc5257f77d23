import { createPublicKey, verify } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { boxKey, sealWith } from "@/lib/crypto/sealing.mjs"
import { db } from "@/lib/db/client"
import { finishRotation } from "@/lib/start/keys.mjs"
import { sealAnew } from "@/lib/start/sealed-values.mjs"
import { currentKey } from "@/lib/submissions/statements/mutations"
import { findSigningKeys } from "@/lib/submissions/statements/queries"
import { signedStatement } from "@/lib/submissions/statements/state"
import type { Statement } from "@/lib/submissions/statements/statement"
import { makeConsent, makeTenant } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { connectTo, secretOf } from "../support/sealed-world"
import { giveEnvironment } from "../support/service-environment"

const [KEY, PREVIOUS, UNKNOWN] = [secretOf("b"), secretOf("a"), secretOf("c")]

let database: OwnDatabase
beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database, { ENCRYPTION_KEY: KEY, ENCRYPTION_KEY_PREVIOUS: PREVIOUS })
})
afterAll(() => database.stop())

const jsonOf = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString())

/** With nothing of the product but the public keys. */
async function read(token: string | null) {
	const [header, payload, signature = ""] = token?.split(".") ?? []
	const { kid } = jsonOf(header)
	const { keys } = await findSigningKeys()
	const key = keys.find((known) => known.kid === kid) ?? expect.fail(`no key ${kid}`)
	const publicKey = createPublicKey({ key: { ...key }, format: "jwk" })
	expect(verify(null, Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, "base64url"))).toBe(true)
	return { kid, statement: jsonOf(payload) as Statement }
}

async function sealUnder(secret: string) {
	const { id } = await db().signingKey.findFirstOrThrow({ where: { retiredAt: null } })
	const { d } = await currentKey()
	const privateKey = sealWith(boxKey(secret), d, `signing_key:${id}:private_key`)
	await db().signingKey.update({ where: { id }, data: { privateKey } })
	return { id, privateKey }
}

async function consented(about: Partial<Parameters<typeof makeConsent>[0]> = {}) {
	const { id: tenantId } = await makeTenant()
	const { submission } = await makeConsent({ tenantId, sha256: "1".repeat(64), ...about })
	return submission.id
}

it("is one key, also of several processes that need it first at once", async () => {
	const made = await Promise.all(Array.from({ length: 8 }, () => currentKey()))
	expect(new Set(made.map(({ x }) => x)).size).toBe(1)
	expect(await db().signingKey.count()).toBe(1)
	const { privateKey } = await db().signingKey.findFirstOrThrow()
	expect(privateKey).toMatch(/^v1\./)
	expect(JSON.stringify(await findSigningKeys())).not.toContain(made[0]?.d)
})

it("is another after npm run rotate-key, and what the one before signed can still be verified", async () => {
	const id = await consented()
	await sealUnder(PREVIOUS)
	const before = await signedStatement(id)
	const { kid } = await read(before)
	const client = await connectTo(database.url)
	expect(await sealAnew(client, { key: KEY, previous: PREVIOUS })).toBe(1)
	expect((await read(await signedStatement(id))).kid).toBe(kid)
	await finishRotation(client, PREVIOUS)
	const after = await signedStatement(id)
	expect((await read(after)).kid).not.toBe(kid)
	expect(await read(before)).toEqual({ kid, statement: (await read(after)).statement })
})

it("is another after the key that sealed it was lost", async () => {
	const id = await consented()
	const before = await signedStatement(id)
	const lost = await sealUnder(UNKNOWN)
	const [one, other] = await Promise.all([signedStatement(id), signedStatement(id)])
	expect((await read(one)).kid).not.toBe((await read(before)).kid)
	expect(other).toBe(one)
	// The operator may find the lost key again.
	expect(await db().signingKey.findUniqueOrThrow({ where: { id: lost.id } })).toMatchObject({
		privateKey: lost.privateKey,
		retiredAt: expect.any(Date),
	})
})

it("signs the same until a copy is published or the consent is withdrawn, and then anew", async () => {
	const id = await consented()
	const first = await signedStatement(id)
	expect(await signedStatement(id)).toBe(first)
	const { statement } = await read(first)
	const { givenAt } = await db().consentRecord.findUniqueOrThrow({ where: { submissionId: id } })
	const given_at = givenAt.toISOString()
	const original = { of: "original", sha256: "1".repeat(64), since: given_at }
	const played = { of: "copy", sha256: "1".repeat(64), since: expect.any(String) }
	expect(statement).toMatchObject({ sub: id, kind: "video", consent: { given_at }, hashes: [original, played] })

	await db().playback.update({
		where: { submissionId: id },
		data: { renditionKey: "r", renditionSha256: "2".repeat(64), renditionSizeBytes: 1 },
	})
	const second = await signedStatement(id)
	const next = (await read(second)).statement
	const [, copy, rendition] = next.hashes
	expect(copy).toEqual(statement.hashes[1])
	expect(rendition).toEqual({ of: "copy", sha256: "2".repeat(64), since: expect.any(String) })
	expect(Date.parse(rendition?.since ?? "")).toBeGreaterThanOrEqual(Date.parse(copy?.since ?? ""))
	expect(next.iat).toBe(Math.floor(Date.parse(rendition?.since ?? "") / 1000))
	await read(first)

	const withdrawnAt = new Date(Date.now() + 60_000)
	await db().submission.update({ where: { id }, data: { withdrawnAt, status: "rejected" } })
	expect((await read(await signedStatement(id))).statement).toMatchObject({
		iat: Math.floor(withdrawnAt.getTime() / 1000),
		consent: { withdrawn_at: withdrawnAt.toISOString() },
	})
})

it("says that the business stated the consent of an imported testimonial", async () => {
	const { statement } = await read(await signedStatement(await consented({ importedAt: new Date() })))
	expect(statement.consent.stated_by_business).toBe(true)
	expect((await read(await signedStatement(await consented()))).statement.consent).not.toHaveProperty(
		"stated_by_business",
	)
})

it("fails no submission and no page where it cannot be made", async () => {
	expect(await signedStatement("00000000-0000-4000-8000-000000000000")).toBeNull()
	const id = await consented()
	const client = await connectTo(database.url)
	await client.query("ALTER TABLE signing_keys RENAME TO signing_keys_away")
	expect(await signedStatement(id)).toBeNull()
	await client.query("ALTER TABLE signing_keys_away RENAME TO signing_keys")
	expect(await signedStatement(id)).not.toBeNull()
})
