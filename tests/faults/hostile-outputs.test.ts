import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import { GOOD_FORM, submit } from "../support/submit"
import { eventually } from "../support/worker-process"
import { nastyTexts } from "./hostile/nasty-text"
import { readCsv } from "./support/read-csv"
import { isInSample, SOAK } from "./support/soak"
import { buildWorld, type World } from "./support/world"

let world: World
let server: TestServer
let video: Buffer

beforeAll(async () => {
	video = (await fixture("chrome-vp9-opus.webm")).subarray(0, 20_000)
	world = await buildWorld({ mail: "smtp" })
	server = await world.start()
})
afterAll(() => world.end())

const FORMULAS = [
	"=1+1",
	"=cmd|' /C calc'!A0",
	'=HYPERLINK("http://evil.example","click")',
	"+1+1",
	"-1+1",
	"-2+3+cmd|' /C calc'!A0",
	"@SUM(1+1)",
	"=1+1\n=2+2",
	'"=1+1"',
	'",=1+1,"',
	"a,b",
	'a"b',
	'a",="b',
	"a\nb",
	"a\r\n=b",
	"a;=b",
	"\\",
	"\\.",
	"'=1+1",
	"==1",
	"=",
	"@",
]

describe("user input in the export", () => {
	it("is never a formula, and stays in its own cell", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ name: "=HYPERLINK(1)" })
		const texts = nastyTexts(30).filter((text) => text.trim() && text.length < 100)
		const names = [...FORMULAS, ...texts.filter((_, at) => isInSample(at))]
		const kept: string[] = []
		const type = async () => {
			for (let name = names.pop(); name !== undefined; name = names.pop()) {
				const form = { ...GOOD_FORM, name, email: `=1+${unique()}@example.com`, website: "" }
				const { status, body } = await submit(server.url, tenant.slug, { video, form })
				if (status === 200) kept.push(body.submission_id)
				else expect(status).toBe(422)
			}
		}
		await Promise.all(Array.from({ length: 6 }, type))
		expect(kept.length).toBeGreaterThan(SOAK ? 60 : 15)

		const answer = await send(server.url, "GET /api/admin/submissions/export", { token })
		expect(answer.text.startsWith("id,") || answer.text.startsWith("\uFEFFid,")).toBe(true)
		const [header = [], ...rows] = readCsv(answer.text.replace(/^\uFEFF/, ""))
		expect(rows.map(([id]) => id).sort()).toEqual(kept.sort())
		const stored = new Map((await db().submission.findMany()).map((row) => [row.id, row]))
		for (const row of rows) {
			expect(row).toHaveLength(header.length)
			for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
			const name = stored.get(row[0] ?? "")?.name ?? "missing"
			// Only an apostrophe may be added between the input and the cell.
			expect([name, `'${name}`]).toContain(row[header.indexOf("name")])
		}
	})
})

const HEADERS = [
	"Eve\r\nBcc: thief@example.com",
	"Eve\nBcc: thief@example.com",
	"Eve\rBcc: thief@example.com",
	"Eve\r\n\r\n<script>alert(1)</script>",
	"Eve\u0085Bcc: thief@example.com",
	"Eve\u2028Bcc: thief@example.com",
	"Eve\u000bBcc: thief@example.com",
	"Eve\u0000Bcc: thief@example.com",
	"Eve%0d%0aBcc: thief@example.com",
	"=?utf-8?q?Eve=0D=0ABcc:_thief@example.com?=",
	"Eve\r\n .\r\nQUIT",
	"Eve\r\n.\r\nMAIL FROM:<a@b.c>",
	"Eve, thief@example.com",
	"Eve <thief@example.com>",
	'"Eve" <thief@example.com>',
	"Eve;thief@example.com",
	"\u202EevE",
	"x".repeat(120),
	"é".repeat(120),
	"👩‍👩‍👧‍👦".repeat(10),
]

/** The name of each header line, without folded lines. */
const headerNames = (raw: string) =>
	(raw.split(/\r?\n\r?\n/)[0] ?? "")
		.split(/\r?\n/)
		.filter((line) => !/^[ \t]/.test(line))
		.map((line) => line.slice(0, line.indexOf(":")).toLowerCase())

