import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeSource, makeWebsite } from "../support/chatbot-rows"
import { makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

// What reading does is tested with websites of its own in tests/services. The product here may reach none.
const { url } = inject("product")

const ONE = "/api/admin/chatbot/website/{id}"

async function world() {
	const { token, tenant, user } = await makeTenantWithAdmin()
	return {
		tenant,
		user,
		add: (address: unknown) => send(url, "POST /api/admin/chatbot/websites", { token, body: { address } }),
		list: async () => (await send(url, "GET /api/admin/chatbot/websites", { token })).body.websites,
		find: (id: string) => send(url, `GET ${ONE}`, { token, params: { id } }),
		choose: (id: string, pages: unknown) => send(url, `PUT ${ONE}`, { token, params: { id }, body: { pages } }),
		readAgain: (id: string) => send(url, `POST ${ONE}/read-again`, { token, params: { id } }),
		remove: (id: string) => send(url, `DELETE ${ONE}`, { token, params: { id } }),
		findSource: (id: string) => send(url, "GET /api/admin/chatbot/knowledge/{id}", { token, params: { id } }),
		change: (id: string, body: unknown) =>
			send(url, "PUT /api/admin/chatbot/knowledge/{id}", { token, params: { id }, body }),
		titles: async () =>
			(await db().knowledgeSource.findMany({ where: { tenantId: tenant.id } })).map(({ title }) => title),
	}
}

it("takes an address, reads it in the background, and says in words why this host is none of its business", async () => {
	const { tenant, user, add, list, find } = await world()
	// The product's own server, which is where an attacker would look first.
	const added = await add(`${url}/admin#top`)
	expect(added.body).toMatchObject({
		address: `${url}/admin`,
		state: "reading",
		error: null,
		pages_met: 0,
		read_at: null,
	})
	await eventually("the website to be read", async () => (await list())[0]?.state !== "reading")
	expect((await find(added.body.id)).body).toMatchObject({
		website: { state: "failed", error: "This address isn't on the public internet, so we can't read it." },
		pages: [],
	})
	expect(await db().auditEntry.findMany({ where: { tenantId: tenant.id } })).toMatchObject([
		{ action: "website.added", actorEmail: user.email, targetId: added.body.id, after: { address: `${url}/admin` } },
	])
})

it.each([
	["nothing", undefined, "Please enter your website's address"],
	["blanks", " ", "Please enter your website's address"],
	["another scheme", "ftp://bakery.example", "Please enter a web address, such as https://www.example.com"],
	["a password", "https://me:secret@bakery.example", "Please enter a web address, such as https://www.example.com"],
	["no name", "bakery", "Please enter a web address, such as https://www.example.com"],
	["too much", `https://bakery.example/${"a".repeat(2048)}`, "address can have up to 2048 characters"],
])("refuses an address of %s", async (_, address, detail) => {
	const { add } = await world()
	const { status, refusal } = await add(address)
	expect([status, refusal.detail]).toEqual([422, detail])
})

it("refuses a fourth website, and one that is there already", async () => {
	const { tenant, add } = await world()
	const { address } = await makeWebsite(tenant.id)
	expect((await add(address)).refusal.detail).toBe(
		"This website is already in your list. Press “Read again” there to look for changes.",
	)
	await makeWebsite(tenant.id)
	await makeWebsite(tenant.id)
	const refused = await add("https://fourth.example")
	expect([refused.status, refused.refusal.detail]).toEqual([
		422,
		"Your chatbot can have up to 3 websites. Remove one you no longer need first.",
	])
})

it("makes exactly the chosen pages knowledge, which changes only with the website", async () => {
	const { tenant, list, find, choose, findSource, change, remove, titles } = await world()
	await makeSource(tenant.id, { title: "Own" })
	const { id } = await makeWebsite(tenant.id, {
		pages: [
			{ title: "Hours", isTaken: true },
			{ title: "Prices" },
			{ title: "Menu", content: "", state: "skipped", reason: "This is a PDF." },
		],
	})
	const { website, pages } = (await find(id)).body
	expect(website).toMatchObject({ pages_met: 3, pages_read: 3, pages_found: 2, pages_taken: 1, pages_gone: 0 })
	expect(pages.map(({ title, is_taken, content_length, reason }) => [title, is_taken, content_length, reason])).toEqual(
		[
			["Hours", true, 17, null],
			["Prices", false, 17, null],
			["Menu", false, 0, "This is a PDF."],
		],
	)
	const [hours, prices, menu] = pages.map((page) => page.id)
	const chosen = await choose(id, [prices, menu, crypto.randomUUID()])
	expect(chosen.body.pages.map(({ is_taken }) => is_taken)).toEqual([false, true, false])
	expect((await titles()).sort()).toEqual(["Own", "Prices"])
	const source = await db().knowledgeSource.findFirstOrThrow({ where: { tenantId: tenant.id, title: "Prices" } })
	await eventually("the page to be learned", async () => (await list())[0]?.pages_learning === 0)
	expect(await db().knowledgeChunk.count({ where: { sourceId: source.id } })).toBe(1)
	const cited = await findSource(source.id)
	expect(cited.body).toMatchObject({ kind: "website", address: `${new URL(website.address).origin}/1` })
	expect((await change(source.id, { title: "Mine" })).refusal.detail).toBe(
		"This text comes from your website and updates with it.",
	)
	for (const wrong of [undefined, "all", ["x"], Array.from({ length: 201 }, () => hours)]) {
		expect((await choose(id, wrong)).status).toBe(422)
	}
	expect((await remove(id)).status).toBe(204)
	expect(await titles()).toEqual(["Own"])
	expect((await remove(id)).status).toBe(404)
})

it("is read again only when it is not being read", async () => {
	const { tenant, readAgain } = await world()
	const { id } = await makeWebsite(tenant.id, { state: "reading" })
	const { status, refusal } = await readAgain(id)
	expect([status, refusal.detail]).toEqual([
		409,
		"We're still reading this website. Please try again once that's done.",
	])
})
