import { describe, expect, inject, it } from "vitest"
import { issueReset } from "@/lib/accounts/reset/mutations"
import { db } from "@/lib/db/client"
import { makeToken } from "../support/factories"
import { firstMailTo, mailTo } from "../support/mailbox"
import { actionsOf, makeMember, makeStepping, STEP_PASSWORD, sessionsOf, signingIn } from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const { login, finish, challengeFor, alive } = signingIn(url)
const OVER = "This sign-in took too long or had too many wrong codes. Please sign in again."
const WRONG = "This code isn't right. Check that your phone's clock is set automatically."
const USED = "This code has been used. Wait for the next one."

const deviceIn = (headers: Headers) =>
	headers
		.getSetCookie()
		.find((cookie) => cookie.startsWith("device-"))
		?.split(";")[0] ?? ""
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

/** Repeats what was under way when the next step of thirty seconds began: its code is then one step older. */
async function withinOneStep<T>(work: () => Promise<T>): Promise<T> {
	const step = () => Math.floor(Date.now() / 30_000)
	const begun = step()
	const result = await work()
	return step() === begun ? result : withinOneStep(work)
}

describe("a sign-in with a second step", () => {
	it("answers a right password with a challenge and no session, and the code with both", async () => {
		const { user, email, tenant, factor } = await makeStepping()
		const first = await login(email)
		expect(first.status).toBe(403)
		expect(first.refusal).toEqual({
			detail: "Enter the code from your authenticator app to finish signing in.",
			next_step: "second_factor",
			challenge: expect.stringMatching(/^[\w-]{43}$/),
			app: true,
			passkey: null,
		})
		expect(first.headers.getSetCookie()).toEqual([])
		expect(await sessionsOf(user.id)).toBe(0)
		expect(await alive(first.refusal.challenge ?? "")).toBe(401)

		const second = await finish(first.refusal.challenge, factor.code())
		expect(second.status).toBe(200)
		expect(second.body.user).toMatchObject({ id: user.id, email, tenant_slug: tenant.slug })
		expect(second.headers.getSetCookie()).toEqual([
			`next-auth.session-token=${second.body.access_token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax`,
			expect.stringMatching(/^device-/),
		])
		expect(await alive(second.body.access_token)).toBe(200)
		expect(await sessionsOf(user.id)).toBe(1)
	})

	it("takes blanks in the code, and a clock half a minute off in either direction", async () => {
		for (const steps of [-1, 0, 1]) {
			const { status } = await withinOneStep(async () => {
				const { email, factor } = await makeStepping()
				return finish(await challengeFor(email), factor.code(steps).replace(/^(...)/, " $1 "))
			})
			expect(status).toBe(200)
		}
		const { email, factor } = await makeStepping()
		const challenge = await challengeFor(email)
		for (const steps of [-3, 3]) expect((await finish(challenge, factor.code(steps))).status).toBe(422)
	})

	it("uses a challenge once, also by many at the same moment", async () => {
		const { user, email, factor } = await makeStepping()
		const challenge = await challengeFor(email)
		const codes = [factor.code(), ...factor.recoveryCodes.slice(0, 4)]
		const answers = await Promise.all(codes.map((code) => finish(challenge, code)))
		expect(statuses(answers)).toEqual([200, 401, 401, 401, 401])
		expect(await sessionsOf(user.id)).toBe(1)
		expect(await finish(challenge, await factor.freshCode())).toMatchObject({ status: 401, refusal: { detail: OVER } })
		// The losers have used up no recovery code.
		const left = await db().secondFactor.findUniqueOrThrow({ where: { userId: user.id } })
		expect(left.recoveryCodes.length).toBeGreaterThanOrEqual(9)
	})

	it("uses a code once, also for many challenges at the same moment, and none that is older", async () => {
		const { user, email, factor } = await makeStepping()
		const code = factor.code()
		const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeFor(email)))
		const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)))
		expect(statuses(answers)).toEqual([200, 422, 422, 422])
		expect(await sessionsOf(user.id)).toBe(1)
		const challenge = await challengeFor(email)
		for (const old of [code, factor.code(-1)]) {
			expect(await finish(challenge, old)).toMatchObject({
				status: 422,
				refusal: { detail: USED, errors: [{ field: "code", detail: USED }] },
			})
		}
	})

	it("accepts no other account's code, and no other account's recovery code", async () => {
		const [victim, attacker] = [await makeStepping(), await makeStepping()]
		const challenge = await challengeFor(victim.email)
		for (const code of [attacker.factor.code(), attacker.factor.recoveryCodes[0]]) {
			expect((await finish(challenge, code)).status).toBe(422)
		}
		expect(await sessionsOf(victim.user.id)).toBe(0)
	})

	it("gives a challenge five tries, counted before the code is looked at", async () => {
		const { user, email, factor } = await makeStepping()
		const challenge = await challengeFor(email)
		const answers = await Promise.all(Array.from({ length: 8 }, () => finish(challenge, "000000")))
		expect(statuses(answers)).toEqual([401, 401, 401, 422, 422, 422, 422, 422])
		expect(answers.find(({ status }) => status === 422)?.refusal.detail).toBe(WRONG)
		expect((await finish(challenge, factor.code())).status).toBe(401)
		expect(await sessionsOf(user.id)).toBe(0)
	})

	it.each([
		[
			"it has expired",
			(userId: string) => db().loginChallenge.updateMany({ where: { userId }, data: { expiresAt: new Date() } }),
		],
		["the account was deactivated", (id: string) => db().user.update({ where: { id }, data: { isActive: false } })],
		[
			"the admin signed out everywhere",
			async (id: string) => send(url, "DELETE /api/admin/sessions", { token: await makeToken(id) }),
		],
	])("refuses a challenge after %s", async (_, change) => {
		const { user, email, factor } = await makeStepping()
		const challenge = await challengeFor(email)
		await change(user.id)
		expect(await finish(challenge, factor.code())).toMatchObject({ status: 401, refusal: { detail: OVER } })
		expect(await sessionsOf(user.id)).toBe(0)
	})

	it.each([
		["unknown", "x".repeat(43), "123456", 401],
		["missing", undefined, "123456", 422],
		["a number", 5, "123456", 422],
		["without a code", "x", " ", 422],
		["with a number as code", "x", 123456, 422],
		["enormous", "x".repeat(5000), "123456", 422],
	])("refuses a challenge that is %s", async (_, challenge, code, status) => {
		const answer = await finish(challenge, code)
		expect(answer.status).toBe(status)
		expect(answer.headers.getSetCookie()).toEqual([])
	})

	it("takes a recovery code once, in any case, and tells the admin", async () => {
		const { user, email, factor } = await makeStepping()
		const [code = ""] = factor.recoveryCodes
		const typed = ` ${code.toUpperCase().replace("-", " ")}`
		const answers = await Promise.all([
			finish(await challengeFor(email), typed),
			finish(await challengeFor(email), code),
		])
		expect(statuses(answers)).toEqual([200, 422])
		expect(answers.find(({ status }) => status === 422)?.refusal.detail).toBe(
			"This recovery code isn't right, or it has been used.",
		)
		expect(await actionsOf(user.id)).toEqual(["user.recovery_code_used"])
		const mail = await firstMailTo(mailFolder, email)
		expect(mail.subject).toBe("A recovery code was used")
		expect(mail.text).toContain("9 codes are left.")
	})
})

