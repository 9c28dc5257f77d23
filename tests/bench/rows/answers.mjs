import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import pg from "pg"
import { portOf } from "../../../lib/start/listen.mjs"
import { signIn } from "../harness/product.mjs"
import { addTenants } from "../harness/seed.mjs"
import { notMeasured } from "../harness/table.mjs"
import { OFF_TOPIC } from "./off-topic.mjs"

/**
 * @typedef {{ title: string, text: string }} Passage
 * @typedef {{ question: string, answer: string, source: number }} Question
 * @typedef {{ language: string, sources: Passage[], questions: Question[] }} QuestionSet
 */

/** What the database's own text search found on the public sets that these rows were made with. */
const BEFORE = /** @type {Record<string, string>} */ ({
	en: "98.9 / 92.7 %",
	de: "91.9 / 80.1 %",
	es: "94.7 / 86.2 %",
	ru: "76.4 / 64.9 %",
	zh: "12.7 / 9.5 %",
	th: "25.4 / 20.0 %",
})
const PASSAGES = /<knowledge number="\d+" title="[^"]*">\n([\s\S]*?)\n<\/knowledge>/g

/** @param {string} text */
const fold = (text) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ")
/** @param {number} part @param {number} whole */
const percent = (part, whole) => ((100 * part) / whole).toFixed(1)

/** @param {string} folder @returns {QuestionSet[]} */
function readSets(folder) {
	return readdirSync(folder)
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")))
}

/** A model server that says nothing of interest and remembers the passages that it was given. */
async function startListener() {
	/** @type {{ passages: string[] }} */
	const heard = { passages: [] }
	const server = createServer(async (request, response) => {
		let body = ""
		for await (const piece of request.setEncoding("utf8")) body += piece
		const system = String(JSON.parse(body).messages[0].content)
		heard.passages = Array.from(system.matchAll(PASSAGES), ([, text]) => text ?? "")
		const about = { id: "1", object: "chat.completion.chunk", created: 1, model: "bench" }
		const choices = [{ index: 0, delta: { role: "assistant", content: "Yes." }, finish_reason: "stop" }]
		response.writeHead(200, { "content-type": "text/event-stream" })
		response.end(`data: ${JSON.stringify({ ...about, choices })}\n\ndata: [DONE]\n\n`)
	})
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	return { heard, port: portOf(server), stop: () => server.close() }
}

/** @typedef {{ product: import("../harness/product.mjs").Product, token: string, slug: string }} Chatbot */

let asked = 0
/** @param {Chatbot} chatbot @param {string} message @returns {Promise<{ response: string, sources: string[], unanswered: boolean }>} */
async function ask({ product, slug }, message) {
	asked += 1
	const answer = await fetch(`http://127.0.0.1:${product.port}/api/chatbot/${slug}/chat`, {
		method: "POST",
		body: new URLSearchParams({ message, session_id: `bench-session-${asked}` }),
	})
	if (!answer.ok) throw new Error(`The chat answered ${answer.status}.`)
	return answer.json()
}

/** @param {Chatbot} chatbot @param {Passage} source @returns {Promise<string>} its id */
async function addSource({ product, token, slug }, { title, text }) {
	const answer = await fetch(`http://127.0.0.1:${product.port}/api/admin/chatbot/knowledge?tenant_slug=${slug}`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ kind: "text", title: title.replaceAll("_", " "), content: text }),
	})
	if (!answer.ok) throw new Error(`Adding knowledge answered ${answer.status}.`)
	return (await answer.json()).id
}

/** @param {Chatbot} chatbot @param {string} id */
async function removeSource({ product, token, slug }, id) {
	await fetch(`http://127.0.0.1:${product.port}/api/admin/chatbot/knowledge/${id}?tenant_slug=${slug}`, {
		method: "DELETE",
		headers: { authorization: `Bearer ${token}` },
	})
}

/**
 * How often the passage that answers is among those that reach the model, and the first of them.
 * @param {Chatbot} chatbot @param {QuestionSet} set @param {{ passages: string[] }} heard
 */
async function measureHits(chatbot, { sources, questions }, heard) {
	let [among, first] = [0, 0]
	for (const { question, answer, source } of questions) {
		heard.passages = []
		await ask(chatbot, question)
		const text = fold(sources[source]?.text ?? "")
		const holds = heard.passages.map((passage) => {
			const folded = fold(passage)
			return folded.includes(fold(answer)) && text.includes(folded.slice(-100))
		})
		if (holds.includes(true)) among += 1
		if (holds[0]) first += 1
	}
	return `${percent(among, questions.length)} / ${percent(first, questions.length)} %`
}

