import { describe, expect, inject, it } from "vitest"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { send } from "../support/send"

const { url, mailFolder } = inject("product")
const PASSWORD = "correct horse"

const login = (email: string, password: string, cookie = "") =>
	send(url, "POST /api/admin/login", { body: { email, password }, headers: { cookie } })

/** The device cookie that a sign-in sets in addition to the session. */
function deviceOf(headers: Headers): string {
	const set = headers.getSetCookie().filter((cookie) => cookie.startsWith("device-"))
	expect(set).toHaveLength(1)
	return set[0]?.split(";")[0] ?? ""
}

async function signIn(email: string, cookie = ""): Promise<string> {
	const answer = await login(email, PASSWORD, cookie)
	expect(answer.status).toBe(200)
	return deviceOf(answer.headers)
}

/** What a stranger who knows an account's address can do to it. */
async function attack(email: string, cookie = ""): Promise<void> {
	for (let round = 0; round < 10; round++) expect((await login(email, "wrong", cookie)).status).toBe(401)
	expect((await login(email, "wrong", cookie)).status).toBe(429)
}

async function newAdmin(): Promise<string> {
	const tenant = await makeTenant()
	return (await makeAdmin({ tenantId: tenant.id, password: PASSWORD })).user.email
}

describe("a browser that signed in before", () => {
	it("still gets in while a stranger tries passwords, and is recognized by a cookie that scripts cannot read", async () => {
		for (const tenantId of [null, (await makeTenant()).id]) {
			const { user } = await makeAdmin({ tenantId, password: PASSWORD })
			const first = await login(user.email, PASSWORD)
			const device = deviceOf(first.headers)
			expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith(device))).toMatch(
				/^device-[0-9a-f]{16}=[\w.-]+; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
			)
			expect(device).not.toContain(user.email)
			await attack(user.email)
			expect((await login(user.email, PASSWORD)).status).toBe(429)
			const again = await login(` ${user.email.toUpperCase()}`, PASSWORD, `other=1; ${device}`)
			expect(again.status).toBe(200)
			// The new cookie and the older one both work, because two windows may sign in at once.
			await signIn(user.email, deviceOf(again.headers))
			await signIn(user.email, device)
		}
	})

	it("has its own allowance, which others do not share and a success gives back", async () => {
		const email = await newAdmin()
		const [stolen, own] = [await signIn(email), await signIn(email)]
		for (let round = 0; round < 12; round++) await signIn(email, stolen)
		await attack(email, stolen)
		const refused = await login(email, PASSWORD, stolen)
		expect(refused.status).toBe(429)
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800)
		await signIn(email, own)
		// The device's tries have not used up the strangers' allowance either.
		await attack(email)
	})

	it("is forgotten once the password changes, except the browser that changed it", async () => {
		const email = await newAdmin()
		const { body, headers } = await login(email, PASSWORD)
		const before = deviceOf(headers)
		const change = (current_password: string, new_password: string, cookie = "") =>
			send(url, "PUT /api/admin/password", {
				token: body.access_token,
				body: { current_password, new_password },
				headers: { cookie },
			})
		await attack(email)
		// A stranger's attempts do not keep the admin from changing the password either.
		expect((await change(PASSWORD, "another horse")).status).toBe(429)
		const changed = await change(PASSWORD, "another horse", before)
		expect(changed.status).toBe(200)
		expect((await login(email, "another horse", before)).status).toBe(429)
		expect((await login(email, "another horse", deviceOf(changed.headers))).status).toBe(200)
	})

	it("may be one that has just chosen a new password by the link in a mail", async () => {
		const email = await newAdmin()
		await attack(email)
		await send(url, "POST /api/admin/password-reset-request", { body: { email } })
		const mail = await firstMailTo(mailFolder, email)
		const token = /token=([\w-]+)/.exec(mail.text ?? "")?.[1]
		const refused = await send(url, "POST /api/admin/password-reset-confirm", {
			body: { token: "wrong", new_password: PASSWORD },
		})
		expect(refused.headers.getSetCookie()).toEqual([])
		const reset = await send(url, "POST /api/admin/password-reset-confirm", {
			body: { token, new_password: PASSWORD },
		})
		expect((await login(email, PASSWORD)).status).toBe(429)
		await signIn(email, deviceOf(reset.headers))
	})

	it("is also recognized by next-auth's own call", async () => {
		const email = await newAdmin()
		const answer = await fetch(`${url}/api/auth/csrf`)
		const { csrfToken } = (await answer.json()) as { csrfToken: string }
		const csrf = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
		const call = (device = "") =>
			fetch(`${url}/api/auth/callback/credentials`, {
				method: "POST",
				redirect: "manual",
				headers: { "content-type": "application/json", cookie: [...csrf, device].join("; ") },
				body: JSON.stringify({ csrfToken, email, password: PASSWORD, json: "true" }),
			})
		const device = deviceOf((await call()).headers)
		await attack(email)
		expect((await call()).status).toBe(401)
		expect((await call(device)).status).toBe(200)
		await signIn(email, device)
	})
})

describe("a forged device cookie", () => {
	it("is ignored, for existing and unknown accounts alike", async () => {
		const [email, other] = [await newAdmin(), await newAdmin()]
		const nobody = `nobody-${unique()}@example.com`
		const device = await signIn(other)
		const [name, value = ""] = (await signIn(email)).split("=")
		const [expires, nonce, mac = ""] = value.split(".")
		const forged = [
			`${name}=`,
			`${name}=..`,
			`${name}=${expires}.${nonce}.${mac.replace(/.$/, (last) => (last === "0" ? "1" : "0"))}`,
			`${name}=${Number(expires) + 1}.${nonce}.${mac}`,
			`${name}=${expires}.x${nonce}.${mac}`,
			`${name}=${expires}.${nonce}.${mac}.`,
			`${name}=${"x".repeat(3000)}`,
			`${name}=${device.split("=")[1]}`,
		]
		const answersTo = async (account: string) => {
			const answers: unknown[][] = []
			for (let round = 0; round < 12; round++) {
				const { status, refusal, headers } = await login(account, "wrong", forged[round % forged.length])
				answers.push([status, refusal.detail.replace(/\d+/, "some"), headers.getSetCookie()])
			}
			return answers
		}
		const answers = await answersTo(email)
		expect(answers.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429])
		expect(await answersTo(nobody)).toEqual(answers)
	})

	it("of one account is not valid for another", async () => {
		const [email, other] = [await newAdmin(), await newAdmin()]
		const device = await signIn(other)
		await attack(email)
		expect((await login(email, PASSWORD, device)).status).toBe(429)
	})
})
