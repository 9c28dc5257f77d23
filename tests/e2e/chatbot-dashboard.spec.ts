import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeConversation, makeLead, makeQuestion, makeSource } from "../support/chatbot-rows"
import { makeAdmin, makeTenant, makeTenantWithAdmin } from "../support/factories"

const chatbot = (slug: string, tab: string) => `/admin/${slug}/chatbot?tab=${tab}`
const DENIED = "Access denied. Please login as Platform Administrator to access AI Chatbot dashboard."

test("the dashboard opens the chatbot for an admin who comes from the chatbot, unless the address names a tab", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const dashboard = `/admin/${tenant.slug}/dashboard`
	const tab = page.getByRole("navigation", { name: "Dashboard" }).locator("[aria-current=page]")
	const products = page.getByRole("navigation", { name: "Products" })
	await page.goto(chatbot(tenant.slug, "leads"))
	await products.getByRole("link", { name: "Video Testimonials" }).click()
	await expect(tab).toHaveText("Testimonials")
	await products.getByRole("link", { name: "AI Chatbot" }).click()
	await expect(page).toHaveURL(`/admin/${tenant.slug}/chatbot`)

	// Navigation inside the product returns to the screen that was left.
	await page.evaluate((path) => {
		const link = Object.assign(document.createElement("a"), { href: path, textContent: "Bare dashboard" })
		document.querySelector("main")?.append(link)
	}, dashboard)
	await page.getByRole("link", { name: "Bare dashboard" }).click()
	await expect(page).toHaveURL(`/admin/${tenant.slug}/chatbot`)
	await expect(products.locator("[aria-current=page]")).toHaveText("AI Chatbot")
	await products.getByRole("link", { name: "Video Testimonials" }).click()
	await expect(tab).toHaveText("Testimonials")
	await page.goto(`${dashboard}?tab=chatbot`)
	await expect(page).toHaveURL(`/admin/${tenant.slug}/chatbot`)
	await expect(page.getByRole("navigation", { name: "AI Chatbot" }).locator("[aria-current=page]")).toHaveText(
		"Overview",
	)
})

/** The texts of a page in the server's own HTML. */
const textOf = (html: string) =>
	html
		.replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&#x27;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&amp;/g, "&")
		.replace(/\s+/g, " ")

test("each tab shows the stored data, in the server's own HTML", async ({ request, baseURL }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const read = async (path: string) => textOf(await (await request.get(path, signedIn(token))).text())
	for (const [tab, text] of [
		["conversations", "No conversations yet"],
		["leads", "No leads yet"],
		["knowledge", "No knowledge yet"],
		["unanswered", "All caught up"],
		["tests", "No test questions yet"],
	] as const)
		expect(await read(chatbot(tenant.slug, tab))).toContain(text)

	const lead = await makeLead(tenant.id, { company: "Analytical Engines", score: 82, quizName: "Coffee" })
	const { id } = await makeConversation(tenant.id, { questions: ["Where are you?"], lead })
	await makeSource(tenant.id, { title: "Opening hours" })
	await makeQuestion(tenant.id, "Do you sell saws?", 7)
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, chatbotName: "Helper", aiModel: "gpt-2" } })
	const day = new Date(new Date().toISOString().slice(0, 10))
	const tokens = { chargedTokens: 1500, promptTokens: 1000, completionTokens: 400, answers: 3, costMicros: 1_234_500 }
	await db().chatTokenUsage.create({ data: { tenantId: tenant.id, day, ...tokens } })
	for (const [path, ...texts] of [
		[
			`/admin/${tenant.slug}/chatbot`,
			/ Overview Knowledge 1 1 unanswered question Inbox Quiz Builder Chatbot Settings /,
			/ 1 Conversations .* 1 Leads .* 1 Unanswered .* 1 Knowledge /,
			/\$1\.23 in the last 30 days/,
		],
		[
			chatbot(tenant.slug, "settings"),
			/ Embed Code .* Look & greeting .* Answers & usage .* Leads & contact /,
			/ Name Helper /,
		],
		[
			`${chatbot(tenant.slug, "settings")}&section=answers`,
			/The AI model “gpt-2” is no longer available\. GPT-4o mini answers instead/,
			/You are the friendly assistant of \{tenant_name\}\./,
		],
		[`${chatbot(tenant.slug, "settings")}&section=visitors`, `${baseURL}/${tenant.slug}`],
		[`${chatbot(tenant.slug, "settings")}&section=usage`, /1,500 of 200,000 tokens/, /1,400/, /\$1\.23/],
		[
			chatbot(tenant.slug, "embed"),
			`<script src="${baseURL}/embed.js" data-tenant="${tenant.slug}" data-color="#007aff" async></script>`,
			`src="${baseURL}/chat/${tenant.slug}"`,
		],
		[chatbot(tenant.slug, "conversations"), /Where are you\? Ada Lovelace /, /Answer to Where are you\?/],
		[`${chatbot(tenant.slug, "conversations")}&conversation=${id}`, /Answer to Where are you\?/],
		// A page of a list that no longer exists shows the first one.
		[`${chatbot(tenant.slug, "conversations")}&cursor=nonsense`, /Answer to Where are you\?/],
		[chatbot(tenant.slug, "leads"), lead.email, /Analytical Engines/, /82 ?% ?Coffee/],
		[chatbot(tenant.slug, "knowledge"), /Opening hours/, /Open from nine to five\./],
		[chatbot(tenant.slug, "unanswered"), /Do you sell saws\?/, /Asked 7 times/],
	] as const) {
		const shown = await read(path)
		for (const text of texts)
			expect(shown, path).toEqual(
				typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text),
			)
	}
})

