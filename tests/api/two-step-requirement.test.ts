import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { applyRequirement } from "@/lib/accounts/second-factor/requirement-mutations"
import { db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { clearSecondFactor } from "@/lib/start/clear-second-factor.mjs"
import { withDatabase } from "@/lib/start/prepare-database.mjs"
import { makeAdmin, makeTenantWithAdmin, makeToken, unique } from "../support/factories"
import { mailTo } from "../support/mailbox"
import {
	actionsOf,
	appCode,
	confirmSessions,
	givePasskey,
	giveSecondFactor,
	STEP_PASSWORD,
	signingIn,
} from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const { alive, login } = signingIn(url)
const WEEK_MS = 7 * 24 * 3600 * 1000
const PAST = new Date(Date.now() - 1000)

const require = (token: string, required: unknown, query = {}) =>
	send(url, "PUT /api/admin/two-step-requirement", { token, query, body: { required } })
const reset = (token: string, id: string) =>
	send(url, "DELETE /api/admin/users/{id}/two-step", { token, params: { id } })
const dueAt = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).secondFactorDueAt
const overdue = (id: string) => db().user.update({ where: { id }, data: { secondFactorDueAt: PAST } })
const page = async (path: string, token: string) => {
	const headers = { cookie: `next-auth.session-token=${token}` }
	const answer = await fetch(url + path, { headers, redirect: "manual" })
	return [answer.status, answer.headers.get("location")]
}

describe("a business that requires two-step sign-in", () => {
	it("gives everyone in it a week, and no one outside it", async () => {
		const { tenant, user, token } = await makeTenantWithAdmin()
		const outsider = await makeTenantWithAdmin()
		const since = Date.now()
		expect((await require(token, true)).body).toEqual({ required: true })
		const due = (await dueAt(user.id))?.getTime() ?? 0
		expect(due - WEEK_MS).toBeGreaterThanOrEqual(since)
		expect(due - WEEK_MS).toBeLessThanOrEqual(Date.now())
		expect(await dueAt(outsider.user.id)).toBe(null)

		const email = `invited-${unique()}@example.com`
		const invited = await send(url, "POST /api/admin/users", { token, body: { email } })
		expect(await dueAt(invited.body.id)).not.toBe(null)
		// A second press gives no new week.
		await require(token, true)
		expect((await dueAt(user.id))?.getTime()).toBe(due)
		expect((await send(url, "GET /api/admin/users", { token })).body.two_step_required).toBe(true)
		expect((await send(url, "GET /api/admin/dashboard", { token })).status).toBe(200)

		await require(token, false)
		expect(await dueAt(user.id)).toBe(null)
		expect(await actionsOf(user.id)).toEqual(["tenant.two_step_changed", "user.invited", "tenant.two_step_changed"])
		expect((await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })).secondFactorRequired).toBe(false)
		expect((await require(token, "yes")).status).toBe(422)
	})

	it("opens nothing but the account to an admin whose week is over, until it is set up", async () => {
		const { tenant } = await makeTenantWithAdmin({ secondFactorRequired: true })
		const { user, token } = await makeAdmin({ tenantId: tenant.id, password: STEP_PASSWORD })
		await overdue(user.id)
		for (const refused of [
			await send(url, "GET /api/admin/dashboard", { token }),
			await require(token, false),
			await send(url, "POST /api/admin/people/export", { token, body: { email: "a@example.com" } }),
			await send(url, "GET /api/admin/quizzes", { token }),
		]) {
			expect(refused).toMatchObject({
				status: 403,
				refusal: { detail: "Please set up two-step sign-in to go on.", next_step: "set_up" },
			})
		}
		const account = `/admin/${tenant.slug}/account`
		for (const path of ["dashboard", "chatbot", "dashboard?tab=settings&section=team"]) {
			expect(await page(`/admin/${tenant.slug}/${path}`, token)).toEqual([307, account])
		}
		expect((await page(account, token))[0]).toBe(200)
		expect((await login(user.email)).status).toBe(200)

		const start = await send(url, "POST /api/admin/second-factor", {
			token,
			body: { current_password: STEP_PASSWORD },
		})
		const on = await send(url, "POST /api/admin/second-factor/turn-on", {
			token,
			body: { code: appCode(start.body.secret) },
		})
		const open = on.body.access_token
		expect((await send(url, "GET /api/admin/dashboard", { token: open })).status).toBe(200)
		expect(await send(url, "DELETE /api/admin/second-factor", { token: open })).toMatchObject({
			status: 409,
			refusal: { detail: "Two-step sign-in is required here, so you can't turn it off." },
		})
	})

	it("stays required by the platform if the business stops requiring it", async () => {
		const { tenant, user } = await makeTenantWithAdmin()
		const found = async (platform: boolean, business: boolean) => {
			await db()
				.$transaction(async (tx) => {
					await tx.tenant.update({ where: { id: tenant.id }, data: { secondFactorRequired: business } })
					const row = { id: 1, secondFactorRequired: platform }
					await tx.platformConfig.upsert({ where: { id: 1 }, create: row, update: row })
					await applyRequirement(tx, { tenantId: tenant.id })
					const { secondFactorDueAt } = await tx.user.findUniqueOrThrow({ where: { id: user.id } })
					// The platform is shared by all tests.
					throw new Found(secondFactorDueAt !== null)
				})
				.catch((error: unknown) => {
					if (!(error instanceof Found)) throw error
					result = error.isDue
				})
			return result
		}
		let result = false
		expect([await found(false, false), await found(false, true)]).toEqual([false, true])
		expect([await found(true, false), await found(true, true)]).toEqual([true, true])
	})
})

