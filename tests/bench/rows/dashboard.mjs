import pg from "pg"
import { startClient } from "../harness/processes.mjs"
import { signIn } from "../harness/product.mjs"
import { inTurns, median } from "../harness/rounds.mjs"
import { addSubmissions } from "../harness/seed.mjs"
import { absolute, compared } from "../harness/table.mjs"

const FEW = 1_000
const PENDING_OF_ONE = "?tenant_slug=bench-1&status=pending"

/** The number of rows in a large database, also for the export. @param {import("../harness/lab.mjs").Lab} lab */
export const manyRows = (lab) => (lab.quick ? 20_000 : 1_000_000)

/** @typedef {import("../harness/product.mjs").Product & { token: string }} SignedIn */

/**
 * Starts a product on a database with this many submissions. The first row that needs them creates them.
 * @param {import("../harness/lab.mjs").Lab} lab @param {string} name @param {number} count
 * @returns {Promise<SignedIn>}
 */
export async function productWithRows(lab, name, count) {
	const product = await lab.productOn(name)
	lab.cleanup.push(product.stop)
	const client = new pg.Client({ connectionString: await lab.database(name) })
	await client.connect()
	const { rowCount } = await client.query("SELECT 1 FROM submissions LIMIT 1")
	if (!rowCount) await addSubmissions(client, count)
	await client.end()
	return { ...product, token: await signIn(product) }
}

/** @param {SignedIn} product @param {string} database @param {number} offset */
async function cursorAt({ port, token }, database, offset) {
	const client = new pg.Client({ connectionString: database })
	await client.connect()
	const { rows } = await client.query(
		"SELECT created_at, id FROM submissions ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1",
		[offset],
	)
	await client.end()
	const cursor = Buffer.from(`${rows[0].created_at.getTime()}.${rows[0].id}`).toString("base64url")
	const answer = await fetch(`http://127.0.0.1:${port}/api/admin/dashboard?cursor=${cursor}`, {
		headers: { authorization: `Bearer ${token}` },
	})
	if ((await answer.json()).submissions?.length !== 50) throw new Error("the deep page is not full")
	return cursor
}

/** @param {import("../harness/lab.mjs").Lab} lab */
export async function measureDashboard(lab) {
	const many = manyRows(lab)
	const few = await productWithRows(lab, "few", FEW)
	const large = await productWithRows(lab, "many", many)
	const client = startClient("clients/load.mjs")
	lab.cleanup.push(client.stop)
	const deep = {
		few: await cursorAt(few, await lab.database("few"), FEW * 0.8),
		large: await cursorAt(large, await lab.database("many"), many * 0.8),
	}
	/** @param {SignedIn} product @param {string} search */
	const time = async ({ port, token }, search) => {
		const { times } = await client.run({
			port,
			path: `/api/admin/dashboard${search}`,
			connections: 1,
			requests: 20,
			headers: { Authorization: `Bearer ${token}` },
		})
		return median(times)
	}
	/** @type {[what: string, fewSearch: string, largeSearch: string][]} */
	const cases = [
		["all tenants, first page", "", ""],
		["all tenants, deep page", `?cursor=${deep.few}`, `?cursor=${deep.large}`],
		["all tenants, pending only", "?status=pending", "?status=pending"],
		["one tenant, first page", "?tenant_slug=bench-3", "?tenant_slug=bench-3"],
		// In the small database each tenant has ten of these, so both pages are equally long.
		["one tenant, pending only", `${PENDING_OF_ONE}&limit=10`, `${PENDING_OF_ONE}&limit=10`],
	]
	const lines = []
	for (const [what, fewSearch, largeSearch] of cases) {
		const { figure, ratio } = await inTurns(lab.quick ? 3 : 15, {
			few: () => time(few, fewSearch),
			large: () => time(large, largeSearch),
		})
		lines.push(
			compared({
				what: `dashboard at ${many.toLocaleString("en")} submissions, ${what} · at ${FEW.toLocaleString("en")}`,
				unit: "ms",
				baseline: figure("few"),
				ours: figure("large"),
				ratio: ratio("large", "few"),
				atMost: 1.2,
			}),
		)
	}
	return [...lines, await documentLine(large)]
}

/** What the browser reads for fifty rows, before compression. @param {SignedIn} product */
async function documentLine({ port, token }) {
	const headers = { cookie: `next-auth.session-token=${token}` }
	const answer = await fetch(`http://127.0.0.1:${port}/admin/platform/dashboard?tab=testimonials`, { headers })
	const html = await answer.text()
	if (!html.includes("customer-")) throw new Error("the dashboard's document holds no rows")
	return absolute({
		what: "document of the dashboard with 50 rows",
		unit: "KB",
		ours: Buffer.byteLength(html) / 1000,
		atMost: 90,
	})
}
