import { createHash } from "node:crypto"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { makeKeyPair, publicJwk, sign } from "@/lib/submissions/statements/sign"
import type { Statement } from "@/lib/submissions/statements/statement"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { Verify } from "./verify"

const KEYS = "GET /.well-known/jwks.json"
const [OLD, NEW] = [makeKeyPair(), makeKeyPair()]
const RECEIVED = "2026-11-20T12:00:00.000Z"
const COPIED = "2026-11-21T12:00:00.000Z"
const ORIGINAL = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251))
const COPY = Buffer.from("a copy")
const WORDS = "They fixed it.\nIn an hour."

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex")
const CONSENT = { text: "I agree.", version: "1", given_at: RECEIVED }
const statement = (about: Partial<Statement> = {}): Statement => ({
	iss: "https://example.com",
	sub: "ada",
	iat: 1,
	given_to: "Bakery",
	kind: "video",
	consent: CONSENT,
	hashes: [
		{ of: "original", sha256: sha256(ORIGINAL), since: RECEIVED },
		{ of: "copy", sha256: sha256(COPY), since: COPIED },
	],
	...about,
})
const WRITTEN = {
	kind: "written" as const,
	hashes: [{ of: "original" as const, sha256: sha256(WORDS), since: RECEIVED }],
}

async function open(about: Partial<Statement> = {}) {
	const api = stubApi()
	api.on(KEYS, { body: { keys: [publicJwk(NEW.x), publicJwk(OLD.x)] } })
	const shown = renderScreen(<Verify statement={sign(statement(about), NEW)} />)
	await shown.user.click(screen.getByText("Verify this testimonial"))
	await screen.findByText(/^A match proves that/)
	const answer = () => screen.getByRole("status").textContent
	return {
		api,
		...shown,
		paste: (text: string) => fireEvent.change(screen.getByLabelText("Signed statement"), { target: { value: text } }),
		says: (words: string | RegExp) => expect.poll(answer).toMatch(words),
		choose: (bytes: Buffer) =>
			shown.user.upload(screen.getByLabelText("Choose a video"), new File([Uint8Array.from(bytes)], "any.name")),
	}
}

it("tells the original and each published copy from everything else, and sends nothing", async () => {
	const { choose, says, api } = await open()
	await choose(ORIGINAL)
	await says(/^Unchanged since November 20, 2026 at 12:00:00 PM UTC.*This is the video as it was sent here\.$/)
	await choose(COPY)
	await says(/^Unchanged since November 21, 2026 .*a copy of the video that was published here\.$/)
	for (const at of [0, 2500, ORIGINAL.length - 1]) {
		const changed = Buffer.from(ORIGINAL)
		changed[at] = (changed[at] ?? 0) ^ 1
		await choose(changed)
		await says(/^Changed/)
	}
	await choose(ORIGINAL.subarray(1))
	await says(/^Changed/)
	expect(new Set(api.sent.map(({ operation, body }) => `${operation} ${body}`))).toEqual(new Set([`${KEYS} undefined`]))
})

it("takes a file that is dropped on it", async () => {
	const { says } = await open()
	const box = screen.getByText(/drop it here/).closest("div") ?? document.body
	fireEvent.drop(box, { dataTransfer: { files: [new File([COPY], "x")] } })
	await says(/^Unchanged since November 21/)
})

it("says in one sentence what a match proves, of which bytes, and what it does not", async () => {
	await open()
	expect(screen.getByText(/^A match proves/).textContent).toMatch(
		/^[^.]+ the video as it was sent here or a copy that was published here [^.]+, but not who the person is [^.]+\.$/,
	)
})

it("compares words, however their lines end in the browser", async () => {
	const { user, says } = await open(WRITTEN)
	const check = screen.getByRole<HTMLButtonElement>("button", { name: "Check these words" })
	expect(check.disabled).toBe(true)
	const field = screen.getByLabelText("The words to check")
	fireEvent.change(field, { target: { value: WORDS } })
	await user.click(check)
	await says(/^Unchanged since November 20, 2026 .*the words that were sent here\.$/)
	fireEvent.change(field, { target: { value: `${WORDS}.` } })
	expect(screen.getByRole("status").textContent).toBe("")
	await user.click(check)
	await says(/^Changed/)
})

it("verifies an older statement, also one that a retired key signed and a mail program broke", async () => {
	const { choose, paste, says } = await open()
	await choose(COPY)
	await says(/^Unchanged/)
	const first = sign(statement({ hashes: statement().hashes.slice(0, 1) }), OLD)
	paste(` ${first.match(/.{1,70}/g)?.join("\r\n")}\n`)
	// The copy was made after it.
	await says(/^Changed/)
	await choose(ORIGINAL)
	await says(/^Unchanged since November 20/)
})

it.each([
	["a key of another site", sign(statement(), makeKeyPair())],
	["nothing", "hello"],
	["another payload", sign(statement(), NEW).replace(/\.[^.]+\./, `.${btoa(JSON.stringify(statement({ iat: 2 })))}.`)],
	["a part more", `${sign(statement(), NEW)}.x`],
	["no base64", sign(statement(), NEW).replace(/[^.]$/, "!")],
])("refuses a statement that is signed by %s", async (_, token) => {
	const { choose, paste, says } = await open()
	paste(token)
	await choose(ORIGINAL)
	await says("This site didn't sign this statement, or it was changed since.")
})

it("refuses another testimonial's statement", async () => {
	const { choose, paste, says } = await open()
	paste(sign(statement({ sub: "grace" }), NEW))
	await choose(ORIGINAL)
	await says("This statement is about another testimonial.")
})

it("says so where the browser cannot check signatures, or the keys do not come", async () => {
	const { api, choose, paste, says } = await open()
	const current = screen.getByLabelText<HTMLTextAreaElement>("Signed statement").value
	vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new DOMException("Ed25519", "NotSupportedError"))
	await choose(ORIGINAL)
	await says(/^Unchanged since .*Your browser can't check signatures/)
	// Anyone could have written another one.
	paste(current.replace(/\.[^.]+\./, `.${btoa(JSON.stringify(statement({ iat: 2 })))}.`))
	await says(/^Your browser can't check signatures/)
	paste(current)
	await says(/^Unchanged since/)
	api.on(KEYS, "unreachable")
	await choose(COPY)
	await says(/^We couldn't load this site's keys/)
})
