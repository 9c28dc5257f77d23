import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { OperationName } from "@/lib/client/contract"
import { closeDb, db } from "@/lib/db/client"
import { contract } from "@/lib/description/contract"
import { LIMIT_NAMES } from "@/lib/limits/limits"
import { TESTIMONIAL_INVITATION } from "@/lib/mail/kinds"
import { makeAdmin, makeTenant } from "../support/factories"
import { type RunningProduct, startProduct } from "../support/product"
import { SAMPLES } from "../support/samples"
import { SAMPLE_PASSWORD } from "../support/samples/sample"
import { send } from "../support/send"
import { startServer, type TestServer } from "../support/server"
import { everyCall } from "./support/every-call"

const METRICS_TOKEN = "run-twice-metrics-token-of-32-characters"
const PRELOAD = `--import=${path.resolve(import.meta.dirname, "../support/run-twice.mjs")}`

let product: RunningProduct
let colliding: TestServer

beforeAll(async () => {
	// No window ends while the test runs, so that the uses of two passes can be compared.
	const limits = Object.fromEntries(LIMIT_NAMES.map((name) => [`LIMIT_${name}`, "1000000/86400"]))
	product = await startProduct("local", { ...limits, METRICS_TOKEN })
	const { environment } = product.provided
	Object.assign(process.env, environment)
	// A second host of the same installation.
	colliding = await startServer({ environment: { ...environment, NODE_OPTIONS: PRELOAD } })
})
afterAll(async () => {
	await closeDb()
	await colliding.kill9()
	await product.stop()
})

/** Rows of the tenant in every table that jobs do not change behind the answer. */
async function rowsOf(tenantId: string) {
	const tables = await db().$queryRaw<{ name: string }[]>`
		SELECT table_name AS name FROM information_schema.columns
		WHERE table_schema = current_schema() AND column_name = 'tenant_id' ORDER BY 1`
	const rows: Record<string, number> = {}
	// The job that sends invitations every few seconds writes a mail for each, whenever its turn comes.
	const others: Record<string, string> = { mail_deliveries: `AND kind <> '${TESTIMONIAL_INVITATION}'` }
	for (const { name } of tables) {
		const [found] = await db().$queryRawUnsafe<{ n: number }[]>(
			`SELECT count(*)::int AS n FROM "${name}" WHERE tenant_id = $1::uuid ${others[name] ?? ""}`,
			tenantId,
		)
		rows[name] = found?.n ?? 0
	}
	return rows
}

/** How often each limit was used since the last look. */
async function usesOfLimits() {
	const used = await db().$queryRaw<{ name: string; uses: number }[]>`
		SELECT split_part(key, ':', 1) AS name, sum(points)::int AS uses FROM rate_limits GROUP BY 1 ORDER BY 1`
	await db().rateLimit.deleteMany()
	return Object.fromEntries(used.map(({ name, uses }) => [name, uses]))
}

/** Sends a valid request for every operation, one after the other. */
async function pass(server: { url: string }) {
	const statuses: Record<string, number> = {}
	const { calls } = await everyCall()
	for (const { operation, options } of calls) {
		if (operation in SAMPLES || operation === "GET /api/metrics") continue
		statuses[operation] = (await send(server.url, operation, options)).status
	}
	const tenant = await makeTenant()
	for (const operation of Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]) {
		const { auth } = contract[operation]
		const asker = await makeAdmin({
			tenantId: auth === "platform" ? null : tenant.id,
			...(auth === "session" && { password: SAMPLE_PASSWORD }),
		})
		const sample = SAMPLES[operation]
		const options = await sample.valid(tenant, asker.user.id)
		const { status, text } = await send(server.url, operation as OperationName, { ...options, token: asker.token })
		expect(status, `${operation} ${text}`).toBe(sample.success)
	}
	return { statuses, rows: await rowsOf(tenant.id), uses: await usesOfLimits() }
}

async function collisionsOf({ url }: { url: string }): Promise<number> {
	const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
	const [, count = "0"] =
		/^testimonials_transaction_collisions_total\{outcome="run_again"\} (\d+)$/m.exec(await answer.text()) ?? []
	return Number(count)
}

it("every call answers, stores, and counts the same if each of its transactions has to run twice", async () => {
	const plain = product.provided
	const once = await pass(plain)
	expect(await collisionsOf(plain)).toBe(0)
	const twice = await pass(colliding)
	expect(await collisionsOf(colliding)).toBeGreaterThan(100)
	expect(twice).toEqual(once)
})
