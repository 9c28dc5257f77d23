import { describe, expect, it, onTestFinished } from "vitest"
import { fixture } from "../support/factories"
import { startOwnDatabase } from "../support/own-database"
import { startServer } from "../support/server"
import { GOOD_FORM, submit } from "../support/submit"

const TOKEN = "metrics-test-token-of-32-characters"
const SECRETS = {
	NEXTAUTH_SECRET: "metrics-tests-session-secret-32-characters",
	ENCRYPTION_KEY: "metrics-tests-encryption-key-32-characters",
	MEDIA_SECRET: "metrics-tests-media-secret-of-32-characters",
}
const LINE = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/

async function start() {
	const database = await startOwnDatabase()
	onTestFinished(database.stop)
	const { url, dataDir } = database
	const own = {
		DATABASE_URL: url,
		DATA_DIR: dataDir,
		SEED_DEMO: "true",
		LOG_LEVEL: "error",
		DATABASE_PATIENCE_MS: "500",
		METRICS_TOKEN: TOKEN,
	}
	const server = await startServer({ environment: { ...SECRETS, ...own } })
	onTestFinished(async () => void (await server.stop()))
	return { server, database }
}

const ask = (url: string, token?: string) =>
	fetch(`${url}/api/metrics`, { headers: token ? { authorization: `Bearer ${token}` } : {} })

/** Each sample by its name and labels. Every line must be one that Prometheus understands. */
async function samplesOf(url: string): Promise<Map<string, number>> {
	const answer = await ask(url, TOKEN)
	expect(answer.status).toBe(200)
	expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
	const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("# "))
	return new Map(
		lines.map((line) => {
			const [, name, labels, value] = LINE.exec(line) ?? expect.fail(`not a sample: ${line}`)
			return [labels ? `${name}{${labels}}` : `${name}`, Number(value)]
		}),
	)
}

describe("an operator's figures", () => {
	it("count what happened, only for the holder of the token, and go on while the database is away", async () => {
		const { server, database } = await start()
		for (const token of [undefined, "wrong", `${TOKEN}x`]) expect((await ask(server.url, token)).status).toBe(401)
		const video = await fixture("chrome-vp9-opus.webm")
		for (const consent of ["true", "true", "false"]) {
			await submit(server.url, "demo", { video, form: { ...GOOD_FORM, consent } })
		}
		const samples = await samplesOf(server.url)
		const operation = 'operation="POST /api/tenant/{tenantSlug}/submit"'
		expect(samples.get(`testimonials_requests_total{${operation},status="200"}`)).toBe(2)
		expect(samples.get(`testimonials_requests_total{${operation},status="422"}`)).toBe(1)
		expect(samples.get(`testimonials_request_duration_seconds_count{${operation}}`)).toBe(3)
		expect(samples.get("testimonials_received_bytes_total")).toBeGreaterThanOrEqual(2 * video.byteLength)
		expect(samples.get("testimonials_uploads_running")).toBe(0)
		expect(samples.get("testimonials_database_up")).toBe(1)
		expect(samples.get("testimonials_chat_tokens_today")).toBe(0)
		expect(samples.get('testimonials_database_pool_connections{state="open"}')).toBeGreaterThan(0)
		const mails = [...samples].filter(([name]) => name.startsWith("testimonials_mails_of_last_day"))
		// Each customer's receipt, and the business's notice.
		expect(mails.reduce((sum, [, count]) => sum + count, 0)).toBe(4)
		await expect
			.poll(async () =>
				(await samplesOf(server.url)).get('testimonials_jobs_total{queue="deliver-mail",outcome="done"}'),
			)
			.toBe(4)
		expect(samples.has("nodejs_eventloop_lag_p99_seconds")).toBe(true)

		await database.stop()
		const without = await samplesOf(server.url)
		expect(without.get("testimonials_database_up")).toBe(0)
		expect(without.get("testimonials_chat_tokens_today")).toBeNaN()
		expect(without.get(`testimonials_requests_total{${operation},status="200"}`)).toBe(2)
	})
})
