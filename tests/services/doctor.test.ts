import { execFile } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import pg from "pg"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { startSmtpServer } from "../support/smtp-server"

const PROGRAM = path.resolve(import.meta.dirname, "../../lib/start/doctor.mjs")
const MB = 1024 ** 2
const NOWHERE = "127.0.0.1:9"

let database: OwnDatabase
let client: pg.Client
beforeEach(async () => {
	database = await startOwnDatabase()
	client = new pg.Client({ connectionString: database.url })
	await client.connect()
	return async () => {
		await client.end()
		await database.stop()
	}
})

/** Runs it as an operator types it. */
function doctor(
	settings: Record<string, string>,
	...args: string[]
): Promise<{ code: number; lines: string[]; out: string }> {
	const env = {
		NODE_ENV: "production",
		PATH: process.env.PATH,
		SKIP_DOTENV: "true",
		FFMPEG_PATH: "none",
		DATABASE_URL: database.url,
		DATA_DIR: database.dataDir,
		NEXTAUTH_SECRET: "doctor-tests-session-secret-of-32-characters",
		ENCRYPTION_KEY: "doctor-tests-encryption-key-of-32-characters",
		MEDIA_SECRET: "doctor-tests-media-secret-of-32-characters-",
		...settings,
	} as const
	return new Promise((resolve) => {
		execFile(process.execPath, [PROGRAM, ...args], { env }, (error, out, err) =>
			// Node's own warnings go to the second stream as well, after the product's lines.
			resolve({ code: Number(error?.code ?? 0), lines: (err + out).trim().split("\n"), out }),
		)
	})
}

const CHUNK = (delta: object, finish_reason: string | null = null) =>
	`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`
const BY_THE_BOOK = [CHUNK({ content: "Tuesday." }), CHUNK({}, "stop"), "data: [DONE]\n\n"].join("")

/** A provider that answers every request with this status and questions with these events, and the keys that it was shown. */
async function startProvider(status: number, { location = "", events = BY_THE_BOOK } = {}) {
	const keys: (string | undefined)[] = []
	const server = createServer((request, response) => {
		keys.push(request.headers.authorization ?? String(request.headers["x-api-key"]))
		if (status === 200 && request.url?.endsWith("/chat/completions")) {
			return void response.writeHead(200, { "content-type": "text/event-stream" }).end(events)
		}
		response.writeHead(status, { "content-type": "application/json", location }).end('{"data":[]}')
	})
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	onTestFinished(() => void server.close())
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, keys }
}

