import { describe, expect, inject, it } from "vitest"
import { readSessionToken } from "@/lib/accounts/session-token"
import { db } from "@/lib/db/client"
import { makeToken } from "../support/factories"
import { mailTo } from "../support/mailbox"
import {
	actionsOf,
	appCode,
	makeMember,
	makeStepping,
	STEP_PASSWORD,
	sessionsOf,
	signingIn,
} from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const { login, finish, challengeFor, alive } = signingIn(url)
const WRONG = "This code isn't right. Check that your phone's clock is set automatically."
const USED = "This code has been used. Wait for the next one."

const start = (token: string, current_password: unknown = STEP_PASSWORD) =>
	send(url, "POST /api/admin/second-factor", { token, body: { current_password } })
const turnOn = (token: string, code: unknown) =>
	send(url, "POST /api/admin/second-factor/turn-on", { token, body: { code } })
const turnOff = (token: string) => send(url, "DELETE /api/admin/second-factor", { token })
const renew = (token: string) => send(url, "POST /api/admin/second-factor/recovery-codes", { token })
const confirm = (token: string, code: unknown) => send(url, "POST /api/admin/confirm", { token, body: { code } })
const sessionTenant = async (token: string) => {
	const id = (await readSessionToken(token)) ?? ""
	return (await db().session.findUniqueOrThrow({ where: { id }, select: { user: true } })).user.tenantId
}
const subjectsTo = (email: string, count: number) =>
	eventually(`${count} mails to ${email}`, async () => {
		const mails = await mailTo(mailFolder, email)
		return mails.length >= count && mails.map(({ subject }) => subject)
	})

describe("turning the second step on", () => {
	it("takes the password and the app's first code, ends every other session, and shows ten codes once", async () => {
		const { user, token, tenant } = await makeMember()
		const elsewhere = await makeToken(user.id)
		const { status, body, headers } = await start(token)
		expect(status).toBe(200)
		expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
		expect(new URL(body.uri).searchParams.get("issuer")).toBe("Blue Bakery")
		expect(headers.get("cache-control")).toBe("no-store")
		const stored = await db().secondFactor.findUniqueOrThrow({ where: { userId: user.id } })
		expect(stored.secret).toBe(null)
		expect(stored.pendingSecret).toMatch(/^v1\./)
		expect(stored.pendingSecret).not.toContain(body.secret)

		expect(await turnOn(token, "000000")).toMatchObject({ status: 422, refusal: { detail: WRONG } })
		expect(await alive(elsewhere)).toBe(200)
		const code = appCode(body.secret)
		const on = await turnOn(token, code)
		expect(on.status).toBe(200)
		expect(new Set(on.body.recovery_codes).size).toBe(10)
		expect(await Promise.all([token, elsewhere, on.body.access_token].map(alive))).toEqual([401, 401, 200])
		expect(on.headers.getSetCookie()[0]).toContain(on.body.access_token)
		const row = await db().secondFactor.findUniqueOrThrow({ where: { userId: user.id } })
		for (const shown of on.body.recovery_codes) expect(row.recoveryCodes.join()).not.toContain(shown)

		const challenge = await challengeFor(user.email)
		expect((await finish(challenge, code)).refusal.detail).toBe(USED)
		expect((await finish(challenge, on.body.recovery_codes[3])).status).toBe(200)
		expect(await actionsOf(user.id)).toEqual(["user.second_factor_added", "user.recovery_code_used"])
		const entry = await db().auditEntry.findFirstOrThrow({
			where: { actorId: user.id, action: "user.second_factor_added" },
		})
		expect(entry).toMatchObject({ tenantId: tenant.id, targetId: user.id, before: null, after: null })
		expect((await subjectsTo(user.email, 2)).sort()).toEqual(["A recovery code was used", "Two-step sign-in is on"])
		const again = await start(on.body.access_token)
		expect(again).toMatchObject({ status: 409, refusal: { detail: "You already have an authenticator app here." } })
		expect((await turnOn(on.body.access_token, "123456")).status).toBe(409)
	})

	it("refuses a wrong password, which counts like a sign-in", async () => {
		const { user, token } = await makeMember()
		for (const [password, detail] of [
			["", "Please fill in all fields"],
			[5, "Please fill in all fields"],
			["wrong", "Your current password isn't correct"],
		]) {
			expect(await start(token, password)).toMatchObject({ status: 422, refusal: { detail } })
		}
		for (let round = 0; round < 9; round++) expect((await start(token, "wrong")).status).toBe(422)
		expect((await start(token)).status).toBe(429)
		expect((await login(user.email)).status).toBe(429)
		expect(await db().secondFactor.count({ where: { userId: user.id } })).toBe(0)
	})

	it("refuses a setup after an hour, and the secret of an earlier one", async () => {
		const { user, token } = await makeMember()
		const first = (await start(token)).body.secret
		const second = (await start(token)).body.secret
		expect((await turnOn(token, appCode(first))).status).toBe(422)
		const pendingSince = new Date(Date.now() - 61 * 60_000)
		await db().secondFactor.update({ where: { userId: user.id }, data: { pendingSince } })
		expect(await turnOn(token, appCode(second))).toMatchObject({
			status: 409,
			refusal: { detail: "This setup has expired. Please start again." },
		})
		expect((await login(user.email)).status).toBe(200)
	})

	it("lets one of several confirmations at once succeed", async () => {
		const { user, token } = await makeMember()
		const { secret } = (await start(token)).body
		const answers = await Promise.all([-1, 0, 0, 1].map((steps) => turnOn(token, appCode(secret, steps))))
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
		for (const { status } of answers) expect([200, 401, 409]).toContain(status)
		expect(await sessionsOf(user.id)).toBe(1)
	})
})

