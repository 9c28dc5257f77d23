import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makePasskey } from "../support/authenticator"
import { makeToken } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { makeKeyed, passkeyCalls } from "../support/passkeys"
import {
	actionsOf,
	appCode,
	confirmSessions,
	givePasskey,
	makeMember,
	makeStepping,
	STEP_PASSWORD,
	signingIn,
} from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const { login, finish, challengeFor, alive } = signingIn(url)
const { start, add, remove, ask, enter, firstStep, stepBy } = passkeyCalls(url)
const REFUSED = "This passkey wasn't accepted. Please try again."
const OVER = "This took too long or was used before. Please try again."

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const subjectsTo = (email: string, count: number) =>
	eventually(`${count} mails to ${email}`, async () => {
		const mails = await mailTo(mailFolder, email)
		return mails.length >= count && mails.map(({ subject }) => subject)
	})

describe("adding a passkey", () => {
	it("takes the password, turns the second step on, ends every other session, and shows ten codes once", async () => {
		const { user, token, tenant } = await makeMember()
		const elsewhere = await makeToken(user.id)
		const options = await start(token)
		expect(options.body).toMatchObject({
			rp: { id: "localhost", name: "Blue Bakery" },
			user: { name: user.email },
			excludeCredentials: [],
		})
		expect(options.headers.get("cache-control")).toBe("no-store")
		const passkey = makePasskey(url)
		const added = await add(token, passkey.create(options.body), "  My \n phone ")
		expect(added.status).toBe(200)
		expect(new Set(added.body.recovery_codes).size).toBe(10)
		expect(await Promise.all([token, elsewhere, added.body.access_token].map(alive))).toEqual([401, 401, 200])
		const row = await db().passkey.findFirstOrThrow({ where: { userId: user.id } })
		expect(row).toMatchObject({ credentialId: passkey.id, name: "My phone", transports: ["internal", "a-later-one"] })
		expect(await actionsOf(user.id)).toEqual(["user.passkey_added"])
		expect(await subjectsTo(user.email, 1)).toEqual(["You have a new passkey"])
		// It counts as a second step everywhere.
		const { refusal } = await login(user.email)
		expect(refusal).toMatchObject({ detail: "Use your passkey to finish signing in.", app: false })
		expect(refusal.passkey?.allowCredentials).toEqual([
			{ id: passkey.id, type: "public-key", transports: ["internal"] },
		])
		const recovered = await finish(refusal.challenge, added.body.recovery_codes[0])
		expect(recovered.body.user).toMatchObject({ id: user.id, tenant_slug: tenant.slug })
	})

	it("changes nothing else for an account that has a second step, which the call asks for again", async () => {
		const { user, factor } = await makeStepping()
		const token = await makeToken(user.id)
		const other = await makeToken(user.id)
		expect(await start(token)).toMatchObject({ status: 403, refusal: { next_step: "confirm" } })
		await confirmSessions(user.id)
		const passkey = makePasskey(url)
		const added = await add(token, passkey.create((await start(token, {})).body))
		expect(added).toMatchObject({ status: 200, body: { recovery_codes: [] } })
		expect(await Promise.all([token, other, added.body.access_token].map(alive))).toEqual([200, 200, 200])
		expect((await start(token, {})).body.excludeCredentials).toHaveLength(1)
		// Both ways count, and the old codes too.
		const { challenge, options } = await firstStep(user.email)
		expect((await finish(challenge, factor.recoveryCodes[0])).status).toBe(200)
		expect((await stepBy(challenge, passkey.use(options))).status).toBe(401)
	})

	it.each([
		["no password", {}, "Please fill in all fields"],
		["a wrong password", { current_password: "wrong" }, "Your current password isn't correct"],
	])("refuses %s", async (_, body, detail) => {
		const { token } = await makeMember()
		expect(await start(token, body)).toMatchObject({ status: 422, refusal: { errors: [{ detail }] } })
	})

	it("refuses another origin, host, kind of answer, or session, and anything twice", async () => {
		const { user, token } = await makeMember()
		const other = await makeToken(user.id)
		const options = (await start(token)).body
		for (const wrong of [
			{ origin: "https://evil.example" },
			{ rpId: "evil.example" },
			{ type: "webauthn.get" },
			{ challenge: "AAAA" },
			{ absent: true },
		]) {
			expect(await add(token, makePasskey(url).create(options, wrong))).toMatchObject({
				status: 422,
				refusal: { detail: REFUSED },
			})
		}
		expect(await add(other, makePasskey(url).create(options))).toMatchObject({ status: 422 })
		const login = makePasskey(url).create({ ...options, challenge: (await ask()).challenge })
		expect((await add(token, login)).status).toBe(422)
		expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).secondFactorAt).toBe(null)

		const passkey = makePasskey(url)
		const added = (await add(token, passkey.create(options))).body.access_token
		const { challenge, ...fresh } = (await start(added, {})).body
		expect((await add(added, passkey.create({ challenge, ...fresh }))).refusal.detail).toBe(
			"This passkey is already in use.",
		)
		const answer = makePasskey(url).create({ challenge, ...fresh })
		expect(statuses(await Promise.all([add(added, answer), add(added, answer)]))).toEqual([200, 422])
		expect((await add(added, makePasskey(url).create({ challenge, ...fresh }))).refusal.detail).toBe(OVER)
	})

	it.each([
		["a missing name", undefined, "Please enter a name"],
		["a blank name", " \n", "Please enter a name"],
		["a long name", "x".repeat(61), "name can have up to 60 characters"],
	])("refuses %s", async (_, name, detail) => {
		const { token } = await makeMember()
		const passkey = makePasskey(url).create((await start(token)).body)
		const body = name === undefined ? { passkey } : { name, passkey }
		expect(await send(url, "POST /api/admin/passkeys", { token, body })).toMatchObject({
			status: 422,
			refusal: { detail },
		})
	})

	it("takes twenty", async () => {
		const { user } = await makeKeyed()
		const token = await makeToken(user.id)
		await confirmSessions(user.id)
		const options = (await start(token, {})).body
		const rows = Array.from({ length: 19 }, (_, at) => ({
			userId: user.id,
			credentialId: `${user.id}-${at}`,
			publicKey: new Uint8Array(1),
			name: "x",
			transports: [],
		}))
		await db().passkey.createMany({ data: rows })
		expect((await start(token, {})).refusal.detail).toBe("An account can have up to 20 passkeys.")
		expect((await add(token, makePasskey(url).create(options))).status).toBe(409)
	})
})

