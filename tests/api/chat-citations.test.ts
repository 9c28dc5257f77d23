import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { ask, askStream, history, newSession } from "../support/chat"
import { makeSource, makeWebsite } from "../support/chatbot-rows"
import { makeTenantWithAdmin, unique } from "../support/factories"
import { controlModelServer } from "../support/model-server"
import { send } from "../support/send"

const { url, modelServer } = inject("product")
const model = controlModelServer(modelServer)

const GONE = { passage: null, address: null, quote: null }

describe("a citation", () => {
	it("shows the passage that the model was given and the page that it comes from, live and stored", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const passage = "Parking is free behind the bakery."
		const site = await makeWebsite(tenant.id, { pages: [{ isTaken: true, title: "Parking", content: passage }] })
		const prices = await makeSource(tenant.id, { title: "Parking prices", content: "Parking for trucks costs $5." })
		const id = unique()
		await model.script(id, { pieces: ["Free [1", "]. Trucks $5 [2]. Not [7", "]."] })
		const session_id = newSession()
		const stream = await askStream(url, tenant.slug, {
			message: `Is parking free behind the bakery ${id}?`,
			session_id,
		})
		const expected = [
			{ title: "Parking", passage, address: `${site.origin}/0`, quote: null },
			{ title: "Parking prices", passage: "Parking for trucks costs $5.", address: null, quote: null },
		]
		expect(stream.last?.data).toMatchObject({ response: "Free [1]. Trucks $5 [2]. Not .", citations: expected })
		const { body } = await history(url, tenant.slug, session_id)
		expect(body.messages.map(({ citations }) => citations)).toEqual([[], expected])
		const { id: conversationId } = await db().chatConversation.findFirstOrThrow({ where: { tenantId: tenant.id } })
		const inbox = async () => {
			const params = { id: conversationId }
			const whole = await send(url, "GET /api/admin/chatbot/conversation/{id}", { token, params })
			return whole.body.messages[1]?.citations
		}
		expect(await inbox()).toEqual(expected)
		// The stored message has no word of it.
		const stored = await db().chatMessage.findFirstOrThrow({ where: { conversationId, role: "assistant" } })
		expect(JSON.stringify(stored.sources)).not.toContain("trucks")
		// A changed text no longer says what the answer rests on, and a deleted one nothing.
		const params = { id: prices.id }
		await send(url, "PUT /api/admin/chatbot/knowledge/{id}", { token, params, body: { content: "Trucks can't park." } })
		expect(await inbox()).toEqual([expected[0], { title: "Parking prices", ...GONE }])
		await db().website.delete({ where: { id: site.id } })
		await db().knowledgeSource.deleteMany({ where: { tenantId: tenant.id } })
		expect(await inbox()).toEqual([
			{ title: "Parking", ...GONE },
			{ title: "Parking prices", ...GONE },
		])
		expect((await history(url, tenant.slug, session_id)).body.messages[1]?.sources).toEqual([
			"Parking",
			"Parking prices",
		])
	})

	it("of an answer from before passages were kept shows what is still known", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const session_id = newSession()
		await ask(url, tenant.slug, { message: "Hello", session_id })
		const source = await makeSource(tenant.id, { title: "Hours" })
		await db().chatMessage.updateMany({
			where: { role: "assistant", conversation: { sessionId: session_id } },
			data: { sources: [{ id: source.id, title: "Hours" }] },
		})
		const { body } = await history(url, tenant.slug, session_id)
		expect(body.messages[1]).toMatchObject({ sources: ["Hours"], citations: [{ title: "Hours", ...GONE }] })
	})

	it("never leads to another tenant's text, even if a stored message names it", async () => {
		const [mine, theirs] = [await makeTenantWithAdmin(), await makeTenantWithAdmin()]
		const content = `The vault's code is ${unique()}.`
		await makeSource(theirs.tenant.id, { title: "Vault", content })
		const session_id = newSession()
		const id = unique()
		await model.script(id, { pieces: ["It is known [1]."] })
		await ask(url, theirs.tenant.slug, { message: `What is the vault's code ${id}?`, session_id })
		const { sources } = await db().chatMessage.findFirstOrThrow({
			where: { role: "assistant", conversation: { sessionId: session_id } },
		})
		await ask(url, mine.tenant.slug, { message: "Hello", session_id })
		await db().chatMessage.updateMany({
			where: { role: "assistant", conversation: { sessionId: session_id, tenantId: mine.tenant.id } },
			data: { sources: sources ?? [] },
		})
		const theirHistory = await history(url, theirs.tenant.slug, session_id)
		expect(theirHistory.body.messages[1]?.citations).toMatchObject([{ passage: content }])
		const { text } = await history(url, mine.tenant.slug, session_id)
		expect(text).not.toContain(content)
	})
})
