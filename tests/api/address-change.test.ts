import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeToken, unique } from "../support/factories"
import { firstMailTo, mailTo } from "../support/mailbox"
import { actionsOf, makeMember, makeStepping, STEP_PASSWORD, signingIn } from "../support/second-factor"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const { login, alive } = signingIn(url)
const OVER = "This code has expired or had too many tries. Please start again."
const WRONG = "This code isn't right. Look for the newest email from us."

const newAddress = () => `moved-${unique()}@example.com`
const ask = (token: string, email: unknown, current_password: unknown = STEP_PASSWORD) =>
	send(url, "POST /api/admin/email", { token, body: { email, current_password } })
const confirm = (token: string, code: unknown) => send(url, "POST /api/admin/email/confirm", { token, body: { code } })
const codeIn = async (email: string) =>
	/page: (\d{6})/.exec((await firstMailTo(mailFolder, email)).text ?? "")?.[1] ?? ""

const mailAbout = (email: string, subject: RegExp) =>
	eventually(`the mail to ${email}`, async () =>
		(await mailTo(mailFolder, email)).find((mail) => subject.test(mail.subject ?? "")),
	)

describe("an admin's own address", () => {
	it.each([
		["a tenant's admin", makeMember],
		["a platform admin", () => makeAdmin({ tenantId: null, password: STEP_PASSWORD })],
	])("is changed by a code that reaches the new one, of %s", async (_, make) => {
		const { user, token } = await make()
		const email = newAddress()
		expect((await ask(token, ` ${email.toUpperCase()} `)).status).toBe(204)
		expect((await login(user.email)).status).toBe(200)
		const code = await codeIn(email)
		expect(await confirm(token, code === "000000" ? "000001" : "000000")).toMatchObject({
			status: 422,
			refusal: { errors: [{ field: "code", detail: WRONG }] },
		})
		const changed = await confirm(token, ` ${code.slice(0, 3)} ${code.slice(3)}`)
		expect(changed.body.user).toMatchObject({ id: user.id, email })
		expect(await alive(token)).toBe(200)
		expect(await alive(changed.body.access_token)).toBe(200)
		expect((await login(user.email)).status).toBe(401)
		expect((await login(email)).status).toBe(200)
		// A platform admin is also told what other tests' platform admins do.
		const notice = await mailAbout(user.email, /^Your sign-in address was changed$/)
		expect(notice.text).toContain(email)
		const told = await mailAbout(email, /^An admin of .+ has another address$/)
		expect(told.text).toContain(`${user.email} signs in as ${email} from now on.`)
		expect(await actionsOf(user.id)).toEqual(["user.address_changed"])
		// Once.
		expect(await confirm(token, code)).toMatchObject({ status: 409, refusal: { detail: OVER } })
	})

	it("takes the password, and the second step of an account that has one", async () => {
		const { token } = await makeMember()
		expect((await ask(token, newAddress(), "wrong")).refusal.errors).toEqual([
			{ field: "current_password", detail: "Your current password isn't correct" },
		])
		const stepping = await makeStepping()
		const late = await makeToken(stepping.user.id)
		expect((await ask(late, newAddress())).refusal.next_step).toBe("confirm")
	})

	it("is none whose account came meanwhile, nor one's own", async () => {
		const [one, two] = [await makeMember(), await makeMember()]
		expect((await ask(one.token, one.user.email)).refusal.detail).toBe("This is your address already.")
		for (const email of ["", "nobody", 5]) expect((await ask(one.token, email)).status).toBe(422)
		const email = newAddress()
		await ask(one.token, email)
		const code = await codeIn(email)
		await db().user.update({ where: { id: two.user.id }, data: { email } })
		expect(await confirm(one.token, code)).toMatchObject({
			status: 409,
			refusal: { detail: expect.stringMatching(/already has an account/) },
		})
	})

	it("answers alike for an address that has an account, which gets a mail without a code", async () => {
		const { token, user } = await makeMember()
		const { user: other } = await makeMember()
		const free = newAddress()
		const answers = [await ask(token, other.email), await ask(token, free)]
		expect(answers.map(({ status, body }) => [status, body])).toEqual([
			[204, undefined],
			[204, undefined],
		])
		const code = await codeIn(free)
		expect((await ask(token, other.email)).status).toBe(204)
		// The code of the free address ended with the newer question, as it does after any question.
		expect((await confirm(token, code)).status).toBe(422)
		const mail = await mailAbout(other.email, /^This address can't be used for another account$/)
		expect(mail.text).not.toMatch(/\b\d{6}\b/)
		expect((await login(user.email)).status).toBe(200)
		expect((await login(other.email)).status).toBe(200)
	})

	it("has five tries, half an hour, and the newest code", async () => {
		const { user, token } = await makeMember()
		const email = newAddress()
		await ask(token, email)
		const code = await codeIn(email)
		const wrong = code === "000000" ? "000001" : "000000"
		const answers = await Promise.all(Array.from({ length: 7 }, () => confirm(token, wrong)))
		expect(answers.map(({ status }) => status).sort()).toEqual([409, 409, 422, 422, 422, 422, 422])
		expect(await confirm(token, code)).toMatchObject({ status: 409, refusal: { detail: OVER } })

		await db().addressChange.update({ where: { userId: user.id }, data: { tries: 0, expiresAt: new Date() } })
		expect((await confirm(token, code)).status).toBe(409)
		expect((await ask(token, newAddress())).status).toBe(204)
		expect((await confirm(token, code)).status).toBe(422)
		expect((await login(user.email)).status).toBe(200)
	})

	it("belongs to its account: another's code changes nothing, and links in the old mailbox end", async () => {
		const [one, two] = [await makeMember(), await makeMember()]
		const email = newAddress()
		await ask(one.token, email)
		const code = await codeIn(email)
		expect((await confirm(two.token, code)).status).toBe(409)
		const expiresAt = new Date(Date.now() + 60_000)
		await db().passwordReset.create({ data: { userId: one.user.id, tokenHash: unique(), expiresAt } })
		expect((await confirm(one.token, code)).status).toBe(200)
		expect(await db().passwordReset.count({ where: { userId: one.user.id } })).toBe(0)
	})
})