describe("removing", () => {
	it("takes one of several away, and the last one turns the second step off", async () => {
		const { user, email, id, passkey } = await makeKeyed()
		const second = await givePasskey(user.id, { name: "Key" })
		const [token, elsewhere] = [await makeToken(user.id), await makeToken(user.id)]
		expect((await remove(token, id)).status).toBe(403)
		await confirmSessions(user.id)
		expect((await remove(token, id)).status).toBe(200)
		expect((await remove(token, id)).status).toBe(404)
		expect((await enter(passkey.use(await ask()))).status).toBe(422)
		expect(await alive(elsewhere)).toBe(200)
		const off = await remove(token, second.id)
		expect(await Promise.all([token, elsewhere, off.body.access_token].map(alive))).toEqual([401, 401, 200])
		expect((await login(email)).status).toBe(200)
		expect(await db().secondFactor.count({ where: { userId: user.id } })).toBe(0)
		expect(await actionsOf(user.id)).toEqual(["user.passkey_removed", "user.passkey_removed"])
		expect(await subjectsTo(email, 2)).toEqual(["A passkey was removed", "A passkey was removed"])
	})

	it("reaches no other account's passkey", async () => {
		const [one, two] = [await makeKeyed(), await makeKeyed()]
		const token = await makeToken(one.user.id)
		await confirmSessions(one.user.id)
		expect((await remove(token, two.id)).status).toBe(404)
		expect(await db().passkey.count({ where: { id: two.id } })).toBe(1)
	})

	it("keeps the last one while a second step is required, and the app while nothing else is there", async () => {
		const { user, id } = await makeKeyed()
		const token = await makeToken(user.id)
		await confirmSessions(user.id)
		await db().user.update({ where: { id: user.id }, data: { secondFactorDueAt: new Date(0) } })
		expect(await remove(token, id)).toMatchObject({
			status: 409,
			refusal: { detail: expect.stringMatching(/^Two-step sign-in is required/) },
		})
		// A required second step that is a passkey is one.
		expect((await send(url, "GET /api/admin/users", { token })).status).toBe(200)

		const app = await makeStepping()
		const appToken = await makeToken(app.user.id)
		await confirmSessions(app.user.id)
		const removeApp = () => send(url, "DELETE /api/admin/second-factor/app", { token: appToken })
		expect(await removeApp()).toMatchObject({ status: 409 })
		await givePasskey(app.user.id)
		expect((await removeApp()).status).toBe(204)
		expect((await firstStep(app.email)).refusal.app).toBe(false)
		expect((await finish(await challengeFor(app.email), app.factor.code())).status).toBe(422)
		expect((await finish(await challengeFor(app.email), app.factor.recoveryCodes[0])).status).toBe(200)
	})

	it("an app can be added beside a passkey, and counts from its first code on", async () => {
		const { user, email } = await makeKeyed()
		const token = await makeToken(user.id)
		await confirmSessions(user.id)
		const body = { current_password: STEP_PASSWORD }
		const { secret } = (await send(url, "POST /api/admin/second-factor", { token, body })).body
		expect((await firstStep(email)).refusal.app).toBe(false)
		expect((await finish(await challengeFor(email), appCode(secret))).status).toBe(422)
		const on = await send(url, "POST /api/admin/second-factor/turn-on", { token, body: { code: appCode(secret, -1) } })
		expect(on).toMatchObject({ status: 200, body: { recovery_codes: [] } })
		expect((await finish(await challengeFor(email), appCode(secret))).status).toBe(200)
		expect(await actionsOf(user.id)).toEqual(["user.authenticator_added"])
	})
})
