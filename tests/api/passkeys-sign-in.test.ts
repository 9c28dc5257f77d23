import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makePasskey } from "../support/authenticator"
import { makeToken } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { makeKeyed, passkeyCalls } from "../support/passkeys"
import { actionsOf, confirmSessions, sessionsOf, signingIn } from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const { alive } = signingIn(url)
const { ask, enter, firstStep, stepBy } = passkeyCalls(url)
const REFUSED = "This passkey wasn't accepted. Please try again."
const OVER = "This took too long or was used before. Please try again."
const OF_ANOTHER = "This passkey belongs to another account."
const COPIED = "This passkey may have been copied, so it isn't accepted. Use another way to sign in."

const waysOf = async (token: string) => (await send(url, "POST /api/admin/confirm/options", { token })).body
const confirm = (token: string, passkey: unknown) => send(url, "POST /api/admin/confirm", { token, body: { passkey } })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const subjectsTo = (email: string, count: number) =>
	eventually(`${count} mails to ${email}`, async () => {
		const mails = await mailTo(mailFolder, email)
		return mails.length >= count && mails.map(({ subject }) => subject)
	})

describe("a passkey as the second step", () => {
	it("finishes the sign-in that asked, once", async () => {
		const { user, email, passkey, id } = await makeKeyed()
		const { challenge, options, refusal } = await firstStep(email)
		expect(refusal).toMatchObject({ app: false, next_step: "second_factor" })
		expect(options).toMatchObject({ rpId: "localhost", userVerification: "preferred" })
		// A security key without a PIN is enough after a password.
		const answer = passkey.use(options, { unverified: true, userHandle: null })
		const answers = await Promise.all([stepBy(challenge, answer), stepBy(challenge, answer)])
		expect(statuses(answers)).toEqual([200, 401])
		expect(await sessionsOf(user.id)).toBe(1)
		const { lastUsedAt } = await db().passkey.findUniqueOrThrow({ where: { id } })
		expect(lastUsedAt).not.toBe(null)
	})

	it("is bound to its sign-in: no other's answer, no other account's passkey, no changed one", async () => {
		const [one, two] = [await makeKeyed(), await makeKeyed()]
		const first = await firstStep(one.email)
		const second = await firstStep(one.email)
		const tries: [unknown, string][] = [
			[one.passkey.use(second.options), REFUSED],
			[one.passkey.use(await ask()), REFUSED],
			[two.passkey.use(first.options), OF_ANOTHER],
			[{ ...two.passkey.use(first.options), id: one.passkey.id, rawId: one.passkey.id }, OF_ANOTHER],
			[one.passkey.use(first.options, { origin: "https://evil.example" }), REFUSED],
		]
		for (const [passkey, detail] of tries) {
			expect(await stepBy(first.challenge, passkey)).toMatchObject({
				status: 422,
				refusal: { errors: [{ field: "passkey", detail }] },
			})
		}
		// Five tries, as for codes.
		expect((await stepBy(first.challenge, one.passkey.use(first.options))).status).toBe(401)
		expect(await sessionsOf(one.user.id)).toBe(0)
		expect((await stepBy(second.challenge, one.passkey.use(second.options))).status).toBe(200)
	})

	it("answers a call without either, or with both, as a missing code", async () => {
		const { email, passkey } = await makeKeyed()
		const { challenge, options } = await firstStep(email)
		for (const body of [{ challenge }, { challenge, code: "123456", passkey: passkey.use(options) }]) {
			expect(await send(url, "POST /api/admin/login/second-factor", { body })).toMatchObject({
				status: 422,
				refusal: { detail: "Please enter the code" },
			})
		}
	})
})

