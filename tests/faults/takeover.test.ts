import { randomUUID } from "node:crypto"
import { type Browser, chromium, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { presentUser } from "@/lib/accounts/present"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken } from "@/lib/accounts/session-token"
import { db } from "@/lib/db/client"
import { ask, newSession } from "../support/chat"
import { chromiumArgs, findChromium } from "../support/chromium.mjs"
import { makeTenantWithAdmin } from "../support/factories"
import { desk, inboxStream, visitorStream, wantPerson } from "../support/live"
import type { TestServer } from "../support/server"
import { buildWorld, type World } from "./support/world"

/** Each round kills a server twice, once with the visitor's message on its way and once with the admin's. */
const ROUNDS = process.env.SOAK ? Number(process.env.SOAK_TAKEOVER) || 200 : 1
const WAIT_MS = 60_000

let world: World
/** The visitor's host and the admin's, on one database. */
let a: TestServer
let b: TestServer
let browser: Browser

beforeAll(async () => {
	world = await buildWorld()
	;[a, b] = await Promise.all([world.start(), world.start()])
	browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
})
afterAll(async () => {
	await browser?.close()
	await world.end()
})

async function makePlace() {
	const made = await makeTenantWithAdmin()
	await db().chatbotSettings.create({ data: { tenantId: made.tenant.id, personEnabled: true } })
	return { ...made, slug: made.tenant.slug }
}
const idOf = async (tenantId: string) => (await db().chatConversation.findFirstOrThrow({ where: { tenantId } })).id

describe("two hosts on one database", () => {
	it("tell each other's streams, and a listener whose connection was cut hears what it missed", async () => {
		const { tenant, token, slug } = await makePlace()
		const session = newSession()
		const inbox = await inboxStream(b.url, token)
		expect((await inbox.next()).conversations).toEqual([])
		await wantPerson(a.url, slug, session)
		expect((await inbox.until(({ conversations }) => conversations.length === 1)).conversations[0]?.state).toBe(
			"waiting",
		)
		const visitor = await visitorStream(a.url, slug, session)
		const id = await idOf(tenant.id)
		await desk(b.url, token, id).take()
		await visitor.until(({ state }) => state === "taken")

		// One connection of each process listens, however many streams are open.
		const more = await Promise.all([1, 2].map(() => visitorStream(a.url, slug, session)))
		const listening = () => db().$queryRaw<{ pid: number }[]>`
			SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN live'
				AND pid <> pg_backend_pid()`
		expect((await listening()).length).toBeLessThanOrEqual(2)
		// Cut, as by a database that restarts. What is said before they are back is heard then.
		await db().$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
			WHERE datname = current_database() AND query = 'LISTEN live' AND pid <> pg_backend_pid()`
		await desk(b.url, token, id).say("Said into the gap", randomUUID())
		expect((await visitor.until(({ messages }) => messages.length > 0)).messages[0]?.content).toBe("Said into the gap")
		await ask(a.url, slug, { session_id: session, message: "Heard" })
		await inbox.until(({ conversations }) => conversations[0]?.last_message === "Heard")
		for (const stream of [inbox, visitor, ...more]) stream.leave()
	})
})

async function signedIn(token: string, url: string): Promise<Page> {
	const viewer = await findViewer((await readSessionToken(token)) ?? "")
	if (!viewer) throw new Error("This token names no session.")
	const context = await browser.newContext()
	const cookie = { name: "next-auth.session-token", value: token, url, httpOnly: true, sameSite: "Lax" as const }
	await context.addCookies([cookie])
	const user = JSON.stringify(presentUser({ id: viewer.userId, ...viewer }))
	await context.addInitScript(
		([token, user]) => {
			localStorage.setItem("admin_token", token)
			localStorage.setItem("admin_user", user)
		},
		[token, user] as const,
	)
	return context.newPage()
}

describe("two browsers", () => {
	it(`${ROUNDS} rounds of messages both ways, with each server killed on the way: none is lost, none doubled`, async () => {
		const { tenant, token, slug } = await makePlace()
		const restart = async (server: TestServer) => {
			await server.kill9()
			return world.start({ PORT: new URL(server.url).port })
		}
		const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
		await visitor.goto(`${a.url}/chat/${slug}`)
		await visitor.getByRole("button", { name: "Ask for a person" }).click({ timeout: WAIT_MS })
		await visitor.getByText("You can go on writing while you wait.").first().waitFor({ timeout: WAIT_MS })

		const admin = await signedIn(token, b.url)
		await admin.goto(`${b.url}/admin/${slug}/chatbot?tab=conversations&show=waiting`)
		await admin.getByRole("link", { name: /^A visitor/ }).click({ timeout: WAIT_MS })
		await admin.getByRole("button", { name: "Take over" }).click({ timeout: WAIT_MS })
		await visitor
			.getByText(/has joined/)
			.first()
			.waitFor({ timeout: WAIT_MS })

		const field = visitor.getByRole("textbox", { name: "Message" })
		const answer = admin.getByRole("textbox", { name: "Your message" })
		const expected: string[] = []
		for (let round = 1; round <= ROUNDS; round++) {
			const [asked, told] = [`question ${round}.`, `reply ${round}.`]
			await field.fill(asked)
			await field.press("Enter")
			a = await restart(a)
			// The message may have arrived with its answer lost, or not at all. The visitor only sees that it failed.
			const failed = visitor.getByRole("button", { name: "Try again" })
			const seen = admin.getByRole("article").getByText(asked)
			for (;;) {
				if (await failed.isVisible()) await failed.click()
				if (
					await seen.waitFor({ timeout: 2_000 }).then(
						() => true,
						() => false,
					)
				)
					break
			}
			await failed.waitFor({ state: "hidden", timeout: 1_000 }).catch(() => failed.click())

			await answer.fill(told)
			await answer.press("Enter")
			b = await restart(b)
			const got = visitor.getByRole("log").getByText(told)
			for (;;) {
				if (
					await got.waitFor({ timeout: 2_000 }).then(
						() => true,
						() => false,
					)
				)
					break
				if ((await answer.inputValue()) === told) await answer.press("Enter")
			}
			// A message whose acknowledgment was lost stays in the field, and sending it again changes nothing.
			await expect
				.poll(
					async () => {
						if ((await answer.inputValue()) === told) await answer.press("Enter")
						return answer.inputValue()
					},
					{ timeout: WAIT_MS },
				)
				.toBe("")
			expected.push(asked, told)
		}
		const rows = await db().chatMessage.findMany({
			where: { conversation: { tenantId: tenant.id } },
			orderBy: { position: "asc" },
		})
		expect(rows.map(({ content }) => content)).toEqual(expected)
		expect(rows.map(({ position }) => position)).toEqual(expected.map((_, at) => at + 1))
		const times = (page: Page, role: "log" | "article", text: string) =>
			page.getByRole(role).getByText(text, { exact: true }).count()
		for (const text of expected) {
			// A page whose server has just come back is a moment behind.
			await expect.poll(() => times(visitor, "log", text), { timeout: WAIT_MS }).toBe(1)
			await expect.poll(() => times(admin, "article", text), { timeout: WAIT_MS }).toBe(1)
		}
	})
})