describe("the limits", () => {
	it("count right passwords, since the answer says that they are right, and take them back after the code", async () => {
		const { email, factor } = await makeStepping()
		for (let round = 0; round < 12; round++) {
			const answer = await finish(await challengeFor(email), await factor.freshCode())
			expect([round, answer.status]).toEqual([round, 200])
		}
		for (let round = 0; round < 10; round++) await challengeFor(email)
		expect((await login(email)).status).toBe(429)
	})

	it("stop codes for the account, and not for a browser that has signed in before", async () => {
		const { email, factor } = await makeStepping()
		const known = deviceIn((await finish(await challengeFor(email), factor.code())).headers)
		for (let round = 0; round < 10; round++) {
			const challenge = await challengeFor(email, { cookie: known })
			expect((await finish(challenge, "000000")).status).toBe(422)
			expect((await finish(challenge, await factor.freshCode(), { cookie: known })).status).toBe(200)
		}
		const challenge = await challengeFor(email)
		const refused = await finish(challenge, await factor.freshCode())
		expect(refused.status).toBe(429)
		expect(refused.refusal.detail).toMatch(/^Too many codes tried for this account\. Please try again in/)
		expect((await finish(challenge, await factor.freshCode(), { cookie: known })).status).toBe(200)
	})

	it("give a reader of the mailbox no more codes for asking for more links", async () => {
		const { email } = await makeStepping()
		let device = ""
		for (let round = 0; round < 11; round++) {
			if (round % 5 === 0) device = deviceIn((await reset(email)).headers)
			const answer = await finish(await challengeFor(email, { cookie: device }), "000000", { cookie: device })
			expect([round, answer.status]).toEqual([round, round < 10 ? 422 : 429])
		}
	})
})

