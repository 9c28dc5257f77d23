import { existsSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { to as copyTo } from "pg-copy-streams"
import { familyMegabytes, isInstalled, peakMegabytes, runProgram, startClient } from "../harness/processes.mjs"
import { inTurns } from "../harness/rounds.mjs"
import { absolute, compared } from "../harness/table.mjs"
import { manyRows, productWithRows } from "./dashboard.mjs"

const SETTLE_MS = 1_000

const COLUMNS = `s.id, t.name AS tenant, s.name, s.email, s.website, s.status, s.created_at, s.duration_ms,
	s.file_size_bytes, s.shared_at, c.given_at, c.text_version, s.kind, s.stars, s.written_text, g.names, s.imported_at,
	s.source_url, s.source_rating`
/** The same rows and columns as stored, without the export's escaping for spreadsheets. */
const PLAIN = `SELECT ${COLUMNS}
	FROM submissions s JOIN tenants t ON t.id = s.tenant_id LEFT JOIN consent_records c ON c.submission_id = s.id
	LEFT JOIN (SELECT x.submission_id, string_agg(t.name, ', ') AS names
		FROM tags t JOIN submission_tags x ON x.tag_id = t.id GROUP BY 1) g ON g.submission_id = s.id
	ORDER BY s.created_at DESC, s.id DESC`.replace(/\s+/g, " ")

/**
 * A column that only one of the two has would be measured as slowness or speed.
 * @param {number} port @param {Record<string, string>} headers
 */
async function assertSameColumns(port, headers) {
	const answer = await fetch(`http://127.0.0.1:${port}/api/admin/submissions/export?q=customer-77@example.com`, {
		headers,
	})
	const [names = ""] = (await answer.text()).split("\n")
	const [ours, baseline] = [names, COLUMNS].map((list) => list.split(",").length)
	if (ours !== baseline) throw new Error(`the export has ${ours} columns, its baseline ${baseline}: ${names}`)
}

/** @param {() => Promise<unknown>} work */
async function seconds(work) {
	const startedAt = performance.now()
	await work()
	return (performance.now() - startedAt) / 1000
}

/** @param {string} url */
async function copyInNode(url) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const stream = client.query(copyTo(`COPY (${PLAIN}) TO STDOUT WITH (FORMAT csv, HEADER true)`))
	for await (const chunk of stream) void chunk.length
	await client.end()
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureExport(lab) {
	const rows = manyRows(lab).toLocaleString("en")
	const { port, token } = await productWithRows(lab, "many", manyRows(lab))
	const url = await lab.database("many")
	const client = startClient("clients/download.mjs")
	lab.cleanup.push(client.stop)
	const headers = { Authorization: `Bearer ${token}` }
	await assertSameColumns(port, headers)
	const download = () => client.run({ port, path: "/api/admin/submissions/export", viewers: 1, headers })
	const hasPsql = isInstalled("psql")
	const command = `\\copy (${PLAIN}) TO '/dev/null' WITH (FORMAT csv, HEADER true)`
	const baseline = () => (hasPsql ? runProgram("psql", ["-X", "-q", url, "-c", command]) : copyInNode(url))

	const { figure, ratio } = await inTurns(lab.quick ? 2 : 5, {
		baseline: () => seconds(baseline),
		ours: () => seconds(download),
	})
	const lines = [
		compared({
			what: `CSV of ${rows} rows · ${hasPsql ? "psql \\copy" : "COPY read by node"}`,
			unit: "s",
			baseline: figure("baseline"),
			ours: figure("ours"),
			ratio: ratio("ours", "baseline"),
			atMost: 1.2,
			baselineIs: "the same rows and columns by one COPY; without escaping for spreadsheets and without a sign-in",
		}),
	]
	if (!existsSync("/proc/self/status")) return lines
	// Measures a new process, because the rounds above have already taken the memory that an export adds.
	await lab.endOfRow()
	return [...lines, await addedMemory(lab, rows)]
}

/** @param {import("../harness/lab.mjs").Lab} lab @param {string} rows */
async function addedMemory(lab, rows) {
	const { port, pid, token } = await productWithRows(lab, "many", manyRows(lab))
	const client = startClient("clients/download.mjs")
	lab.cleanup.push(client.stop)
	const headers = { Authorization: `Bearer ${token}` }
	// The code that the first export loads counts as idle memory.
	await client.run({ port, path: "/api/admin/submissions/export?q=customer-77@example.com", viewers: 1, headers })
	await wait(SETTLE_MS)
	const idle = familyMegabytes(pid)
	const peak = await peakMegabytes(pid, () =>
		client.run({ port, path: "/api/admin/submissions/export", viewers: 1, headers }),
	)
	return absolute({
		what: `memory added by a CSV of ${rows} rows · idle`,
		unit: "MB",
		baseline: idle,
		ours: peak - idle,
		atMost: 32,
	})
}
