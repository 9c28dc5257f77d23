import { startClient } from "../harness/processes.mjs"
import { inTurns, median } from "../harness/rounds.mjs"
import { compared } from "../harness/table.mjs"
import { manyRows, productWithRows } from "./dashboard.mjs"

const FEW = 1_000

/**
 * Texts that occur in no row, in few rows, only in the oldest, and in most: by one letter, by two, by words.
 * @type {[what: string, q: string][]}
 */
const CASES = [
	["one letter, no hit", "~"],
	["two letters, no hit", "zq"],
	["two letters, some hits", "77"],
	["one letter, all hits", "e"],
	["a word, no hit", "nowhere@example.com"],
	["words, one hit", "customer 12345 "],
]
/** @type {[where: string, filter: Record<string, string>][]} */
const FILTERS = [
	["", {}],
	[", one tenant", { tenant_slug: "bench-3" }],
	[", pending of one tenant", { tenant_slug: "bench-3", status: "pending" }],
]

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureSearch(lab) {
	const many = manyRows(lab)
	const few = await productWithRows(lab, "few", FEW)
	const large = await productWithRows(lab, "many", many)
	const client = startClient("clients/load.mjs")
	lab.cleanup.push(client.stop)
	/** @param {import("./dashboard.mjs").SignedIn} product @param {Record<string, string>} query */
	const time = async ({ port, token }, query) => {
		const { times } = await client.run({
			port,
			path: `/api/admin/dashboard?${new URLSearchParams(query)}`,
			connections: 1,
			requests: 5,
			headers: { Authorization: `Bearer ${token}` },
		})
		return median(times)
	}
	const lines = []
	for (const [what, q] of CASES) {
		for (const [where, filter] of FILTERS) {
			const { figure, ratio } = await inTurns(lab.quick ? 3 : 9, {
				few: () => time(few, { q, ...filter }),
				large: () => time(large, { q, ...filter }),
			})
			lines.push(
				compared({
					what: `search among ${many.toLocaleString("en")} submissions, ${what}${where} · among ${FEW.toLocaleString("en")}`,
					unit: "ms",
					baseline: figure("few"),
					ours: figure("large"),
					ratio: ratio("large", "few"),
					atMost: 3,
				}),
			)
		}
	}
	return lines
}