describe("user input in the mail", () => {
	/** Sends a submission and returns the one mail that it caused. */
	async function mailOf(tenant: { id: string; slug: string; notifyEmail: string }, form: Record<string, string>) {
		const filled = { ...GOOD_FORM, ...form }
		const { status } = await submit(server.url, tenant.slug, { video, form: filled })
		if (status !== 200) return { status, mail: undefined }
		const mail = await eventually("its mail", () =>
			world.smtp.received.find(({ to }) => to.includes(tenant.notifyEmail)),
		)
		return { status, mail }
	}

	let expected: string[]
	beforeAll(async () => {
		const { mail } = await mailOf(await makeTenant(), {})
		expected = headerNames(mail?.raw ?? "")
		expect(expected).toContain("subject")
		expect(expected).not.toContain("bcc")
	})

	async function expectOneCleanMail(tenant: { id: string; notifyEmail: string }, what: string): Promise<void> {
		const kind = "submission.received"
		const [delivery] = await db().mailDelivery.findMany({ where: { tenantId: tenant.id, kind } })
		expect(delivery?.subject, what).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
		expect(delivery?.fromName, what).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
		const received = world.smtp.received.filter(({ to }) => to.includes(tenant.notifyEmail))
		expect(
			received.map(({ to }) => to),
			what,
		).toEqual([[tenant.notifyEmail]])
		const [mail] = received
		expect(headerNames(mail?.raw ?? ""), what).toEqual(expected)
		expect(
			mail?.parsed.to?.map(({ address }) => address),
			what,
		).toEqual([tenant.notifyEmail])
		expect(mail?.parsed.subject, what).toBe(delivery?.subject)
		expect(mail?.parsed.html, what).not.toMatch(/<script|onmouseover="/)
	}

	interface Case {
		what: string
		tenant: Parameters<typeof makeTenant>[0]
		form: Record<string, string>
	}

	/** Sends all at once, because the queue polls once a second. Each is refused, or mailed once and clean. */
	async function expectClean(cases: Case[]): Promise<void> {
		const outcomes = await Promise.all(
			cases.map(async ({ what, tenant, form }) => {
				const made = await makeTenant(tenant)
				return { what, made, ...(await mailOf(made, form)) }
			}),
		)
		for (const { what, made, status, mail } of outcomes) {
			if (mail) await expectOneCleanMail(made, what)
			else expect(status, what).toBe(422)
		}
		expect(outcomes.some(({ mail }) => mail)).toBe(true)
	}

	it("cannot start a header with a name", () =>
		expectClean(
			HEADERS.map((name) => ({
				what: name,
				tenant: { emailSubjectTemplate: "{name} for {tenant_name}" },
				form: { name },
			})),
		))

	it("cannot start one with a tenant's name, template or sender", () =>
		expectClean(
			HEADERS.filter((text) => !text.includes("\u0000")).map((text) => ({
				what: text,
				tenant: { name: text, emailSubjectTemplate: `${text} {tenant_name}`, emailFromName: text },
				form: {},
			})),
		))

	it("cannot start one with a website", () => {
		const websites = [
			"javascript:alert(1)",
			'https://example.com/"onmouseover="alert(1)',
			"https://example.com/\r\nBcc: x@y.z",
			"https://example.com/<script>",
		]
		return expectClean(websites.map((website) => ({ what: website, tenant: {}, form: { website } })))
	})

	it.each(["a@b.c,thief@example.com", "a<thief@example.com>", "thief@example.com;a@b.c", '"a"@b.c'])(
		"is not an address if it holds two: %j",
		async (notifyEmail) => {
			const tenant = await makeTenant({ notifyEmail })
			const before = world.smtp.received.length
			expect((await submit(server.url, tenant.slug, { video })).status).toBe(200)
			await eventually(
				"an empty mail queue",
				async () => (await db().job.count({ where: { queue: "deliver-mail" } })) === 0,
			)
			const after = world.smtp.received.slice(before)
			expect(after.filter(({ to }) => to.includes("thief@example.com"))).toEqual([])
		},
	)
})