/** Follows the link of a new reset, as its reader does. */
async function reset(email: string) {
	const before = (await mailTo(mailFolder, email)).length
	await issueReset(email)
	const mails = await eventually("the link", async () => {
		const all = await mailTo(mailFolder, email)
		return all.length > before && all
	})
	const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text ?? "")?.[1] ?? "")
	// Only the newest works.
	const body = { token: tokens.at(-1), new_password: STEP_PASSWORD }
	const answer = await send(url, "POST /api/admin/password-reset-confirm", { body })
	expect(answer.status).toBe(200)
	return answer
}

describe("no other way leads past the second step", () => {
	it("next-auth's own call gives no session", async () => {
		const { user, email, factor } = await makeStepping()
		const answer = await fetch(`${url}/api/auth/csrf`)
		const { csrfToken } = (await answer.json()) as { csrfToken: string }
		const cookie = answer.headers
			.getSetCookie()
			.map((set) => set.split(";")[0])
			.join("; ")
		for (const extra of [{}, { code: factor.code() }, { secondFactorAt: null }, { challenge: "x" }]) {
			const refused = await fetch(`${url}/api/auth/callback/credentials`, {
				method: "POST",
				redirect: "manual",
				headers: { "content-type": "application/json", cookie },
				body: JSON.stringify({ csrfToken, email, password: STEP_PASSWORD, json: "true", ...extra }),
			})
			expect([refused.status, await refused.json()]).toMatchObject([
				401,
				{ detail: expect.stringMatching(/^Enter the code/) },
			])
			expect(refused.headers.getSetCookie().join()).not.toMatch(/session-token|device-/)
		}
		expect(await sessionsOf(user.id)).toBe(0)
	})

	it("a reset changes the password and nothing else, and voids challenges of the old one", async () => {
		const { user, email, factor } = await makeStepping()
		const older = await challengeFor(email)
		const done = await reset(email)
		expect(done.headers.getSetCookie().join()).not.toContain("session-token")
		expect(await sessionsOf(user.id)).toBe(0)
		expect((await finish(older, factor.code())).status).toBe(401)
		expect((await login(email)).refusal.next_step).toBe("second_factor")
		expect(await sessionsOf(user.id)).toBe(0)
	})

	it("a setup that was never confirmed changes nothing", async () => {
		const { user, token } = await makeMember()
		const body = { current_password: STEP_PASSWORD }
		expect((await send(url, "POST /api/admin/second-factor", { token, body })).status).toBe(200)
		expect((await login(user.email)).status).toBe(200)
		expect((await finish("x".repeat(43), "123456")).status).toBe(401)
	})
})
