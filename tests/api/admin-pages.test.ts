import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin, makeWidget } from "../support/factories"
import { makeQuiz } from "../support/quizzes"
import { readScreen, signedIn } from "../support/read-screen"

const { url } = inject("product")
const page = (path: string, token?: string) => readScreen(url + path, token ? signedIn(token) : {})

describe("the login pages", () => {
	it("say whose they are, and whom to contact", async () => {
		const platform = await page("/admin/platform")
		expect(platform.title).toBe("Platform Administrator")
		expect(platform.document.title).toMatch(/^Platform login/)
		for (const words of [
			"Access the platform management dashboard",
			"Platform administrators only. Contact support for access.",
		]) {
			expect(platform.texts).toContain(words)
		}
		const { name, slug } = await makeTenant()
		const tenant = await page(`/admin/${slug}`)
		expect(tenant.title).toBe("Tenant Administrator")
		expect(tenant.texts).toContain(`Access your business dashboard for ${name}`)
		expect(tenant.texts).toContain("Tenant administrators only. Contact your platform administrator for access.")
	})

	it("name an inactive business, whose admins can still sign in, but none that does not exist", async () => {
		const { slug, name } = await makeTenant({ isActive: false })
		expect((await page(`/admin/${slug}`)).texts).toContain(`Access your business dashboard for ${name}`)
		const unknown = await page("/admin/no-business-has-this-slug")
		expect(unknown.status).toBe(200)
		expect(unknown.texts).toContain("Access your business dashboard")
	})

	it("show the business's name and logo above their title", async () => {
		const logoKey = "assets/tenants/logo-1.png"
		const { slug, name } = await makeTenant({ logoKey })
		const signOf = async (path: string) => {
			const sign = (await page(path)).document.querySelector("h1")?.previousElementSibling
			return sign && [sign.textContent, sign.querySelector("img")?.getAttribute("src")]
		}
		expect(await signOf(`/admin/${slug}`)).toEqual([name, `/media/${logoKey}`])
		// An inactive business's files are not served.
		const inactive = await makeTenant({ logoKey: "assets/tenants/logo-2.png", isActive: false })
		expect(await signOf(`/admin/${inactive.slug}`)).toEqual([inactive.name, undefined])
		expect(await signOf("/admin/platform")).toBeNull()
	})

	it("lead an admin who is signed in to that admin's dashboard", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const platform = await makeAdmin({ tenantId: null })
		expect((await page("/admin/platform", platform.token)).location).toBe("/admin/platform/dashboard")
		expect((await page("/admin/platform", token)).location).toBe(`/admin/${tenant.slug}/dashboard`)
	})
})

it("an account page exists only in its own area", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const platform = await makeAdmin({ tenantId: null })
	const account = `/admin/${tenant.slug}/account`
	expect((await page(account, token)).texts).toContain("Change password")
	expect((await page(account, platform.token)).location).toBe("/admin/platform/account")
	expect((await page("/admin/platform/account", token)).location).toBe(account)
	expect((await page(account)).location).toBe(`/admin/${tenant.slug}`)
})

it("a business's settings say why they are read-only, or what customers see meanwhile", async () => {
	const settings = (slug: string) => `/admin/${slug}/dashboard?tab=settings&section=page`
	const inactive = await makeTenantWithAdmin({ isActive: false })
	const platform = await makeAdmin({ tenantId: null })
	const reason = "This business is inactive. You can view its data but not change it."
	const own = await page(settings(inactive.tenant.slug), inactive.token)
	expect(own.texts).toContain("This business is inactive")
	expect(own.texts).toContain(reason)
	const above = await page(settings(inactive.tenant.slug), platform.token)
	expect(above.texts).toContain("This business is inactive")
	expect(above.texts).not.toContain(reason)
	const off = await makeTenantWithAdmin({
		videoTestimonialsEnabled: false,
		videoTestimonialsMessage: "Back in May.",
	})
	const closed = await page(settings(off.tenant.slug), off.token)
	expect(closed.texts).toContain("Back in May.")
	const thanks = await page(`/admin/${off.tenant.slug}/dashboard?tab=settings&section=thank-you`, off.token)
	expect(thanks.texts).toContain("Video testimonials are turned off. You can view this, but not change it.")
})

