import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeConsent, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { makeQuiz } from "../support/quizzes"
import { readScreen, signedIn } from "../support/read-screen"

const { url } = inject("product")

const UNKNOWN_ID = "7b0c1f1e-9a53-4b1e-8f57-0d8f4a3c2b11"
const slugOf = async (tenant: Parameters<typeof makeTenant>[0]) => (await makeTenant(tenant)).slug

const PAGE = "Page Not Available"
const CHAT = "Chatbot Unavailable"
const NO_PAGE = "Testimonial page not found. Please check the URL."
const NO_CHAT = "Failed to load chatbot configuration"
const NO_TESTIMONIAL = "Testimonial not found or no longer available."
const OFF = "This page is currently unavailable."

/** The address, made when it is needed, and the texts found there. */
const FAILURES: [name: string, path: () => Promise<string>, status: number, title: string, text: string][] = [
	["an unknown tenant", async () => "/nobody-has-this-slug", 404, PAGE, NO_PAGE],
	["an inactive tenant", async () => `/${await slugOf({ isActive: false })}`, 404, PAGE, NO_PAGE],
	[
		"a product that is off, with its message",
		async () => `/${await slugOf({ videoTestimonialsEnabled: false, videoTestimonialsMessage: "Back in May." })}`,
		200,
		PAGE,
		"Back in May.",
	],
	[
		"a product that is off, without a message",
		async () => `/${await slugOf({ videoTestimonialsEnabled: false })}`,
		200,
		PAGE,
		OFF,
	],
	[
		"an unknown tenant's thank-you page",
		async () => "/nobody-has-this-slug/thank-you",
		404,
		"Something went wrong",
		"Failed to load thank you page",
	],
	["an unknown tenant's chat", async () => "/chat/nobody-has-this-slug", 404, CHAT, NO_CHAT],
	["an inactive tenant's chat", async () => `/chat/${await slugOf({ isActive: false })}`, 404, CHAT, NO_CHAT],
	[
		"a chat that is off, with its message",
		async () => `/chat/${await slugOf({ chatbotEnabled: false, chatbotMessage: "Back in May." })}`,
		200,
		CHAT,
		"Back in May.",
	],
	[
		"a chat that is off, without a message",
		async () => `/chat/${await slugOf({ chatbotEnabled: false })}`,
		200,
		CHAT,
		OFF,
	],
	["an unknown testimonial", async () => `/testimonial/${UNKNOWN_ID}`, 404, "Video Testimonial", NO_TESTIMONIAL],
	["a malformed testimonial id", async () => "/testimonial/nothing", 404, "Video Testimonial", NO_TESTIMONIAL],
	[
		"a rejected testimonial",
		async () => `/testimonial/${(await makeSubmission({ tenantId: (await makeTenant()).id, status: "rejected" })).id}`,
		404,
		"Video Testimonial",
		NO_TESTIMONIAL,
	],
	[
		"a testimonial that its tenant did not share, where only shared ones are public",
		async () =>
			`/testimonial/${(await makeSubmission({ tenantId: (await makeTenant({ publicSharedOnly: true })).id })).id}`,
		404,
		"Video Testimonial",
		NO_TESTIMONIAL,
	],
]

describe("a page in the server's own HTML, without a script", () => {
	it.each(FAILURES)(
		"says what there is to say about %s, has no button that does nothing, and leads on",
		async (_, path, status, title, text) => {
			const address = await path()
			const screen = await readScreen(url + address)
			expect(screen).toMatchObject({ status, title, needsScript: false })
			const business = title === CHAT && status === 200 ? address.replace("/chat", "") : "/"
			expect(screen.document.querySelector("main a")?.getAttribute("href")).toBe(business)
			expect(screen.texts).toContain(text)
			expect(screen.document.querySelector("button, [role=button]")).toBeNull()
		},
	)

	it("offers no way on in the chat's small frame on another site, which could not show it", async () => {
		for (const slug of ["nobody-has-this-slug", await slugOf({ chatbotEnabled: false })]) {
			const { title, document } = await readScreen(`${url}/chat/${slug}?embed=1`)
			expect([title, document.querySelector("main a")]).toEqual([CHAT, null])
		}
	})

	it("greets in the chat, and says what chatting and recording require", async () => {
		const slug = await slugOf({})
		const chat = await readScreen(`${url}/chat/${slug}`)
		expect(chat.texts).toContain("Hello! How can I help you today?")
		expect(chat.needsScript).toBe(false)
		expect(chat.document.querySelector("noscript")?.textContent).toMatch(/^The chat needs JavaScript\./)
		const page = await readScreen(`${url}/${slug}`)
		expect(page.document.querySelector("noscript")?.textContent).toMatch(/^Recording a video needs JavaScript\./)
	})
})

