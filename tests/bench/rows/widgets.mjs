import pg from "pg"
import { startClient } from "../harness/processes.mjs"
import { inTurns } from "../harness/rounds.mjs"
import { addSubmissions } from "../harness/seed.mjs"
import { compared } from "../harness/table.mjs"
import { BARE_LIST, BARE_ROUTE } from "../harness/tree.mjs"

const CONNECTIONS = 50
const CROWD = 500

/** A wall of twelve, which is the default, and a badge. @param {string} url @returns {Promise<Record<string, string>>} */
async function addWidgets(url) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await addSubmissions(client, 1_000)
	const { rows } = await client.query(
		`INSERT INTO widgets (tenant_id, name, kind, source, max_items, show_name, show_website, show_date, scheme, radius,
			gap, font, allowed_origins, updated_at)
		SELECT id, kind::text, kind, 'newest', 12, true, true, true, 'auto', 12, 16, 'site', '{}', now()
		FROM tenants, unnest(ARRAY['wall', 'badge']::"WidgetKind"[]) kind WHERE slug = 'bench-1' RETURNING kind, id`,
	)
	await client.end()
	return Object.fromEntries(rows.map(({ kind, id }) => [kind, `/api/widget/${id}`]))
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureWidgets(lab) {
	const product = await lab.productOn("widgets")
	lab.cleanup.push(product.stop)
	const { wall = "", badge = "" } = await addWidgets(await lab.database("widgets"))
	const client = startClient("clients/load.mjs")
	lab.cleanup.push(client.stop)
	const seconds = lab.quick ? 1 : 3
	/** An answer that is not 200 ends the row. @param {string} path @param {number} connections */
	const rate = async (path, connections = CONNECTIONS) =>
		(await client.run({ port: product.port, path, connections, seconds })).perSecond
	const { figure, ratio } = await inTurns(lab.quick ? 2 : 9, {
		bareRoute: () => rate(BARE_ROUTE),
		badge: () => rate(badge),
		bareList: () => rate(BARE_LIST),
		wall: () => rate(wall),
		bareCrowd: () => rate(BARE_LIST, CROWD),
		crowd: () => rate(wall, CROWD),
	})
	/**
	 * @param {string} what @param {"badge" | "wall" | "crowd"} ours @param {"bareRoute" | "bareList" | "bareCrowd"} baseline
	 * @param {string} baselineIs
	 */
	const line = (what, ours, baseline, baselineIs) =>
		compared({
			what,
			unit: "/s",
			baseline: figure(baseline),
			ours: figure(ours),
			ratio: ratio(ours, baseline),
			atLeast: 0.95,
			baselineIs,
		})
	const list =
		"a route of the framework that reads seven columns of twelve testimonials with one prepared statement and answers them; no limit, no checks, no log, no ETag"
	return [
		line(
			"GET /api/widget/{id}, a badge, 50 connections · bare Next route, one SQL query",
			"badge",
			"bareRoute",
			"a route of the framework with one statement; no limit, no checks, no log",
		),
		line("GET /api/widget/{id}, a wall of 12, 50 connections · bare Next list", "wall", "bareList", list),
		line("GET /api/widget/{id}, a wall of 12, 500 at once · bare Next list", "crowd", "bareCrowd", list),
	]
}
