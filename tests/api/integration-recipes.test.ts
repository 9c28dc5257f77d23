import { execFile, spawn } from "node:child_process"
import { createHmac, randomBytes, randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdtemp, readFile, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { Window } from "happy-dom"
import { expect, inject, it } from "vitest"
import { makeLead } from "../support/chatbot-rows"
import { fixture, makeKey, makeSubmission, makeTenant, makeText } from "../support/factories"

const { url } = inject("product")
const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, "../..")

/** Writes a program of INTEGRATIONS.md, as it stands there, into a folder of its own. */
async function takeRecipe(name: string): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "recipe-"))
	const text = await readFile(path.join(root, "INTEGRATIONS.md"), "utf8")
	const code = text.split("```js\n").find((block) => block.startsWith(`// ${name}\n`))
	await writeFile(path.join(folder, name), code?.split("\n```")[0] ?? expect.fail(`INTEGRATIONS.md has no ${name}`))
	return folder
}

it("builds a site with every approved testimonial, whatever is in it, and nothing else", async () => {
	const { id: tenantId } = await makeTenant()
	const { token } = await makeKey({ tenantId, scopes: ["testimonials:read"] })
	const bytes = await fixture("chrome-vp9-opus.webm")
	const video = await makeSubmission({ tenantId, status: "approved", bytes, name: `<b>"Ada" & 'co'</b>` })
	const writtenText = "First line\n<script>alert(1)</script>"
	await makeText({ tenantId, status: "approved", writtenText })
	// More than one page of them.
	await Promise.all(
		Array.from({ length: 50 }, (_, at) => makeText({ tenantId, status: "approved", name: `Text ${at}.` })),
	)
	await makeText({ tenantId, status: "pending", name: "Pending" })
	await makeText({ tenantId, status: "rejected", name: "Withdrawn", withdrawnAt: new Date() })
	await makeText({ tenantId: (await makeTenant()).id, status: "approved", name: "Another business's" })

	const cwd = await takeRecipe("build-site.mjs")
	const env = { ...process.env, ORIGIN: url, API_KEY: token }
	const { stdout } = await run(process.execPath, ["build-site.mjs"], { cwd, env })
	expect(stdout).toBe("52 testimonials written to site/index.html\n")
	const html = await readFile(path.join(cwd, "site/index.html"), "utf8")
	const document = new new Window().DOMParser().parseFromString(html, "text/html")
	const names = [...document.querySelectorAll("figcaption")].map(({ textContent }) => textContent)
	expect(new Set(names).size).toBe(52)
	expect(names).toContain(video.name)
	expect(names.join()).not.toMatch(/Pending|Withdrawn|Another/)
	expect([...document.querySelectorAll("blockquote")].map(({ textContent }) => textContent)).toContain(writtenText)
	expect(document.querySelector("script, b")).toBeNull()
	expect(html).not.toContain(video.email)

	const source = document.querySelector("video")?.getAttribute("src") ?? ""
	const played = await fetch(source, { headers: { origin: "https://bakery.example" } })
	expect([source, played.status]).toEqual([`${url}/media/submissions/${video.id}/video`, 200])
	expect(played.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
	expect(Buffer.from(await played.arrayBuffer())).toEqual(bytes)
})

it("lists leads with the client as the document says, and the compiler finds its types", async () => {
	const { id: tenantId } = await makeTenant()
	const { token } = await makeKey({ tenantId, scopes: ["leads:read"] })
	const leads = await Promise.all([1, 2].map(() => makeLead(tenantId)))
	const cwd = await takeRecipe("list-leads.mjs")
	for (const [file, address] of [
		["testimonials.mjs", "/api/client.js"],
		["testimonials.mts", "/api/client.ts"],
	] as const) {
		await writeFile(path.join(cwd, file), await (await fetch(url + address)).text())
	}
	const { stdout } = await run(process.execPath, ["list-leads.mjs"], { cwd, env: { ...process.env, API_KEY: token } })
	for (const { email } of leads) expect(stdout).toContain(email)

	const call = `import { createClient } from "./testimonials.mjs"\nawait createClient()("GET /api/`
	await writeFile(path.join(cwd, "right.mts"), `${call}health")`)
	await writeFile(path.join(cwd, "wrong.mts"), `${call}nothing")`)
	const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--types", "node"]
	const roots = ["--typeRoots", path.join(root, "node_modules/@types")]
	const compile = (file: string) =>
		run(process.execPath, [path.join(root, "node_modules/typescript-7/bin/tsc"), ...options, ...roots, file], { cwd })
	expect((await compile("right.mts")).stdout).toBe("")
	await expect(compile("wrong.mts")).rejects.toMatchObject({ stdout: expect.stringContaining("wrong.mts") })
})

it("says why a build failed", async () => {
	const { token } = await makeKey({ tenantId: (await makeTenant()).id, scopes: ["leads:read"] })
	const cwd = await takeRecipe("build-site.mjs")
	const env = { ...process.env, ORIGIN: url, API_KEY: token }
	await expect(run(process.execPath, ["build-site.mjs"], { cwd, env })).rejects.toThrow(
		"This API key doesn't have the scope testimonials:read.",
	)
})

it("adds each new lead to the spreadsheet once, as text, and takes nothing that isn't signed", async () => {
	const folder = await takeRecipe("receive-leads.mjs")
	await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"))
	const key = randomBytes(32)
	const env = { ...process.env, PORT: "0", WEBHOOK_SECRET: `whsec_${key.toString("base64")}` }
	const receiver = spawn(process.execPath, ["receive-leads.mjs"], {
		cwd: folder,
		env,
		stdio: ["ignore", "pipe", "inherit"],
	})
	try {
		const [said] = (await once(receiver.stdout, "data")) as [Buffer]
		const port = /port (\d+)/.exec(said.toString())?.[1]
		/** Signed as Standard Webhooks 1.0 says, without its library. */
		async function deliver(type: string, data: object, { signer = key, isTest = false } = {}): Promise<number> {
			const body = JSON.stringify({
				type,
				timestamp: new Date().toISOString(),
				schema_version: 1,
				is_test: isTest,
				data,
			})
			const [id, at] = [`msg_${randomBytes(8).toString("hex")}`, String(Math.floor(Date.now() / 1000))]
			const signature = createHmac("sha256", signer).update(`${id}.${at}.${body}`).digest("base64")
			const headers = { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": `v1,${signature}` }
			return (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body })).status
		}
		const lead = { id: randomUUID(), email: "ada@example.com", name: '=HYPERLINK("x")', phone: null, company: "A, B" }
		const other = { ...lead, id: randomUUID(), name: "Grace" }
		expect([await deliver("lead.created", lead), await deliver("lead.created", lead)]).toEqual([204, 204])
		expect([await deliver("lead.updated", other), await deliver("lead.created", other)]).toEqual([204, 204])
		expect(await deliver("lead.created", { ...lead, id: randomUUID() }, { isTest: true })).toBe(204)
		expect(await deliver("lead.created", { id: randomUUID(), is_deleted: true })).toBe(204)
		expect(await deliver("lead.created", { ...lead, id: randomUUID() }, { signer: randomBytes(32) })).toBe(401)
		expect(await readFile(path.join(folder, "leads.csv"), "utf8")).toBe(
			[
				"id,created_at,email,name,phone,company",
				`"${lead.id}","","ada@example.com","'=HYPERLINK(""x"")","","A, B"`,
				`"${other.id}","","ada@example.com","Grace","","A, B"`,
				"",
			].join("\r\n"),
		)
	} finally {
		receiver.kill()
	}
})
