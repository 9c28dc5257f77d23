import { execFile } from "node:child_process"
import { mkdtemp, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { Window } from "happy-dom"
import { expect, inject, it } from "vitest"
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

it("says why a build failed", async () => {
	const { token } = await makeKey({ tenantId: (await makeTenant()).id, scopes: ["leads:read"] })
	const cwd = await takeRecipe("build-site.mjs")
	const env = { ...process.env, ORIGIN: url, API_KEY: token }
	await expect(run(process.execPath, ["build-site.mjs"], { cwd, env })).rejects.toThrow(
		"This API key doesn't have the scope testimonials:read.",
	)
})