/**
 * How often the built-in responder answers from the right text, and how often it answers all the same once that text
 * was removed.
 * @param {Chatbot} chatbot @param {QuestionSet} set @param {string[]} ids of the sources
 */
async function measureHonesty(chatbot, { sources, questions }, ids) {
	let [right, wrong] = [0, 0]
	for (const { question, source } of questions) {
		const { unanswered, sources: cited } = await ask(chatbot, question)
		if (!unanswered && cited[0] === sources[source]?.title.replaceAll("_", " ")) right += 1
	}
	for (const [at, source] of sources.entries()) {
		const about = questions.filter((one) => one.source === at)
		if (about.length === 0) continue
		await removeSource(chatbot, ids[at] ?? "")
		for (const { question } of about) if (!(await ask(chatbot, question)).unanswered) wrong += 1
		ids[at] = await addSource(chatbot, source)
	}
	return `${percent(right, questions.length)} / ${percent(wrong, questions.length)} %`
}

/**
 * Needs question sets: BENCH_QUESTIONS names a folder of JSON files, each `{ language, sources: [{ title, text }],
 * questions: [{ question, answer, source }] }`, where `answer` is a part of the text of the source with that index.
 * @param {import("../harness/lab.mjs").Lab} lab
 */
export async function measureAnswers(lab) {
	const folder = process.env.BENCH_QUESTIONS
	if (!folder) return [notMeasured("answers", "BENCH_QUESTIONS names no folder with question sets")]
	const sets = readSets(folder).map((set) => (lab.quick ? { ...set, questions: set.questions.slice(0, 60) } : set))
	const listener = await startListener()
	const withModel = { OPENAI_API_KEY: "bench", OPENAI_BASE_URL: `http://127.0.0.1:${listener.port}/v1` }
	let product = await lab.productOn("answers", { ...withModel, CHAT_DAILY_TOKENS: "1000000000" })
	lab.cleanup.push(listener.stop, () => product.stop())
	const database = new pg.Client({ connectionString: await lab.database("answers") })
	await database.connect()
	await addTenants(database, sets.length)
	await database.end()

	/** @type {{ set: QuestionSet, slug: string, ids: string[], hits: string }[]} */
	const measured = []
	let token = await signIn(product)
	for (const [at, set] of sets.entries()) {
		const slug = `bench-${at + 1}`
		/** @type {string[]} */
		const ids = []
		for (const source of set.sources) ids.push(await addSource({ product, token, slug }, source))
		measured.push({ set, slug, ids, hits: await measureHits({ product, token, slug }, set, listener.heard) })
	}

	await product.stop()
	product = await lab.productOn("answers")
	token = await signIn(product)
	/** @type {import("../harness/table.mjs").Line[]} */
	const lines = []
	/** @param {string} what @param {string} baseline @param {string} ours @param {string} [goal] @param {boolean} [met] */
	const line = (what, baseline, ours, goal = "", met = undefined) =>
		lines.push({ what, baseline, ours, ratio: "", goal, met: met === undefined ? "" : met ? "yes" : "NO" })
	for (const { set, slug, ids, hits } of measured) {
		const { language } = set
		const [among = 0, first = 0] = hits.split("/").map(Number.parseFloat)
		const baseline = BEFORE[language] ?? ""
		line(`answers, ${language}: among six / first`, baseline, hits, "≥ 97 / 90 %", among >= 97 && first >= 90)
		const honesty = await measureHonesty({ product, token, slug }, set, ids)
		const [right = 0, wrong = 0] = honesty.split("/").map(Number.parseFloat)
		const told = "right text / answered without it"
		line(`answers, ${language}: ${told}`, "", honesty, "≥ 85 / ≤ 20 %", right >= 85 && wrong <= 20)
		const offTopic = OFF_TOPIC[language] ?? []
		let off = 0
		for (const question of offTopic) if (!(await ask({ product, token, slug }, question)).unanswered) off += 1
		line(
			`answers, ${language}: off topic, answered`,
			"",
			offTopic.length === 0 ? "not measured" : `${percent(off, offTopic.length)} %`,
		)
	}
	return lines
}
