import pg from "pg"
import { startClient } from "../harness/processes.mjs"
import { signIn } from "../harness/product.mjs"
import { inTurns, median } from "../harness/rounds.mjs"
import { addTenants } from "../harness/seed.mjs"
import { addQuizSessions } from "../harness/seed-quizzes.mjs"
import { compared } from "../harness/table.mjs"

const FEW = 1_000
/** @param {import("../harness/lab.mjs").Lab} lab */
const manySessions = (lab) => (lab.quick ? 20_000 : 100_000)

/** @typedef {Awaited<ReturnType<typeof productWithSessions>>} WithSessions */

/** @param {import("../harness/lab.mjs").Lab} lab @param {string} name @param {number} count */
async function productWithSessions(lab, name, count) {
	const product = await lab.productOn(name)
	lab.cleanup.push(product.stop)
	const client = new pg.Client({ connectionString: await lab.database(name) })
	await client.connect()
	await addTenants(client, 3)
	const quizId = await addQuizSessions(client, count)
	const { rows } = await client.query(
		"SELECT completed_at, id FROM quiz_sessions ORDER BY completed_at DESC, id DESC OFFSET $1 LIMIT 1",
		[count * 0.8],
	)
	await client.end()
	const cursor = Buffer.from(`${rows[0].completed_at.getTime()}.${rows[0].id}`).toString("base64url")
	return { ...product, token: await signIn(product), quizId, cursor }
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureQuizzes(lab) {
	const many = manySessions(lab)
	const few = await productWithSessions(lab, "quiz_few", FEW)
	const large = await productWithSessions(lab, "quiz_many", many)
	const client = startClient("clients/load.mjs")
	lab.cleanup.push(client.stop)
	/** @param {WithSessions} product @param {string} path */
	const time = async ({ port, token }, path) => {
		const { times } = await client.run({
			port,
			path,
			connections: 1,
			requests: 20,
			headers: { Authorization: `Bearer ${token}` },
		})
		return median(times)
	}
	const list = "/api/admin/quiz-sessions?limit=20"
	/** @type {[what: string, path: (product: WithSessions) => string][]} */
	const cases = [
		["first page", () => list],
		["deep page", ({ cursor }) => `${list}&cursor=${cursor}`],
		["one quiz's, one lead level", ({ quizId }) => `${list}&quiz_id=${quizId}&lead_level=high`],
		["one tenant's", () => `${list}&tenant_slug=bench-1`],
		["analytics of one quiz", ({ quizId }) => `/api/admin/quizzes/${quizId}/analytics`],
	]
	const lines = []
	for (const [what, path] of cases) {
		const { figure, ratio } = await inTurns(lab.quick ? 3 : 15, {
			few: () => time(few, path(few)),
			large: () => time(large, path(large)),
		})
		lines.push(
			compared({
				what: `quiz sessions at ${many.toLocaleString("en")}, ${what} · at ${FEW.toLocaleString("en")}`,
				unit: "ms",
				baseline: figure("few"),
				ours: figure("large"),
				ratio: ratio("large", "few"),
				atMost: 1.2,
			}),
		)
	}
	return lines
}
