import { describe, expect, inject, it } from "vitest"
import { indexStaleKnowledge, lockKnowledge, retitleChunks } from "@/lib/chatbot/knowledge/mutations"
import { type FoundKnowledge, searchKnowledge } from "@/lib/chatbot/knowledge/search/queries"
import { INDEX_VERSION } from "@/lib/chatbot/knowledge/search/words-of"
import { db, pool, transaction } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { makeSource } from "../support/chatbot-rows"
import { makeTenant, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

const scopeOf = ({ id }: { id: string }) => ({ kind: "tenant", tenantId: id }) as TenantScope
const titles = (found: FoundKnowledge[]) => found.map(({ title }) => title)
const lexemesOf = async (tenantId: string) =>
	(await db().knowledgePosting.findMany({ where: { tenantId }, orderBy: { lexeme: "asc" } })).map(
		({ lexeme }) => lexeme,
	)

describe("the index", () => {
	it("changes with a source, and is deleted with it", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeSource(tenant.id, { title: "Hours", content: "Rye" })
		expect(await lexemesOf(tenant.id)).toEqual(["hour", "rye"])
		const params = { id }
		await send(url, "PUT /api/admin/chatbot/knowledge/{id}", { token, params, body: { content: "Spelt" } })
		expect(await lexemesOf(tenant.id)).toEqual(["hour", "spelt"])
		await send(url, "DELETE /api/admin/chatbot/knowledge/{id}", { token, params })
		expect(await lexemesOf(tenant.id)).toEqual([])
	})

	it("is each tenant's own", async () => {
		const [mine, theirs] = [await makeTenant(), await makeTenant()]
		await makeSource(mine.id, { title: "Mine", content: "Rye bread is five dollars." })
		await makeSource(theirs.id, { title: "Theirs", content: "Rye bread is six dollars." })
		expect(titles(await searchKnowledge(scopeOf(mine), "How much is rye bread?", ""))).toEqual(["Mine"])
	})

	it("is rebuilt if another version made it, and until then the database's own search answers", async () => {
		const tenant = await makeTenant()
		const { id } = await makeSource(tenant.id, { title: "Preise", content: "Die Übernachtung kostet 80 Euro." })
		const ask = async () => titles(await searchKnowledge(scopeOf(tenant), "Ubernachtungspreis?", ""))
		expect(await ask()).toEqual(["Preise"])
		await transaction(async (tx) => {
			// The product's own job waits meanwhile.
			await lockKnowledge(tx, tenant.id)
			await db().knowledgeChunk.updateMany({ where: { sourceId: id }, data: { indexVersion: "0-icu1" } })
			await db().knowledgePosting.deleteMany({ where: { tenantId: tenant.id } })
			expect(await ask()).toEqual([])
			expect(titles(await searchKnowledge(scopeOf(tenant), "Übernachtung", ""))).toEqual(["Preise"])
		})
		await indexStaleKnowledge()
		expect(await ask()).toEqual(["Preise"])
	})

	it("that a host with a newer ICU made is read, and not rebuilt", async () => {
		const tenant = await makeTenant()
		const { id } = await makeSource(tenant.id, { title: "Preise", content: "Die Übernachtung kostet 80 Euro." })
		const newer = `${INDEX_VERSION.slice(0, 1)}999001`
		await db().knowledgeChunk.updateMany({ where: { sourceId: id }, data: { indexVersion: newer } })
		expect(titles(await searchKnowledge(scopeOf(tenant), "Ubernachtungspreis?", ""))).toEqual(["Preise"])
		await indexStaleKnowledge()
		const [chunk] = await db().knowledgeChunk.findMany({ where: { sourceId: id } })
		expect(chunk?.indexVersion).toBe(newer)
	})

	it("is rebuilt after an erasure that is under way, with its title", async () => {
		const tenant = await makeTenant()
		const { id } = await makeSource(tenant.id, { title: "Zacharias", content: "Rye" })
		await db().knowledgeChunk.updateMany({ where: { sourceId: id }, data: { indexVersion: "0-icu1" } })
		const waiting = () =>
			pool().query(
				"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~ 'knowledge_(sources|chunks)'",
			)
		let rebuilt = Promise.resolve()
		await transaction(async (tx) => {
			await tx.knowledgeSource.update({ where: { id }, data: { title: "Erased" } })
			await retitleChunks(tx, id, "Erased")
			rebuilt = indexStaleKnowledge()
			await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0)
		})
		await rebuilt
		expect(await lexemesOf(tenant.id)).toEqual(["eras", "rye"])
	})
})

describe("a search", () => {
	it.each([
		["en", "How much is delivry?", "Delivery costs five dollars.", "We open at nine."],
		["de", "Gibt es eine Torte für die Hochzeit?", "Hochzeitstorten gibt es ab 80 Euro.", "Wir öffnen um neun."],
		["ru", "Сколько стоит доставка?", "Доставки стоят пять евро.", "Мы открываемся в девять."],
		["tr", "Kitaplarınız nerede?", "Kitaplar ikinci katta.", "Dokuzda açıyoruz."],
		["ar", "كم سعر التوصيل؟", "سعر توصيل الطلبات خمسة دولارات.", "نفتح في التاسعة."],
		["hi", "डिलीवरी की कीमत क्या है?", "डिलीवरी की कीमत पाँच डॉलर है।", "हम नौ बजे खुलते हैं।"],
		["th", "ค่าจัดส่งเท่าไหร่", "ค่าจัดส่งห้าดอลลาร์", "เราเปิดเก้าโมง"],
		["zh", "送货费是多少?", "送货费五美元。", "我们九点开门。"],
		["ja", "送料はいくらですか?", "送料は五ドルです。", "九時に開きます。"],
	])("finds the answer in %s", async (_, question, answer, other) => {
		const tenant = await makeTenant()
		await makeSource(tenant.id, { title: "A", content: other })
		await makeSource(tenant.id, { title: "B", content: answer })
		const [best] = await searchKnowledge(scopeOf(tenant), question, "")
		expect(best).toMatchObject({ title: "B", answers: true })
	})

	it("calls no answer what shares only a part of the question", async () => {
		const tenant = await makeTenant()
		await makeSource(tenant.id, { content: "We open at nine." })
		const [best] = await searchKnowledge(scopeOf(tenant), "Do you open a branch in Vienna?", "")
		expect(best).toMatchObject({ answers: false })
	})

	it("leans on the question before for a short one", async () => {
		const tenant = await makeTenant()
		await makeSource(tenant.id, {
			title: "Hours",
			content: "The opening hours are nine to five, on Sunday ten to two.",
		})
		await makeSource(tenant.id, { title: "Market", content: "On Sunday there is a market." })
		const before = "What are your opening hours?"
		expect(titles(await searchKnowledge(scopeOf(tenant), "And on Sunday?", before))[0]).toBe("Hours")
		expect(await searchKnowledge(scopeOf(tenant), "And so?", "")).toEqual([])
	})
})