test("the inbox opens on the visitor who waits longest, before what is newer, in the server's own HTML", async ({
	request,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
	for (const minutes of [2, 4]) {
		const person = { personState: "waiting" as const, personAskedAt: ago(minutes) }
		await makeConversation(tenant.id, { questions: [`Waits ${minutes}`], person, lastMessageAt: ago(minutes) })
	}
	await makeConversation(tenant.id, { questions: ["Is done"] })
	const shown = textOf(await (await request.get(chatbot(tenant.slug, "conversations"), signedIn(token))).text())
	expect(shown).toMatch(/Waits 4 .*Waits 2 .*Is done .*Answer to Waits 4/)
	expect(shown).not.toMatch(/Answer to (Waits 2|Is done)/)
	const own = await request.get(`${chatbot(tenant.slug, "conversations")}&q=done`, signedIn(token))
	expect(textOf(await own.text())).toMatch(/Answer to Is done/)
})

const signedIn = (token: string, referer?: string) => ({
	headers: { cookie: `next-auth.session-token=${token}`, ...(referer && { referer }) },
})

test("a dashboard that is loaded from the chatbot's screen opens the chatbot", async ({ request, baseURL }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const dashboard = `/admin/${tenant.slug}/dashboard`
	const from = (path: string) => request.get(dashboard, signedIn(token, `${baseURL}${path}`))
	const sentOnTo = async (path: string) =>
		/http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(await (await from(path)).text())?.[1]
	expect(await sentOnTo(chatbot(tenant.slug, "leads"))).toBe(`/admin/${tenant.slug}/chatbot`)
	expect(await sentOnTo("/")).toBe(undefined)
})

test("a chatbot that is switched off or inactive shows the message, and everything read-only, in the server's own HTML", async ({
	request,
}) => {
	const { tenant, token } = await makeTenantWithAdmin({ chatbotEnabled: false, chatbotMessage: "Back in May." })
	await makeSource(tenant.id, { title: "Opening hours" })
	const read = async (path: string) => textOf(await (await request.get(path, signedIn(token))).text())
	const where = [chatbot(tenant.slug, "knowledge"), `/admin/${tenant.slug}/chatbot`] as const
	for (const path of where) expect(await read(path)).toContain("Back in May.")
	expect(await read(where[0])).toContain("Opening hours")
	await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false, chatbotEnabled: true } })
	for (const path of where) expect(await read(path)).toContain("This business is inactive")
})

test("anyone who is not a platform admin is told so, with a link to the login, in the server's own HTML", async ({
	request,
}) => {
	const { token } = await makeTenantWithAdmin()
	for (const asked of [{}, signedIn(token)]) {
		const html = await (await request.get("/admin/chatbot?tab=settings", asked)).text()
		expect(textOf(html)).toContain(DENIED)
		expect(html).toMatch(/<a href="\/admin\/platform"[^>]*>Go to login/)
		expect(textOf(html)).not.toContain("Defaults for new tenants")
	}
})

test("the platform's screens count every chatbot, show the defaults, and have no unknown tenant", async ({
	request,
}) => {
	const tenant = await makeTenant()
	await makeConversation(tenant.id, { lead: await makeLead(tenant.id) })
	const { token } = await makeAdmin({ tenantId: null })
	const read = async (path: string) => textOf(await (await request.get(path, signedIn(token))).text())
	const counted = async () => {
		const counts = [db().tenant.count(), db().chatConversation.count(), db().lead.count()]
		const [chatbots, conversations, leads] = (await Promise.all(counts)).map((count) => count.toLocaleString("en-US"))
		return ` ${chatbots} chatbots ${conversations} conversation ${leads} lead `
	}
	// Other tests make tenants meanwhile, so this retries until the two counts agree.
	await expect
		.poll(async () => {
			const shown = (await read("/admin/chatbot")).replaceAll(",", "").replace(/(conversation|lead)s /g, "$1 ")
			return shown.includes((await counted()).replaceAll(",", ""))
		})
		.toBe(true)
	const defaults = await read("/admin/chatbot?tab=settings")
	expect(defaults).toContain("Overview Chatbot Settings Embed Code Conversations")
	expect(defaults).toContain("Tenant: Defaults for new tenants")
	expect(await read("/admin/chatbot?tab=conversations")).toContain("Whose chatbot?")
	const gone = await request.get("/admin/chatbot?tab=embed&tenant=nobody-here", signedIn(token))
	expect(new URL(gone.url()).search).toBe("?tab=embed")
})
