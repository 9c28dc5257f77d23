import { randomInt } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { dumpDatabase } from "../support/dump"
import { fixture, makeAdmin, makeTenant, unique } from "../support/factories"
import { type SendOptions, send } from "../support/send"
import type { TestServer } from "../support/server"
import { submit } from "../support/submit"
import { eventually } from "../support/worker-process"
import { buildWorld, type World } from "./support/world"

let world: World
let server: TestServer

beforeAll(async () => {
	world = await buildWorld({ mail: "smtp" })
	server = await world.start({ LOG_LEVEL: "trace" })
})
afterAll(() => world.end())

/** As Google shows one: four groups of four letters. */
const groups = Array.from({ length: 4 }, () =>
	Array.from({ length: 4 }, () => String.fromCharCode(97 + randomInt(26))).join(""),
)
const typed = groups.join(" ")
const plain = groups.join("")
const box = `box-${unique()}@gmail.example`

/** Every encoding of the password between a form, a log and a mail server. */
const base64 = (text: string) => Buffer.from(text).toString("base64").replace(/=+$/, "")
const DISGUISES = [
	plain,
	typed,
	groups.join("%20"),
	groups.join("+"),
	groups.join("-"),
	base64(plain),
	base64(typed),
	base64(`\0${box}\0${plain}`),
	Buffer.from(plain).toString("hex"),
	[...plain].reverse().join(""),
]
const disguisesIn = (text: string) =>
	DISGUISES.filter((disguise) => text.toLowerCase().includes(disguise.toLowerCase()))

/** Every answer, by its request. */
const answers: { what: string; status: number; text: string }[] = []

async function ask<K extends OperationName>(operation: K, options: SendOptions<K>, what: string = operation) {
	const answer = await send(server.url, operation, options)
	answers.push({ what, status: answer.status, text: `${[...answer.headers].join("\n")}\n${answer.text}` })
	return answer
}

async function visit(page: string, token: string) {
	const headers = { cookie: `next-auth.session-token=${token}` }
	const response = await fetch(server.url + page, { headers, redirect: "manual" })
	answers.push({ what: page, status: response.status, text: await response.text() })
}

async function filesIn(folder: string): Promise<{ file: string; text: string }[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
	return Promise.all(files.map(async (file) => ({ file, text: (await readFile(file)).toString("latin1") })))
}

it("an app password never appears in an answer, a page, a log, a file or a dump", async () => {
	const tenant = await makeTenant({ name: "Blue Bakery" })
	const { token, user } = await makeAdmin({ tenantId: tenant.id, password: "correct horse" })
	const platform = await makeAdmin({ tenantId: null })
	const query = { tenant_slug: tenant.slug }
	const save = (body: object, what: string) => ask("PUT /api/admin/tenant-settings", { token, body }, what)
	const mailbox = { email_address: box, email_app_password: typed }

	// The refused password comes first, because a refusal tends to repeat what it refuses.
	expect((await save({ ...mailbox, email_provider: plain }, "unknown provider")).status).toBe(422)
	expect((await save({ email_app_password: typed.repeat(30) }, "too long")).status).toBe(422)
	expect((await save({ email_app_password: [typed] }, "wrong type")).status).toBe(422)
	expect((await save({ email_app_password: { [plain]: typed } }, "an object")).status).toBe(422)
	expect((await save({ email_app_password: `${plain}\0` }, "a NUL")).status).toBe(422)
	const raw = `{"email_app_password": "${typed}"`
	const broken = { token, raw, headers: { "content-type": "application/json" } }
	expect((await ask("PUT /api/admin/tenant-settings", broken, "broken JSON")).status).toBe(400)
	const stale = { ...mailbox, updated_at: new Date(0).toISOString() }
	expect((await save(stale, "stale")).status).toBe(409)
	const colleague = { token, body: mailbox, query: { tenant_slug: "no-such-tenant" } }
	expect((await ask("PUT /api/admin/tenant-settings", colleague, "another tenant")).status).toBe(403)
	const saved = await save(mailbox, "saved")
	expect(saved.body).toMatchObject({ email_address: box, has_email_app_password: true })
	expect((await save({ ...mailbox, tenant_name: "Bluer Bakery" }, "saved again")).status).toBe(200)

	// The password is sent to the mail server, and nowhere else.
	expect((await ask("POST /api/admin/test-email", { token })).status).toBe(200)
	expect([...world.smtp.passwords]).toEqual([plain])
	for (const mode of ["refuse-auth", "tell-auth", "later", "drop"] as const) {
		world.smtp.setMode(mode)
		expect((await ask("POST /api/admin/test-email", { token }, `test-email, ${mode}`)).status).toBe(502)
	}
	world.smtp.setMode("tell-auth")
	const video = await fixture("chrome-vp9-opus.webm")
	expect((await submit(server.url, tenant.slug, { video })).status).toBe(200)
	const failed = await eventually("the notification to fail", () =>
		db().mailDelivery.findFirst({ where: { tenantId: tenant.id, kind: "submission.received", status: "failed" } }),
	)
	// The mailbox's error stores the server's words without the password in them.
	expect(failed.lastError).toContain("5.7.8")

	const params = { id: failed.id }
	for (const [as, options] of [
		["its admin", { token }],
		["the platform", { token: platform.token, query }],
	] as const) {
		await ask("GET /api/admin/tenant-settings", options, `settings, ${as}`)
		await ask("GET /api/admin/dashboard", options, `dashboard, ${as}`)
		await ask("GET /api/admin/mail-deliveries", options, `deliveries, ${as}`)
		await ask("GET /api/admin/audit", options, `audit, ${as}`)
		await ask("GET /api/admin/users", options, `users, ${as}`)
		await ask("POST /api/admin/mail-delivery/{id}/send-again", { ...options, params }, `send again, ${as}`)
		const exported = { ...options, body: { email: "grace@example.com" } }
		await ask("POST /api/admin/people/export", exported, `export, ${as}`)
	}
	await ask("GET /api/admin/tenants", { token: platform.token })
	await ask("GET /api/admin/audit", { token: platform.token }, "the whole audit")
	await ask("GET /api/tenant/{tenantSlug}", { params: { tenantSlug: tenant.slug } })
	await ask("POST /api/admin/login", { body: { email: user.email, password: "correct horse" } })
	for (const page of ["", "?tab=settings", "?tab=settings&section=email", "?tab=settings&section=activity"]) {
		await visit(`/admin/${tenant.slug}/dashboard${page}`, token)
		await visit(`/admin/${tenant.slug}/dashboard${page}`, platform.token)
	}
	await visit("/admin/platform/dashboard", platform.token)
	await visit(`/${tenant.slug}`, token)

	expect(answers.filter(({ status }) => status === 500)).toEqual([])
	expect(answers.flatMap(({ what, text }) => disguisesIn(text).map((found) => `${what}: ${found}`))).toEqual([])
	const output = server.output()
	expect(output).toContain("mail given up")
	expect(disguisesIn(output)).toEqual([])
	const dump = await dumpDatabase()
	expect(dump).toContain(box)
	expect(disguisesIn(dump)).toEqual([])
	const files = await filesIn(world.dataDir)
	expect(files.flatMap(({ file, text }) => disguisesIn(text).map((found) => `${file}: ${found}`))).toEqual([])
})