describe("a sign-in by a passkey alone", () => {
	it("gives a session, and no one has to know an address", async () => {
		const { user, email, passkey, tenant } = await makeKeyed()
		const options = await ask()
		expect(options).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] })
		const entered = await enter(passkey.use(options))
		expect(entered.status).toBe(200)
		expect(entered.body.user).toMatchObject({ id: user.id, email, tenant_slug: tenant.slug })
		expect(entered.headers.getSetCookie()).toEqual([
			expect.stringContaining(entered.body.access_token),
			expect.stringMatching(/^device-/),
		])
		expect(await alive(entered.body.access_token)).toBe(200)
		// It was the second step as well.
		const confirmed = await send(url, "GET /api/admin/confirm", { token: entered.body.access_token })
		expect(confirmed.status).toBe(204)
	})

	it("takes an answer once, also of many at the same moment, and one that does not count any number of times", async () => {
		const { user, passkey } = await makeKeyed()
		const answer = passkey.use(await ask())
		expect(statuses(await Promise.all([enter(answer), enter(answer), enter(answer)]))).toEqual([200, 422, 422])
		expect((await enter(answer)).refusal.detail).toBe(OVER)
		for (let round = 0; round < 2; round++) expect((await enter(passkey.use(await ask()))).status).toBe(200)
		expect(await sessionsOf(user.id)).toBe(3)
	})

	it("wants the passkey to check its person", async () => {
		const { passkey } = await makeKeyed()
		expect((await enter(passkey.use(await ask(), { unverified: true }))).refusal.detail).toBe(
			"This passkey didn't check that it's you. Sign in with your password, and then use the passkey.",
		)
	})

	it("refuses what is not its own answer", async () => {
		const { user, email, passkey } = await makeKeyed()
		const other = await makeKeyed()
		const options = await ask()
		const signed = passkey.use(options)
		const refused = [
			passkey.use(options, { origin: "https://evil.example" }),
			passkey.use(options, { rpId: "evil.example" }),
			passkey.use(options, { type: "webauthn.create" }),
			passkey.use(options, { absent: true }),
			passkey.use(options, { challenge: "AAAA" }),
			passkey.use((await firstStep(email)).options),
			passkey.use(options, { userHandle: "AAAA" }),
			{ ...signed, response: { ...signed.response, signature: other.passkey.use(options).response.signature } },
			makePasskey(url).use(options),
		]
		for (const answer of refused) {
			const { status, headers } = await enter(answer)
			expect([status, headers.getSetCookie()]).toEqual([422, []])
		}
		expect(await sessionsOf(user.id)).toBe(0)
	})

	it.each([
		["it was removed", (userId: string) => db().passkey.deleteMany({ where: { userId } })],
		["the account was deactivated", (id: string) => db().user.update({ where: { id }, data: { isActive: false } })],
		[
			"an older version of the product turned the second step off",
			(id: string) => db().user.update({ where: { id }, data: { secondFactorAt: null } }),
		],
	])("refuses it after %s", async (_, change) => {
		const { user, passkey } = await makeKeyed()
		const answer = passkey.use(await ask())
		await change(user.id)
		expect(await enter(answer)).toMatchObject({
			status: 422,
			refusal: { detail: "This passkey isn't known here. It may have been removed." },
		})
		expect(await sessionsOf(user.id)).toBe(0)
	})

	it("refuses a counter that does not go on, and tells the admin", async () => {
		const { user, email, passkey, id } = await makeKeyed()
		const enterAt = async (counter: number) => enter(passkey.use(await ask(), { counter }))
		expect((await enterAt(7)).status).toBe(200)
		for (const counter of [7, 3, 0]) {
			expect(await enterAt(counter)).toMatchObject({ status: 422, refusal: { detail: COPIED } })
		}
		expect(await sessionsOf(user.id)).toBe(1)
		expect((await db().passkey.findUniqueOrThrow({ where: { id } })).counter).toBe(7n)
		expect(await actionsOf(user.id)).toEqual(Array.from({ length: 3 }, () => "user.passkey_refused"))
		expect(new Set(await subjectsTo(email, 3))).toEqual(new Set(["A passkey was refused"]))
		expect((await enterAt(4_294_967_295)).status).toBe(200)
	})
})

describe("confirming again", () => {
	it("takes a passkey for this session alone, once", async () => {
		const { user, passkey } = await makeKeyed()
		const [token, other] = [await makeToken(user.id), await makeToken(user.id)]
		const { app, passkey: options } = await waysOf(token)
		expect(app).toBe(false)
		const answer = passkey.use(options ?? (await ask()))
		expect((await confirm(other, answer)).status).toBe(422)
		expect((await confirm(token, passkey.use(await ask()))).status).toBe(422)
		expect((await confirm(token, answer)).status).toBe(204)
		await confirmSessions(user.id, new Date(0))
		expect(await confirm(token, answer)).toMatchObject({ status: 422, refusal: { detail: OVER } })
		expect((await send(url, "GET /api/admin/confirm", { token })).status).toBe(403)
	})
})
