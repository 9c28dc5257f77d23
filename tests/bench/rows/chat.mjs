import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { startBaseline, startClient } from "../harness/processes.mjs"
import { inTurns, median } from "../harness/rounds.mjs"
import { addTenants } from "../harness/seed.mjs"
import { compared } from "../harness/table.mjs"

const TOKENS = 100
const EVERY_MS = 5
const AT_ONCE = 50

/**
 * Adds two hundred pieces of knowledge. The question finds twenty of them, more than a prompt includes.
 * @param {string} url
 */
async function addKnowledge(url) {
	const database = new pg.Client({ connectionString: url })
	await database.connect()
	await addTenants(database, 3)
	await database.query(
		`WITH source AS (
			INSERT INTO knowledge_sources (tenant_id, kind, title, content, updated_at)
			SELECT t.id, 'text', 'Topic ' || n, CASE WHEN n % 10 = 7 THEN 'The opening hours of this branch. ' ELSE '' END
				|| 'Topic ' || n || '. ' || repeat('Prices and delivery are told here. ', 20), now()
			FROM tenants t, generate_series(1, 200) n WHERE t.slug LIKE 'bench-%' RETURNING id, tenant_id, title, content
		)
		INSERT INTO knowledge_chunks (source_id, tenant_id, position, title, content)
		SELECT id, tenant_id, 1, title, content FROM source`,
	)
	// A job of the product cuts the sources anew and builds the index.
	for (;;) {
		const { rows } = await database.query("SELECT FROM knowledge_chunks WHERE index_version IS NULL LIMIT 1")
		if (rows.length === 0) break
		await wait(500)
	}
	await database.end()
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureChat(lab) {
	const model = await startBaseline("servers/model.mjs", [String(TOKENS), String(EVERY_MS)])
	const product = await lab.productOn("chat", {
		OPENAI_API_KEY: "bench",
		OPENAI_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
		CHAT_DAILY_TOKENS: "1000000000",
	})
	await addKnowledge(await lab.database("chat"))
	const client = startClient("clients/chat.mjs")
	lab.cleanup.push(model.stop, product.stop, client.stop)

	const question = "What are the opening hours of branch {n}?"
	const direct = {
		port: model.port,
		path: "/v1/chat/completions",
		type: "application/json",
		body: JSON.stringify({ model: "gpt-4o-mini", stream: true, messages: [{ role: "user", content: question }] }),
		first: '"word ',
	}
	const ours = {
		port: product.port,
		path: "/api/chatbot/bench-1/chat",
		type: "application/x-www-form-urlencoded",
		body: new URLSearchParams({ message: question, session_id: "s-{n}" }).toString().replaceAll("%7Bn%7D", "{n}"),
		first: '"word ',
	}
	/** @param {typeof direct} question @param {number} parallel @param {number} times */
	const ask = async (question, parallel, times) => {
		const { answers } = await client.run({ ...question, parallel, times })
		const incomplete = answers.find(({ words }) => words < TOKENS)
		if (incomplete) throw new Error(`an answer of ${incomplete.words} words`)
		return {
			first: median(answers.map(({ firstMs }) => firstMs)),
			total: median(answers.map(({ totalMs }) => totalMs)),
		}
	}
	/**
	 * First token and total come from the same answers: they are measured once and reported twice.
	 * @param {number} parallel @param {number} times
	 */
	const measure = async (parallel, times) => {
		/** @type {{ direct: number[], ours: number[] }} */
		const totals = { direct: [], ours: [] }
		/** @param {keyof typeof totals} name @param {typeof direct} question */
		const subject = (name, question) => async () => {
			const { first, total } = await ask(question, parallel, times)
			totals[name].push(total)
			return first
		}
		const rounds = lab.quick ? 2 : 9
		const first = await inTurns(rounds, { direct: subject("direct", direct), ours: subject("ours", ours) })
		const total = await inTurns(rounds, {
			direct: async () => totals.direct.shift() ?? Number.NaN,
			ours: async () => totals.ours.shift() ?? Number.NaN,
		})
		return { first, total }
	}
	const baselineIs = "the model server itself; no knowledge, no limits, nothing stored"
	/**
	 * @param {string} what @param {import("../harness/rounds.mjs").Figures<"direct" | "ours">} figures
	 * @param {number} atMost
	 */
	const line = (what, { figure, ratio }, atMost) =>
		compared({
			what,
			unit: "ms",
			baseline: figure("direct"),
			ours: figure("ours"),
			ratio: ratio("ours", "direct"),
			atMost,
			baselineIs,
		})
	const alone = await measure(1, 10)
	const together = await measure(AT_ONCE, 1)
	const speed = `${EVERY_MS} ms a token`
	return [
		line(`chat, first token streamed, ${speed} · direct call to the model server`, alone.first, 2.5),
		line(`chat, whole answer of ${TOKENS} tokens, ${speed} · direct call`, alone.total, 1.05),
		line(`chat, first token of ${AT_ONCE} streams at once · direct calls`, together.first, 8),
		line(`chat, whole answer of ${AT_ONCE} streams at once · direct calls`, together.total, 1.4),
	]
}
