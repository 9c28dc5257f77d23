import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeKey, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { confirmSessions, giveSecondFactor, makeMember, STEP_PASSWORD, signingIn } from "../support/second-factor"
import { send } from "../support/send"

const { url } = inject("product")
const { login } = signingIn(url)
const LONG_AGO = new Date(Date.now() - 11 * 60_000)
const BY_CODE = { status: 403, refusal: { detail: "Please confirm that it's you.", next_step: "confirm" } }
const BY_PASSWORD = {
	status: 403,
	refusal: { detail: "Please confirm with your password that it's you.", next_step: "confirm" },
}
const newAddress = () => `invited-${unique()}@example.com`

const confirm = (token: string, body: unknown) => send(url, "POST /api/admin/confirm", { token, body })
const invite = (token: string, email = newAddress(), query = {}) =>
	send(url, "POST /api/admin/users", { token, query, body: { email, tenant_role: "owner" } })
const setRole = (token: string, id: string, tenant_role: string) =>
	send(url, "PATCH /api/admin/users/{id}", { token, params: { id }, body: { tenant_role } })
const remove = (token: string, id: string) => send(url, "DELETE /api/admin/users/{id}", { token, params: { id } })
const makeApiKey = (token: string) =>
	send(url, "POST /api/admin/api-keys", { token, body: { name: "Ours", scopes: ["leads:read"], expires_in_days: 30 } })
const webhook = { url: "https://hooks.example.com/in", events: ["testimonial.submitted"] }
const settings = (token: string, body: object) => send(url, "PUT /api/admin/tenant-settings", { token, body })

/** An owner whose session was opened a while ago, with a colleague. */
async function makeOwner() {
	const { tenant, user, token } = await makeMember()
	const colleague = await makeAdmin({ tenantId: tenant.id })
	await confirmSessions(user.id, LONG_AGO)
	return { tenant, user, token, colleague: colleague.user, colleagueToken: colleague.token }
}

/** What a thief of the session would do with it. Each is sent on its own. */
function takeover(token: string, { editor, owner, invited }: { editor: string; owner: string; invited: string }) {
	return [
		() => invite(token),
		() => setRole(token, editor, "owner"),
		() => send(url, "POST /api/admin/users/{id}/invite-again", { token, params: { id: invited } }),
		() => remove(token, owner),
		() => send(url, "PUT /api/admin/two-step-requirement", { token, body: { required: false } }),
		() => makeApiKey(token),
		() => send(url, "POST /api/admin/webhooks", { token, body: webhook }),
		() => send(url, "POST /api/admin/people/export", { token, body: { email: "a@example.com" } }),
		() => send(url, "POST /api/admin/people/erase", { token, body: { email: "a@example.com" } }),
		() => send(url, "PUT /api/admin/retention", { token, body: { conversation_days: 1 } }),
		() => send(url, "GET /api/admin/submissions/export", { token }),
	]
}

async function makeTargets(tenantId: string) {
	const [editor, owner, invited] = await Promise.all([
		makeAdmin({ tenantId, tenantRole: "editor" }),
		makeAdmin({ tenantId }),
		makeAdmin({ tenantId, isInvited: true }),
	])
	return { editor: editor.user.id, owner: owner.user.id, invited: invited.user.id }
}

describe("a stolen session", () => {
	it.each([
		["with a second step", true, BY_CODE],
		["without one", false, BY_PASSWORD],
	])(
		"of an account %s takes no business over, and its owner goes on once they show who they are",
		async (_, hasStep, refusal) => {
			const { tenant, user, token } = await makeOwner()
			const factor = hasStep ? await giveSecondFactor(user.id) : null
			const targets = await makeTargets(tenant.id)
			const team = () => db().user.findMany({ where: { tenantId: tenant.id }, orderBy: { id: "asc" } })
			const before = await team()
			for (const call of takeover(token, targets)) expect(await call()).toMatchObject(refusal)
			expect(await team()).toEqual(before)
			expect(await db().apiKey.count({ where: { tenantId: tenant.id } })).toBe(0)
			expect(await db().webhookEndpoint.count({ where: { tenantId: tenant.id } })).toBe(0)

			const proof = factor ? { code: factor.code() } : { current_password: STEP_PASSWORD }
			expect((await confirm(token, proof)).status).toBe(204)
			for (const call of takeover(token, targets)) expect([200, 204]).toContain((await call()).status)
		},
	)

	it("of a platform admin makes no other one", async () => {
		const { user, token } = await makeAdmin({ tenantId: null, password: STEP_PASSWORD })
		const { user: other } = await makeAdmin({ tenantId: null })
		await confirmSessions(user.id, LONG_AGO)
		const email = newAddress()
		const calls = () => [
			send(url, "POST /api/admin/platform/admins", { token, body: { email } }),
			send(url, "DELETE /api/admin/platform/admins/{id}", { token, params: { id: other.id } }),
			send(url, "PUT /api/admin/platform/two-step-requirement", { token, body: { required: false } }),
		]
		for (const answer of await Promise.all(calls())) expect(answer).toMatchObject(BY_PASSWORD)
		expect((await confirm(token, { current_password: STEP_PASSWORD })).status).toBe(204)
		expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([200, 204, 200])
	})

	it("moves no mailbox of an account with a second step, and saves the rest of the form as before", async () => {
		const { user, token, tenant } = await makeOwner()
		// Without a second step the specified call answers as it did.
		expect((await settings(token, { notify_email: "first@example.com" })).status).toBe(200)
		const factor = await giveSecondFactor(user.id)
		const mailbox = [
			{ notify_email: "thief@example.com" },
			{ email_address: "thief@example.com" },
			{ email_app_password: "abcdefghijklmnop" },
			{ email_provider: "outlook" },
			{ page_headline: "Not saved either", notify_email: "thief@example.com" },
		]
		for (const body of mailbox) expect([body, await settings(token, body)]).toMatchObject([body, BY_CODE])
		const same = { page_headline: "Saved", notify_email: "first@example.com", email_app_password: "" }
		expect((await settings(token, same)).body).toMatchObject({ page_headline: "Saved" })
		expect(await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })).toMatchObject({
			notifyEmail: "first@example.com",
			emailAddress: null,
		})
		await confirm(token, { code: factor.code() })
		expect((await settings(token, { notify_email: "second@example.com" })).status).toBe(200)
		const { token: key } = await makeKey({ tenantId: tenant.id, scopes: ["settings:write"] })
		expect((await settings(key, { notify_email: "third@example.com" })).status).toBe(200)
	})

	it("gets no original, but the download that it always got", async () => {
		const { tenant, token } = await makeOwner()
		const { id } = await makeSubmission({ tenantId: tenant.id })
		const download = (query: object) =>
			send(url, "GET /api/admin/submission/{id}/download", { token, params: { id }, query: query as never })
		expect((await download({})).status).toBe(200)
		expect(await download({ original: "1" })).toMatchObject(BY_PASSWORD)
		await confirm(token, { current_password: STEP_PASSWORD })
		expect((await download({ original: "1" })).status).toBe(200)
	})
})

