import { execFile } from "node:child_process"
import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { expect, inject, it } from "vitest"
import { makeLead } from "../support/chatbot-rows"
import { makeKey, makeSubmission, makeTenant } from "../support/factories"

const { url } = inject("product")
const run = promisify(execFile)
const modules = path.resolve(import.meta.dirname, "../../node_modules")

/** A program as a buyer would write it. The lines after @ts-expect-error must not compile. */
const JOURNEY = `
import { ApiError, createClient, pages } from "./client.js"

const token = process.env.API_KEY
const api = createClient({ token, origin: process.env.ORIGIN ?? "" })

const { submissions, totals } = await api("GET /api/admin/dashboard", { query: { status: "pending", limit: 1 } })
const id = submissions[0]?.id ?? ""
const approved = await api("PATCH /api/admin/submission/{id}", { params: { id }, body: { status: "approved" } })

const emails: string[] = []
const leads = pages((cursor) => api("GET /api/admin/chatbot/leads", { query: { cursor, limit: 2 } }))
for await (const page of leads) for (const lead of page.leads) emails.push(lead.email)

const health = await api("GET /api/health")
const file: Response = await createClient({ origin: process.env.ORIGIN ?? "" })("GET /api/client.ts")
// Node 24 does not end while a body is unread.
await file.body?.cancel()
const nothing: undefined = await api("DELETE /api/admin/submission/{id}", { params: { id } })

const refused = await api("PUT /api/admin/tenant-settings", { body: { tenant_name: "Mine" } }).catch((error: unknown) => {
	if (!(error instanceof ApiError)) throw error
	const { status, refusal } = error
	const detail: string = refusal.detail
	return { status, detail, fields: refusal.errors?.map(({ field }) => field) }
})
const invalid = await api("PATCH /api/admin/submission/{id}", { params: { id: "a/b" }, body: { status: "approved" } }).catch(
	(error: unknown) => error instanceof ApiError && error.status,
)

export function neverCompiles() {
	// @ts-expect-error no such call
	void api("GET /api/nothing")
	// @ts-expect-error the id is missing
	void api("GET /api/admin/submission/{id}/captions")
	// @ts-expect-error no such status
	void api("PATCH /api/admin/submission/{id}", { params: { id }, body: { status: "great" } })
	// @ts-expect-error no such field in the answer
	void api("GET /api/admin/chatbot/leads").then(({ lead }) => lead)
}

console.log(JSON.stringify({ pending: totals.pending, approved: approved.status, emails: emails.sort(), ready: health.ready, file: file.status, nothing: nothing === undefined, refused, invalid }))
`

it("compiles under the strictest rules, and a program that uses it does its work", async () => {
	const tenant = await makeTenant()
	const { token } = await makeKey({ tenantId: tenant.id, scopes: ["testimonials:write", "leads:read"] })
	await makeSubmission({ tenantId: tenant.id })
	const leads = await Promise.all([1, 2, 3].map(() => makeLead(tenant.id)))

	const folder = await mkdtemp(path.join(tmpdir(), "typed-client-"))
	await writeFile(path.join(folder, "package.json"), '{"type":"module"}')
	await writeFile(path.join(folder, "client.ts"), await (await fetch(`${url}/api/client.ts`)).text())
	await writeFile(path.join(folder, "journey.ts"), JOURNEY)
	const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--erasableSyntaxOnly"]
	const types = ["--types", "node", "--typeRoots", path.join(modules, "@types"), "--skipLibCheck"]
	const target = ["--target", "es2022", "--module", "nodenext"]
	const compiler = path.join(modules, "typescript-7/bin/tsc")
	const said = await run(process.execPath, [compiler, ...strict, ...types, ...target, "journey.ts"], {
		cwd: folder,
	}).then(
		() => "",
		({ stdout }: { stdout: string }) => stdout,
	)
	expect(said).toBe("")

	const env = { ...process.env, ORIGIN: url, API_KEY: token }
	const { stdout } = await run(process.execPath, ["journey.js"], { cwd: folder, env })
	expect(JSON.parse(stdout)).toEqual({
		pending: 1,
		approved: "approved",
		emails: leads.map(({ email }) => email).sort(),
		ready: true,
		file: 200,
		nothing: true,
		refused: { status: 403, detail: expect.stringContaining("settings:write") },
		invalid: 404,
	})
})
