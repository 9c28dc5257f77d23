import { startClient } from "../harness/processes.mjs"
import { inTurns } from "../harness/rounds.mjs"
import { compared } from "../harness/table.mjs"
import { BARE_PAGE, BARE_ROUTE } from "../harness/tree.mjs"

const CONNECTIONS = 50

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measurePages(lab) {
	const { port } = await lab.product()
	const client = startClient("clients/load.mjs")
	lab.cleanup.push(client.stop)
	const seconds = lab.quick ? 1 : 3
	/** @param {string} path */
	const rate = async (path) => (await client.run({ port, path, connections: CONNECTIONS, seconds })).perSecond
	const { figure, ratio } = await inTurns(lab.quick ? 2 : 9, {
		barePage: () => rate(BARE_PAGE),
		page: () => rate("/bench-1"),
		bareRoute: () => rate(BARE_ROUTE),
		route: () => rate("/api/tenant/bench-1"),
	})
	/**
	 * @param {string} what @param {"page" | "route"} ours @param {"barePage" | "bareRoute"} baseline
	 * @param {number} atLeast @param {string} baselineIs
	 */
	const line = (what, ours, baseline, atLeast, baselineIs) =>
		compared({
			what,
			unit: "/s",
			baseline: figure(baseline),
			ours: figure(ours),
			ratio: ratio(ours, baseline),
			atLeast,
			baselineIs,
		})
	return [
		line(
			"public tenant page, 50 connections · bare Next page",
			"page",
			"barePage",
			2,
			"one paragraph below the same root layout, drawn for each request; no database",
		),
		line(
			"GET /api/tenant/{slug}, 50 connections · bare Next route, one SQL query",
			"route",
			"bareRoute",
			0.95,
			"a route of the framework with one statement; no limit, no checks, no log",
		),
	]
}