describe("the password of an account without a second step", () => {
	it("counts for ten minutes after a sign-in, and in that session alone", async () => {
		const { user, token: other } = await makeMember()
		await confirmSessions(user.id, LONG_AGO)
		const token = (await login(user.email)).body.access_token
		expect((await invite(token)).status).toBe(200)
		expect(await invite(other)).toMatchObject(BY_PASSWORD)
		expect((await send(url, "POST /api/admin/confirm/options", { token: other })).body).toEqual({
			app: false,
			passkey: null,
			password: true,
		})
		await confirmSessions(user.id, LONG_AGO)
		expect(await invite(token)).toMatchObject(BY_PASSWORD)
	})

	it("is counted like a sign-in, so a session left open is no way to guess it", async () => {
		const { user, token } = await makeOwner()
		for (const wrong of ["", 5, null]) expect((await confirm(token, { current_password: wrong })).status).toBe(422)
		for (let round = 0; round < 10; round++) {
			expect(await confirm(token, { current_password: "wrong" })).toMatchObject({
				status: 422,
				refusal: { errors: [{ field: "current_password", detail: "Your current password isn't correct" }] },
			})
		}
		expect((await confirm(token, { current_password: STEP_PASSWORD })).status).toBe(429)
		expect((await login(user.email)).status).toBe(429)
		expect(await invite(token)).toMatchObject(BY_PASSWORD)
	})

	it("stands for no second step, and is sent alone", async () => {
		const { user, token } = await makeOwner()
		const factor = await giveSecondFactor(user.id)
		expect((await confirm(token, { current_password: STEP_PASSWORD })).status).toBe(422)
		expect((await confirm(token, { current_password: STEP_PASSWORD, code: factor.code() })).status).toBe(422)
		expect((await confirm(token, {})).status).toBe(422)
		expect(await invite(token)).toMatchObject(BY_CODE)
		expect((await send(url, "POST /api/admin/confirm/options", { token })).body).toEqual({ app: true, passkey: null })
	})
})

describe("a new admin of a business that requires two steps", () => {
	it("has none of what asks again until it is set up, and the rest for a week", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ secondFactorRequired: true })
		const email = newAddress()
		const { id } = (await invite(token, email)).body
		const { passwordHash } = (await makeMember()).user
		await db().user.update({ where: { id }, data: { passwordHash } })
		const entered = (await login(email)).body.access_token
		expect((await send(url, "GET /api/admin/dashboard", { token: entered })).status).toBe(200)
		const setUp = { status: 403, refusal: { detail: "Please set up two-step sign-in to go on.", next_step: "set_up" } }
		for (const call of takeover(entered, await makeTargets(tenant.id))) expect(await call()).toMatchObject(setUp)
		expect(await settings(entered, { notify_email: "thief@example.com" })).toMatchObject(setUp)
		expect((await confirm(entered, { current_password: STEP_PASSWORD })).status).toBe(204)
		expect(await invite(entered)).toMatchObject(setUp)
		await giveSecondFactor(id)
		await confirmSessions(id)
		expect((await invite(entered)).status).toBe(200)
	})

	it("is not one who was there before", async () => {
		const { token } = await makeMember()
		expect((await send(url, "PUT /api/admin/two-step-requirement", { token, body: { required: true } })).status).toBe(
			200,
		)
		expect((await invite(token)).status).toBe(200)
	})
})
