import { expect, test } from "../support/browser"
import { makeAdmin, makeConsent, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { publishQuiz } from "../support/quiz-screen"

/** Each screen's address, and who has to be signed in to see it. */
async function makeScreens() {
	const { tenant, token } = await makeTenantWithAdmin()
	const { id } = await makeSubmission({ tenantId: tenant.id })
	const platform = await makeAdmin({ tenantId: null })
	return [
		["/", ""],
		["/admin/platform", ""],
		[`/admin/${tenant.slug}`, ""],
		[`/admin/${tenant.slug}/reset-password?token=nothing`, ""],
		[`/${tenant.slug}`, ""],
		[`/${tenant.slug}/thank-you`, ""],
		[`/testimonial/${id}`, ""],
		[`/consent/${(await makeConsent({ tenantId: tenant.id })).token}`, ""],
		[(await publishQuiz()).path, ""],
		["/nobody-has-this-slug", ""],
		["/nobody/has/this/address", ""],
		[`/admin/${tenant.slug}/dashboard`, token],
		["/admin/platform/dashboard", platform.token],
	] as const
}

/** Chats and quizzes are meant for other sites. */
const isEmbeddable = (path: string) => /^\/(chat\/|quiz\/)/.test(path)

test("every screen: scripts by a nonce of its own, framed by nobody, no outside source", async ({ request }) => {
	const nonces = new Set<string>()
	const screens = await makeScreens()
	for (const [path, token] of screens) {
		const answer = await request.get(path, { headers: token ? { cookie: `next-auth.session-token=${token}` } : {} })
		expect([200, 404], path).toContain(answer.status())
		expect(answer.url(), `${path} is not redirected`).toContain(path)
		const headers = answer.headers()
		const policy = headers["content-security-policy"] ?? ""
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
			"frame-ancestors": isEmbeddable(path) ? "*" : "'none'",
		})
		expect(headers, path).toMatchObject({ "x-content-type-options": "nosniff" })
		expect(headers["x-frame-options"], path).toBe(isEmbeddable(path) ? undefined : "DENY")
		expect(headers["x-powered-by"], path).toBeUndefined()

		const html = await answer.text()
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

test("a page of another origin cannot frame the product", async ({ page, strictness }) => {
	strictness.allow(/frame|outside request/i)
	const { tenant } = await makeTenantWithAdmin()
	await page.goto("/")
	const framed = await page.evaluate(async (path) => {
		const frame = document.createElement("iframe")
		frame.title = "framed"
		frame.src = path
		const loaded = new Promise((resolve) => frame.addEventListener("load", resolve))
		document.body.append(frame)
		await loaded
		// What the policy refuses is an error page of the browser's own, which nobody can look into.
		return frame.contentDocument !== null
	}, `/${tenant.slug}`)
	expect(framed).toBe(false)
})