it("each dashboard page watches the live inbox for a business's own admins, and only where visitors can ask for a person", async () => {
	const { tenant, token, user } = await makeTenantWithAdmin()
	const look = (path: string, as: string) => page(`/admin/${tenant.slug}/${path}`, as)
	// What the browser's code is given. Without it, that code is not loaded.
	const watches = async (path: string, as = token, userId = user.id) =>
		(await look(path, as)).html.includes(`live:${tenant.id}:${userId}`)
	expect(await watches("dashboard")).toBe(false)
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, personEnabled: true } })
	for (const path of ["dashboard", "dashboard?tab=settings", "chatbot", "account"]) {
		expect([path, await watches(path)]).toEqual([path, true])
	}
	const viewer = await makeAdmin({ tenantId: tenant.id, tenantRole: "viewer" })
	expect(await watches("dashboard", viewer.token, viewer.user.id)).toBe(true)
	const platform = await makeAdmin({ tenantId: null })
	expect(await watches("dashboard", platform.token, platform.user.id)).toBe(false)
	await db().tenant.update({ where: { id: tenant.id }, data: { chatbotEnabled: false } })
	expect(await watches("dashboard")).toBe(false)
})

describe("a business's Website tab", () => {
	const tab = (slug: string) => `/admin/${slug}/dashboard?tab=website`

	const reviewLink = ({ document }: Awaited<ReturnType<typeof page>>) =>
		[...document.querySelectorAll("a")]
			.find(({ textContent }) => textContent === "Review testimonials")
			?.getAttribute("href")

	it("says how many testimonials there are to show, or where to approve some", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ publicSharedOnly: true })
		await makeSubmission({ tenantId: tenant.id, status: "approved" })
		const none = await page(tab(tenant.slug), token)
		expect(none.texts.join()).toContain("You have no testimonials that are both approved and shared.")
		expect(reviewLink(none)).toBe(`/admin/${tenant.slug}/dashboard`)
		await makeSubmission({ tenantId: tenant.id, status: "approved", sharedAt: new Date() })
		expect((await page(tab(tenant.slug), token)).texts).toContain("You have 1 approved and shared testimonial to show.")
	})

	it("leads to a review only where a testimonial waits for one", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const none = await page(tab(tenant.slug), token)
		expect(none.texts.join()).toContain("You have no approved testimonials yet.")
		expect(reviewLink(none)).toBeUndefined()
		await makeSubmission({ tenantId: tenant.id, status: "rejected" })
		expect(reviewLink(await page(tab(tenant.slug), token))).toBeUndefined()
		await makeSubmission({ tenantId: tenant.id, status: "pending" })
		expect(reviewLink(await page(tab(tenant.slug), token))).toBe(`/admin/${tenant.slug}/dashboard`)
	})

	it("names the sources for a policy from which the media really come", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const bytes = await fixture("chrome-vp9-opus.webm")
		const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved", bytes })
		const widget = await makeWidget({ tenantId: tenant.id })
		const played = await fetch(`${url}/media/submissions/${id}/video`, { redirect: "manual" })
		await played.body?.cancel()
		const redirect = played.headers.get("location")
		const sources = redirect ? `${url} ${new URL(redirect).origin}` : url
		const shown = await page(`${tab(tenant.slug)}&widget=${widget.id}`, token)
		expect(shown.texts).toContain(
			`script-src ${url}; connect-src ${url}; img-src data: ${sources}; media-src ${sources}`,
		)
	})

	it("shows no widget of another business, and says why it is read-only", async () => {
		const other = await makeWidget({ tenantId: (await makeTenant()).id })
		const off = await makeTenantWithAdmin({ videoTestimonialsEnabled: false, videoTestimonialsMessage: "Back in May." })
		const shown = await page(`${tab(off.tenant.slug)}&widget=${other.id}`, off.token)
		expect(shown.texts).toContain("This widget doesn't exist anymore")
		const own = await makeWidget({ tenantId: off.tenant.id })
		const closed = await page(`${tab(off.tenant.slug)}&widget=${own.id}`, off.token)
		expect(closed.texts).toContain("Back in May.")
		expect(closed.texts).toContain("Video testimonials are turned off. You can view this, but not change it.")
	})
})

describe("the platform's quiz builder", () => {
	it("previews a quiz in its own business's color", async () => {
		const { id: tenantId } = await makeTenant({ brandColor: "#a1b2c3" })
		const quiz = await makeQuiz({ tenantId })
		const { token } = await makeAdmin({ tenantId: null })
		expect((await page(`/admin/chatbot?tab=quizzes&quiz=${quiz.id}`, token)).html).toContain("#a1b2c3")
	})
})