describe("what asks for the second step again", () => {
	/** A session that showed the second step a while ago. */
	async function makeLate() {
		const { user, email, factor } = await makeStepping()
		return { user, email, factor, token: await makeToken(user.id) }
	}

	it("goes on after a code, for ten minutes and in this session alone", async () => {
		const { user, token, factor } = await makeLate()
		const other = await makeToken(user.id)
		for (const call of [turnOff, renew]) {
			expect(await call(token)).toMatchObject({
				status: 403,
				refusal: { detail: "Please confirm that it's you.", next_step: "confirm" },
			})
		}
		expect((await confirm(token, "000000")).refusal.errors).toEqual([{ field: "code", detail: WRONG }])
		const code = factor.code()
		expect((await confirm(token, code)).status).toBe(204)
		expect((await confirm(token, code)).refusal.detail).toBe(USED)
		expect((await renew(other)).status).toBe(403)
		expect((await renew(token)).status).toBe(200)
		await db().session.updateMany({ where: { userId: user.id }, data: { confirmedAt: new Date(Date.now() - 600_000) } })
		expect((await renew(token)).status).toBe(403)
	})

	it("guards exports and erasure, and lets them through after a code", async () => {
		const { email, token, factor } = await makeLate()
		const person = { token, body: { email } }
		const asking = () =>
			Promise.all([
				send(url, "POST /api/admin/people/export", person),
				send(url, "GET /api/admin/submissions/export", { token }),
				send(url, "GET /api/admin/chatbot/leads/export", { token }),
				send(url, "GET /api/admin/confirm", { token }),
				send(url, "POST /api/admin/people/erase", person),
			])
		for (const { status, refusal } of await asking()) expect([status, refusal.next_step]).toEqual([403, "confirm"])
		expect(await db().erasureReceipt.count({ where: { tenantId: (await sessionTenant(token)) ?? "" } })).toBe(0)
		await confirm(token, factor.code())
		expect((await asking()).map(({ status }) => status)).toEqual([200, 200, 200, 204, 200])
	})

	it("new recovery codes replace the old ones", async () => {
		const { user, email, token, factor } = await makeLate()
		await confirm(token, factor.recoveryCodes[0])
		const { body } = await renew(token)
		expect(body.recovery_codes).toHaveLength(10)
		const challenge = await challengeFor(email)
		expect((await finish(challenge, factor.recoveryCodes[1])).status).toBe(422)
		expect((await finish(challenge, body.recovery_codes[0])).status).toBe(200)
		expect(await actionsOf(user.id)).toEqual([
			"user.recovery_code_used",
			"user.recovery_codes_renewed",
			"user.recovery_code_used",
		])
	})

	it("turning it off ends every other session, voids waiting sign-ins, and tells the admin", async () => {
		const { user, email, token, factor } = await makeLate()
		const elsewhere = await makeToken(user.id)
		const challenge = await challengeFor(email)
		await confirm(token, factor.code())
		const off = await turnOff(token)
		expect(off.status).toBe(200)
		expect(await Promise.all([token, elsewhere, off.body.access_token].map(alive))).toEqual([401, 401, 200])
		expect((await finish(challenge, factor.recoveryCodes[0])).status).toBe(401)
		expect((await login(email)).status).toBe(200)
		expect(await db().secondFactor.count({ where: { userId: user.id } })).toBe(0)
		expect(await actionsOf(user.id)).toEqual(["user.second_factor_removed"])
		expect(await subjectsTo(email, 1)).toEqual(["Two-step sign-in is off"])
	})

	it("has nothing to ask an admin without one", async () => {
		const { token } = await makeMember()
		for (const answer of [await confirm(token, "123456"), await turnOff(token), await renew(token)]) {
			expect(answer).toMatchObject({ status: 409, refusal: { detail: "Two-step sign-in isn't on." } })
		}
	})

	it("a new password keeps this session's second step", async () => {
		const { user, token, factor } = await makeLate()
		await confirm(token, factor.code())
		const changed = await send(url, "PUT /api/admin/password", {
			token,
			body: { current_password: STEP_PASSWORD, new_password: "another horse" },
		})
		expect(changed.status).toBe(200)
		expect((await renew(changed.body.access_token)).status).toBe(200)
		expect(await sessionsOf(user.id)).toBe(1)
	})
})