class Found extends Error {
	constructor(readonly isDue: boolean) {
		super()
	}
}

describe("a lost device", () => {
	it("is reset by a platform admin, which ends every session and is mailed to its owner", async () => {
		const { tenant } = await makeTenantWithAdmin({ secondFactorRequired: true })
		const { user, token } = await makeAdmin({ tenantId: tenant.id, password: STEP_PASSWORD })
		await giveSecondFactor(user.id)
		await givePasskey(user.id)
		await overdue(user.id)
		const platform = await makeAdmin({ tenantId: null })
		expect((await reset(platform.token, user.id)).status).toBe(204)
		expect(await alive(token)).toBe(401)
		const answer = await login(user.email)
		expect(answer.status).toBe(200)
		// A new week, or the admin would be locked out of the business at once.
		expect((await send(url, "GET /api/admin/dashboard", { token: answer.body.access_token })).status).toBe(200)
		const entry = await db().auditEntry.findFirstOrThrow({ where: { actorId: platform.user.id } })
		expect(entry).toMatchObject({ action: "user.second_factor_removed", targetId: user.id, tenantId: tenant.id })
		const mails = await eventually("the mail", async () => {
			const all = await mailTo(mailFolder, user.email)
			return all.length > 0 && all
		})
		expect(await db().passkey.count({ where: { userId: user.id } })).toBe(0)
		expect(mails[0]?.subject).toBe("Two-step sign-in was reset")
		expect(mails[0]?.text).toContain(`by ${platform.user.email}`)
	})

	it("of the only platform admin is reset by the operator on the host", async () => {
		const { user, token } = await makeAdmin({ tenantId: null, password: STEP_PASSWORD })
		const clear = (email: string) => withDatabase(env().DATABASE_URL, (client) => clearSecondFactor(client, email))
		await expect(clear(user.email)).rejects.toThrow("with two-step sign-in")
		await giveSecondFactor(user.id)
		await givePasskey(user.id)
		await clear(` ${user.email.toUpperCase()}`)
		expect(await alive(token)).toBe(401)
		expect((await login(user.email)).status).toBe(200)
		expect(await db().passkey.count({ where: { userId: user.id } })).toBe(0)
		expect(await db().auditEntry.findFirstOrThrow({ where: { targetId: user.id } })).toMatchObject({
			actorEmail: "operator",
			action: "user.second_factor_removed",
		})
	})

	it("is not reset for an account without one, for oneself, for no one, or without the platform's own code", async () => {
		const { user } = await makeTenantWithAdmin()
		const platform = await makeAdmin({ tenantId: null })
		expect((await reset(platform.token, user.id)).status).toBe(409)
		expect((await reset(platform.token, randomUUID())).status).toBe(404)
		await giveSecondFactor(platform.user.id)
		await giveSecondFactor(user.id)
		expect(await reset(platform.token, user.id)).toMatchObject({ status: 403, refusal: { next_step: "confirm" } })
		await confirmSessions(platform.user.id)
		expect((await reset(platform.token, platform.user.id)).status).toBe(409)
		const colleague = await makeToken(user.id)
		expect((await reset(colleague, user.id)).status).toBe(403)
	})
})