describe("npm run doctor", () => {
	it("finds everything in order, sends no mail, and leaves no object and no row", async () => {
		const mail = await startSmtpServer()
		onTestFinished(() => mail.stop())
		const provider = await startProvider(200)
		const { code, lines } = await doctor({
			SMTP_URL: mail.url,
			MAIL_FROM: "hello@example.com",
			OPENAI_API_KEY: "sk-test",
			OPENAI_BASE_URL: provider.url,
		})
		expect(lines.filter((line) => line.startsWith("BAD") || line.includes("automatic deletion"))).toEqual([])
		for (const part of [
			"Configuration: complete",
			"Database: PostgreSQL",
			"Keys:",
			"Clock:",
			"Storage: folder",
			"Disk:",
		]) {
			expect(lines).toContainEqual(expect.stringMatching(`^ok   ${part}`))
		}
		expect(lines).toContain("ok   Mail: the SMTP server accepts the sign-in, and mail comes from hello@example.com.")
		expect(lines).toContain("ok   Models: openai accepts the key.")
		expect(lines).toContain("ok   Models: openai (gpt-4o-mini) answers a question.")
		expect(lines.filter((line) => line.startsWith("note Models"))).toEqual([])
		expect(provider.keys).toEqual(["Bearer sk-test", "Bearer sk-test"])
		expect([code, lines.at(-1)]).toEqual([0, "Nothing is wrong."])
		expect(mail.received).toEqual([])
		const { rows } = await client.query(
			"SELECT (SELECT count(*) FROM jobs) + (SELECT count(*) FROM reclaimable_objects) AS made",
		)
		expect(rows).toEqual([{ made: "0" }])
	})

	/** Each run loads the whole product, so what one host can show together is read from one run. */
	it("says what grew, what a proxy refused, what is deleted automatically, and how the model's server answers", async () => {
		await client.query("DELETE FROM audit_entries")
		await client.query(
			`INSERT INTO audit_entries (actor_email, action, ip_address, created_at)
			SELECT 'a@example.com', 'tag.created', '192.0.2.1', '2025-03-04'::timestamptz + n * interval '1 minute'
			FROM generate_series(0, 1499) AS n`,
		)
		await client.query(
			`INSERT INTO platform_config (id, updated_at, refused_upload_bytes, refused_upload_at)
			VALUES (1, now(), 2097152, now() - interval '1 day') ON CONFLICT (id)
			DO UPDATE SET refused_upload_bytes = 2097152, refused_upload_at = EXCLUDED.refused_upload_at`,
		)
		await client.query(
			`WITH business AS (
				INSERT INTO tenants (name, slug, notify_email, updated_at) VALUES ('Bakery', 'bakery-rules', 'a@example.com', now())
				RETURNING id
			), mail AS (
				INSERT INTO mail_deliveries (kind, to_address, from_name, subject, text, html)
				VALUES ('account.retention_notice', 'a@example.com', '', '', '', '') RETURNING id
			) INSERT INTO retention_rules (tenant_id, kind, keep_for, chosen_at, notice_ids)
			SELECT business.id, 'conversations', 30, now(), ARRAY[mail.id] FROM business, mail`,
		)
		const folder = path.join(database.dataDir, "mail")
		mkdirSync(folder, { recursive: true })
		writeFileSync(path.join(folder, "20250304T000000.000Z-1.eml"), "Subject: Hello")
		const examine = async (events: string[], settings: Record<string, string>) => {
			const { url } = await startProvider(200, { events: events.join("") })
			const { lines } = await doctor({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: url, ...settings })
			const growth = lines.filter((line) => /^\S+ +Growth: (?!businesses)/.test(line))
			const automatic = lines.filter((line) => line.includes("automatic deletion"))
			return { lines, growth, automatic, uploads: lines.find((line) => line.includes("Uploads:")) }
		}

		const inItsOwnWay = [CHUNK({ content: "The user asks.</think>Tuesday.<|im_end|>" }), "data: [DONE]\n\n"]
		const first = await examine(inItsOwnWay, { KEEP_ACTIVITY_DAYS: "700" })
		expect(first.growth.map((line) => line.split(":")[1])).toEqual([
			" conversations",
			" leads",
			" activity",
			" mail log",
			" token usage",
			" mail files",
		])
		for (const line of first.growth) expect(line).toMatch(/^ok {3}Growth:/)
		expect(first.growth[0]).toMatch(/: 0 \(0\.\d MB\), kept for good \(KEEP_CONVERSATIONS_DAYS\)\.$/)
		expect(first.growth[2]).toMatch(
			/: 1,500 \(\d\.\d MB\) since 2025-03-04, kept for 700 days \(KEEP_ACTIVITY_DAYS\)\.$/,
		)
		expect(first.growth.at(-1)).toMatch(
			/: 1 \(0\.0 MB\) since .*, kept for good, because no other copy leaves this host\.$/,
		)
		expect(first.automatic).toEqual(["ok   Growth: businesses with automatic deletion of their own: 1."])
		expect(first.uploads).toMatch(/^BAD {2}Uploads: the proxy refused a request of 2\.0 MB.*client_max_body_size 8m/)
		const notes = first.lines.filter((line) => line.startsWith("note Models"))
		expect(notes).toHaveLength(3)
		expect(notes).toContainEqual(expect.stringMatching(/without saying where they begin.*reasoning parser/))
		expect(notes).toContainEqual(expect.stringMatching(/control tokens.*chat template/))
		expect(notes).toContainEqual(expect.stringMatching(/doesn't say why an answer ends/))

		await client.query("UPDATE platform_config SET refused_upload_at = now() - interval '8 days'")
		await client.query("UPDATE mail_deliveries SET status = 'failed'")
		const later = await examine([CHUNK({ reasoning_content: "hm" }), CHUNK({}, "length")], {
			SMTP_URL: `smtp://${NOWHERE}`,
		})
		expect(later.growth.at(-1)).toMatch(/kept for 30 days \(KEEP_MAIL_FILES_DAYS\)\.$/)
		expect(later.automatic[0]).toMatch(
			/^note Growth: .* of which 1 delete nothing, because no mail reached an owner\. See /,
		)
		expect(later.uploads).toMatch(/^ok {3}Uploads:/)
		expect(later.lines).toContainEqual(expect.stringMatching(/^BAD {2}Models: openai .*Turn thinking off/))
		// Each line ends with one full stop, and none is the framework's.
		for (const line of later.lines) expect(line).toMatch(/^(ok {3}|note |BAD {2}).*[^.]\.$|^\d+ to mend\.$/)
	})

	it("names each thing that is wrong, all of them at once, and how to mend it", async () => {
		const provider = await startProvider(401)
		// The key must not follow it there.
		const elsewhere = await startProvider(200)
		const redirecting = await startProvider(302, { location: `${elsewhere.url}/models` })
		const { code, lines } = await doctor({
			APP_URL: `http://testimonials.invalid`,
			S3_BUCKET: "videos",
			S3_ENDPOINT: `http://${NOWHERE}`,
			S3_ACCESS_KEY_ID: "key",
			S3_SECRET_ACCESS_KEY: "secret",
			SMTP_URL: `smtp://${NOWHERE}`,
			OPENAI_API_KEY: "sk-old",
			OPENAI_BASE_URL: provider.url,
			ANTHROPIC_API_KEY: "sk-ant",
			ANTHROPIC_BASE_URL: redirecting.url,
		})
		const wrong = lines.filter((line) => line.startsWith("BAD"))
		for (const part of [
			/Configuration: browsers allow the camera on https only/,
			/Storage: bucket videos at http:\/\/127\.0\.0\.1:9 does not take an object/,
			/Mail: /,
			/Models: openai refuses the key \(401\)\. Set a valid one in OPENAI_API_KEY\./,
			/Models: anthropic doesn't answer/,
			/Proxy: http:\/\/testimonials\.invalid\/api\/health .*Start the product/,
		]) {
			expect(wrong).toContainEqual(expect.stringMatching(part))
		}
		expect(lines).toContainEqual(expect.stringMatching(/^ok {3}Database: PostgreSQL/))
		expect(wrong).toHaveLength(6)
		expect([code, lines.at(-1)]).toEqual([1, "6 to mend."])
		expect(lines.join()).not.toContain("sk-")
		expect([redirecting.keys, elsewhere.keys]).toEqual([["sk-ant"], []])
	})

	it.each([
		[8 * MB, /^ok {3}Proxy: it lets a request of 5 MB through\.$/],
		[
			1 * MB,
			/^BAD {2}Proxy: a request of 5 MB .*\(answers 413\)\. Let it accept 8 MB \(nginx: client_max_body_size 8m/,
		],
	])("tries the size of the requests that a proxy lets through: %d bytes", async (most, line) => {
		const front = createServer((request, response) => {
			if (request.method === "GET") return void response.end('{"live":true}')
			const isTooLarge = Number(request.headers["content-length"]) > most
			request.resume().on("end", () => {
				if (isTooLarge) response.writeHead(413).end("<html>413 Request Entity Too Large</html>")
				else response.writeHead(405).end('{"detail":"Method not allowed"}')
			})
		})
		// Not the address of this host alone, for which there is no proxy.
		front.listen(0, "127.0.0.2")
		await once(front, "listening")
		onTestFinished(() => void front.close())
		const APP_URL = `http://127.0.0.2:${(front.address() as AddressInfo).port}`
		const { lines } = await doctor({ APP_URL, TRUST_PROXY_HOPS: "1" })
		expect(lines).toContainEqual(expect.stringMatching(/^ok {3}Proxy: .* leads here; 1 trusted\.$/))
		expect(lines).toContainEqual(expect.stringMatching(line))
	})

	it("sends one JSON text to a monitor, and nothing else on that stream", async () => {
		const { code, out } = await doctor({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `http://${NOWHERE}/v1` }, "--json")
		const { ok, findings } = JSON.parse(out)
		expect([code, ok]).toEqual([1, false])
		const models = findings.filter(({ line }: { line: string }) => line.startsWith("Models:"))
		expect(models).toEqual([
			{ verdict: "bad", line: expect.stringMatching(/Check OPENAI_BASE_URL and this host's network\.$/) },
		])
	})

	it.each([
		["a database that is away", { DATABASE_URL: `postgresql://nobody:secret@${NOWHERE}/x` }, /^BAD {2}Database: /m],
		["a bad value", { UPLOAD_CONNECTIONS: "many" }, /^Cannot examine: Configuration: UPLOAD_CONNECTIONS must be/m],
		["an installation that never started", { DATABASE_URL: "" }, /^Cannot examine: there is nothing in .* yet/m],
	])("says so for %s", async (_name, settings, line) => {
		const { code, lines } = await doctor(settings)
		expect(lines.join("\n")).toMatch(line)
		expect(lines.join("\n")).not.toContain("secret@")
		expect(code).toBe(1)
	})
})
