import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeSubmission, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"
import { makeQuiz } from "../support/quizzes"
import { readScreen, signedIn } from "../support/read-screen"

const { url } = inject("product")

interface PublicPageCase {
	path: string
	/** Changes the row straight in the database, as another host would. @returns what the page then shows */
	change(): Promise<string>
	/** Removes it from the public side. */
	remove(): Promise<unknown>
}

async function tenantCase(pathOf: (slug: string) => string, field: "pageHeadline" | "thankYouHeadline") {
	const { id, slug } = await makeTenant()
	return {
		path: pathOf(slug),
		change: async () => {
			const text = `Changed ${unique()}`
			await db().tenant.update({ where: { id }, data: { [field]: text } })
			return text
		},
		remove: () => db().tenant.update({ where: { id }, data: { isActive: false } }),
	}
}

const PAGES: [name: string, make: () => Promise<PublicPageCase>][] = [
	["a tenant's page", () => tenantCase((slug) => `/${slug}`, "pageHeadline")],
	["a thank-you page", () => tenantCase((slug) => `/${slug}/thank-you`, "thankYouHeadline")],
	[
		"a shared testimonial",
		async () => {
			const { id } = await makeSubmission({ tenantId: (await makeTenant()).id })
			return {
				path: `/testimonial/${id}`,
				change: async () => {
					const name = `Changed ${unique()}`
					await db().submission.update({ where: { id }, data: { name } })
					return name
				},
				remove: () => db().submission.update({ where: { id }, data: { status: "rejected" } }),
			}
		},
	],
	[
		"a chat",
		async () => {
			const { id, slug } = await makeTenant()
			return {
				path: `/chat/${slug}`,
				change: async () => {
					const greeting = `Changed ${unique()}`
					await db().chatbotSettings.create({ data: { tenantId: id, chatGreeting: greeting } })
					return greeting
				},
				remove: () => db().tenant.update({ where: { id }, data: { isActive: false } }),
			}
		},
	],
	[
		"a quiz",
		async () => {
			const { id: tenantId, slug } = await makeTenant()
			const { id } = await makeQuiz({ tenantId })
			return {
				path: `/quiz/${slug}/${id}`,
				change: async () => {
					const name = `Changed ${unique()}`
					await db().quiz.update({ where: { id }, data: { name } })
					return name
				},
				remove: () => db().quiz.delete({ where: { id } }),
			}
		},
	],
]

/** A compressed answer does not state its length. */
const open = (address: string, headers: Record<string, string> = {}) =>
	readScreen(address, { "accept-encoding": "identity", ...headers })
const nonceOf = (headers: Headers) =>
	/'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? expect.fail("no nonce")
/** Cached HTML is complete, so its length is known. HTML that is being rendered is sent as it comes. */
const isKept = (headers: Headers) => headers.has("content-length")

describe.each(PAGES)("%s, whose HTML is cached", (_, make) => {
	it("goes to each visitor with its own nonce, whatever query the address has", async () => {
		const { path } = await make()
		const first = await open(`${url}${path}?utm_source=${unique()}`, { cookie: "theme=odd", "user-agent": "odd" })
		const second = await open(url + path)
		expect([first.status, second.status]).toEqual([200, 200])
		expect([isKept(first.headers), isKept(second.headers)]).toEqual([false, true])
		const nonces = [nonceOf(first.headers), nonceOf(second.headers)] as const
		expect(nonces[1]).not.toBe(nonces[0])
		expect(second.html.replaceAll(nonces[1], "NONCE")).toBe(first.html.replaceAll(nonces[0], "NONCE"))
		expect(first.html).not.toContain("utm_source")
		for (const { headers } of [first, second]) expect(headers.get("cache-control")).toBe("private, no-cache")
		const withoutNonce = (headers: Headers, nonce: string) =>
			headers.get("content-security-policy")?.replace(nonce, "NONCE")
		expect(withoutNonce(second.headers, nonces[1])).toBe(withoutNonce(first.headers, nonces[0]))
	})

	it("shows a saved change on the next request, and nothing once it is gone", async () => {
		const { path, change, remove } = await make()
		await open(url + path)
		const text = await change()
		expect((await open(url + path)).html).toContain(text)
		const kept = await open(url + path)
		expect(isKept(kept.headers)).toBe(true)
		expect(kept.html).toContain(text)
		await remove()
		const gone = await open(url + path)
		expect(gone.status).toBe(404)
		expect(gone.html).not.toContain(text)
	})
})

describe("the HTML of a public page", () => {
	it("is the same for a visitor who is signed in", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const screens = [await open(`${url}/${tenant.slug}`, signedIn(token)), await open(`${url}/${tenant.slug}`)]
		const [own, others] = screens.map(({ html, headers }) => html.replaceAll(nonceOf(headers), "NONCE"))
		expect(own).toBe(others)
	})

	it("differs for a chat in a frame", async () => {
		const { slug } = await makeTenant()
		const inFrame = await open(`${url}/chat/${slug}?embed=1&x=2`)
		const alone = await open(`${url}/chat/${slug}`)
		expect(inFrame.html.replaceAll(nonceOf(inFrame.headers), "")).not.toBe(
			alone.html.replaceAll(nonceOf(alone.headers), ""),
		)
	})
})