describe("a dashboard", () => {
	it("leads to its own area's login without a session", async () => {
		const slug = await slugOf({})
		expect((await readScreen(`${url}/admin/${slug}/dashboard`)).location).toBe(`/admin/${slug}`)
		expect((await readScreen(`${url}/admin/platform/dashboard`)).location).toBe("/admin/platform")
	})

	it.each(["/watch/5b4a2c9e-1111-4222-8333-444455556666", "/chatbot?tab=leads"])(
		"remembers in the login's fragment where a mail led: %s",
		async (path) => {
			const login = `/admin/${await slugOf({})}`
			const screen = await readScreen(`${url}${login}${path}`, { "x-page-address": "/admin/other/watch/1" })
			expect(screen.location).toBe(`${login}#${login}${path}`)
		},
	)

	it("leads another tenant's admin to that admin's dashboard, and shows nothing of this one", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenant()
		for (const at of [other.slug, "platform"]) {
			const screen = await readScreen(`${url}/admin/${at}/dashboard`, signedIn(token))
			expect(screen.location, at).toBe(`/admin/${tenant.slug}/dashboard`)
			expect(screen.html).not.toContain(other.name)
		}
	})
})

/** Each screen's address, its `frame-ancestors` if other sites may frame it, and the session needed to see it. */
async function makeScreens(): Promise<[path: string, framedBy?: string, token?: string][]> {
	const { tenant, token } = await makeTenantWithAdmin()
	const platform = await makeAdmin({ tenantId: null })
	const quiz = await makeQuiz({ tenantId: tenant.id })
	const choosy = await makeTenant()
	const chosen = await makeQuiz({ tenantId: choosy.id })
	await db().chatbotSettings.create({ data: { tenantId: choosy.id, allowedOrigins: ["https://shop.example"] } })
	return [
		["/"],
		["/admin/platform"],
		[`/admin/${tenant.slug}`],
		[`/admin/${tenant.slug}/reset-password?token=nothing`],
		[`/${tenant.slug}`],
		[`/${tenant.slug}/thank-you`],
		[`/testimonial/${(await makeSubmission({ tenantId: tenant.id })).id}`],
		[`/consent/${(await makeConsent({ tenantId: tenant.id })).token}`],
		[`/chat/${tenant.slug}`, "*"],
		[`/chat/${choosy.slug}`, "'self' https://shop.example"],
		[`/quiz/${tenant.slug}/${quiz.id}`, "*"],
		[`/embed/quiz/${quiz.id}`, "*"],
		[`/embed/quiz/${chosen.id}`, "'self' https://shop.example"],
		["/embed/quiz/none", "'self'"],
		["/api/docs"],
		["/api/docs/getAdminDashboard"],
		["/api/docs/nothing"],
		[`/embed/quiz/${quiz.id}/more`],
		["/chat"],
		["/chats/x"],
		[`/chat/${tenant.slug}/more`],
		["/nobody-has-this-slug"],
		["/nobody/has/this/address"],
		[`/admin/${tenant.slug}/dashboard`, undefined, token],
		["/admin/platform/dashboard", undefined, platform.token],
	]
}

it("allows a page's scripts by a nonce, no outside source, and no framing except of pages made for it", async () => {
	const nonces = new Set<string>()
	const screens = await makeScreens()
	for (const [path, framedBy, token] of screens) {
		const { status, headers, html } = await readScreen(url + path, token ? signedIn(token) : {})
		expect([200, 404], path).toContain(status)
		const policy = headers.get("content-security-policy") ?? ""
		const directives = new Map(
			policy.split("; ").map((directive) => {
				const [name = "", ...sources] = directive.split(" ")
				return [name, sources.join(" ")]
			}),
		)
		const nonce = /^'nonce-([A-Za-z0-9+/=]{22,})' 'strict-dynamic'$/.exec(directives.get("script-src") ?? "")?.[1] ?? ""
		expect(nonce, `${path}: ${policy}`).not.toBe("")
		expect(Object.fromEntries(directives), path).toMatchObject({
			"default-src": "'self'",
			"connect-src": "'self'",
			"object-src": "'none'",
			"base-uri": "'none'",
			"form-action": "'self'",
			"frame-ancestors": framedBy ?? "'none'",
		})
		expect(headers.get("x-content-type-options"), path).toBe("nosniff")
		expect(headers.get("x-frame-options"), path).toBe(framedBy ? null : "DENY")
		expect(headers.get("x-powered-by"), path).toBeNull()

		const scripts = html.match(/<script\b[^>]*>/g) ?? []
		expect(scripts.length, path).toBeGreaterThan(0)
		expect(
			scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
			path,
		).toEqual([])
		expect(html.match(/<[^>]+\son[a-z]+="/g), path).toBeNull()
		nonces.add(nonce)
	}
	expect(nonces.size).toBe(screens.length)
})
