import { createHash, createPublicKey, verify } from "node:crypto"
import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import type { Statement } from "@/lib/submissions/statements/statement"
import { consentCalls } from "../support/consent"
import { fixture, makeTenantWithAdmin, unique } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { GOOD_FORM, GOOD_TEXT, submit } from "../support/submit"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")
const { receiptOf } = consentCalls(url)
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]{86}/

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex")
const bytesAt = async (path: string) => new Uint8Array(await (await fetch(url + path)).arrayBuffer())

/** As a stranger does it: with Node's own cryptography and what the site publishes. */
async function read(text: string | null | undefined): Promise<Statement> {
	const token = TOKEN.exec(text ?? "")?.[0] ?? expect.fail(`no statement in ${text}`)
	const [header = "", payload = "", signature = ""] = token.split(".")
	const answer = await fetch(`${url}/.well-known/jwks.json`)
	expect(answer.headers.get("content-type")).toContain("application/json")
	const { keys } = await answer.json()
	const { alg, kid } = JSON.parse(Buffer.from(header, "base64url").toString())
	expect(alg).toBe("EdDSA")
	const key = createPublicKey({ key: keys.find((known: { kid: string }) => known.kid === kid), format: "jwk" })
	const isGood = (signed: string) => verify(null, Buffer.from(signed), key, Buffer.from(signature, "base64url"))
	expect([isGood(`${header}.${payload}`), isGood(`${header}.${payload}A`)]).toEqual([true, false])
	return JSON.parse(Buffer.from(payload, "base64url").toString())
}

it("a receipt's mail states what was sent; the private page also each copy, once it is published", async () => {
	const { tenant, token: admin } = await makeTenantWithAdmin()
	const form = { ...GOOD_FORM, email: `grace-${unique()}@example.com` }
	const video = await fixture("chrome-vp9-opus.webm")
	const { body } = await submit(url, tenant.slug, { video, form })
	const mail = await firstMailTo(mailFolder, form.email)
	const mailed = await read(mail.text)
	expect(await read(mail.html)).toEqual(mailed)
	const original = { of: "original", sha256: sha256(video), since: expect.any(String) }
	expect(mailed).toEqual({
		iss: url,
		sub: body.submission_id,
		iat: Math.floor(Date.parse(mailed.consent.given_at) / 1000),
		given_to: tenant.name,
		kind: "video",
		consent: { text: expect.stringContaining("I agree"), version: "2026-11-20", given_at: mailed.hashes[0]?.since },
		hashes: [original],
	})

	const ready = { submissionId: body.submission_id, state: "ready" } as const
	await eventually("the copy", () => db().playback.findFirst({ where: ready }))
	const token = /\/consent\/([\w-]{43})\b/.exec(mail.text ?? "")?.[1] ?? ""
	const receipt = (await receiptOf(token)).body
	const stated = await read(receipt.statement)
	const copy = { of: "copy", sha256: sha256(await bytesAt(receipt.video_url ?? "")), since: expect.any(String) }
	expect(copy.sha256).not.toBe(original.sha256)
	expect(stated.hashes.slice(0, 2)).toEqual([original, copy])
	// The copy is younger than the mail.
	expect(stated.iat).toBeGreaterThanOrEqual(mailed.iat)
	expect(await read((await readScreen(`${url}/consent/${token}`)).html)).toEqual(stated)

	const page = () => readScreen(`${url}/testimonial/${body.submission_id}`)
	const before = await page()
	expect(before.html).not.toMatch(TOKEN)
	expect(before.document.querySelector("details")).toBeNull()
	await send(url, "PUT /api/admin/tenant-settings", { token: admin, body: { show_verify: true } })
	const after = await page()
	expect(after.document.querySelector("details summary")?.textContent).toBe("Verify this testimonial")
	expect(await read(after.html)).toEqual(stated)
	const { video_url } = (
		await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: body.submission_id } })
	).body
	expect(sha256(await bytesAt(video_url ?? ""))).toBe(copy.sha256)
})

it("a written testimonial's statement is about its words as they are stored", async () => {
	const { tenant } = await makeTenantWithAdmin({ acceptWritten: true, showVerify: true })
	const email = `grace-${unique()}@example.com`
	const text = "They fixed my bike:\nin an hour. Größer 🚲"
	const sent = { ...GOOD_TEXT, email, text: `  ${text.replace("\n", "  \r\n")}\n` }
	const answer = await send(url, "POST /api/tenant/{tenantSlug}/submit-text", {
		params: { tenantSlug: tenant.slug },
		body: sent,
	})
	const mailed = await read((await firstMailTo(mailFolder, email)).text)
	expect(mailed).toMatchObject({ kind: "written", hashes: [{ of: "original", sha256: sha256(text) }] })
	const { html, texts } = await readScreen(`${url}/testimonial/${answer.body.submission_id}`)
	expect(texts).toContain("Verify this testimonial")
	expect(await read(html)).toEqual(mailed)
})
