import { describe, expect, inject, it } from "vitest"
import { businessSitemap, sitemapIndex } from "@/lib/submissions/discovery/sitemap"
import { unsubscribeToken } from "@/lib/submissions/invitations/tokens"
import { makeConsent, makeInvitation, makeSubmission, makeTenant } from "../support/factories"
import { makeQuiz } from "../support/quizzes"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

const SHARED = { status: "approved", sharedAt: new Date("2026-01-16") } as const
const OFFER = { languages: ["en", "de", "ar"], visitorLanguage: true }
const ONE = { languages: ["de", "ar"], visitorLanguage: false }

async function world(settings: Parameters<typeof makeTenant>[0] = OFFER) {
	const tenant = await makeTenant({ wallEnabled: true, showFigures: true, showInSearch: true, ...settings })
	const shown = { tenantId: tenant.id, ...SHARED }
	const { submission, token } = await makeConsent({ ...shown, name: "Grace" })
	const quiz = await makeQuiz({ tenantId: tenant.id })
	return {
		tenant,
		submission,
		consent: `/consent/${token}`,
		page: `/${tenant.slug}`,
		thanks: `/${tenant.slug}/thank-you`,
		testimonial: `/testimonial/${submission.id}`,
		wall: `/wall/${tenant.slug}`,
		about: `/wall/${tenant.slug}/about`,
		chat: `/chat/${tenant.slug}`,
		quiz: `/quiz/${tenant.slug}/${quiz.id}`,
		embeddedQuiz: `/embed/quiz/${quiz.id}`,
	}
}

const read = (path: string, accepted = "en") => readScreen(url + path, { "accept-language": accepted })

type Page = Awaited<ReturnType<typeof read>>

const valuesOf = ({ document }: Page, attribute: string) =>
	[...document.querySelectorAll(`body [${attribute}]`)].map((element) => element.getAttribute(attribute) ?? "")

/** Where its links lead, among the pages of this site. Files have no language. */
const linksOf = (page: Page) =>
	valuesOf(page, "href")
		.map((address) => address.replace(url, ""))
		.filter((address) => /^\/(?!_next|media|api\/)/.test(address))

const headLinks = ({ document }: Page) => ({
	canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
	alternates: Object.fromEntries(
		[...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
			link.getAttribute("hreflang"),
			link.getAttribute("href"),
		]),
	),
})
const alternatesOf = (path: string) => ({
	en: `${url}${path}?lang=en`,
	de: `${url}${path}?lang=de`,
	ar: `${url}${path}?lang=ar`,
	"x-default": url + path,
})

describe("a page whose address asks for a language", () => {
	it.each(["page", "thanks", "testimonial", "wall", "about", "chat", "quiz", "embeddedQuiz", "consent"] as const)(
		"(%s) speaks it, and keeps it on every link",
		async (name) => {
			const places = await world()
			await makeSubmission({ tenantId: places.tenant.id, ...SHARED })
			const german = await read(`${places[name]}?lang=de-AT`)
			expect(german.document.documentElement.getAttribute("lang")).toBe("de")
			for (const address of linksOf(german)) expect(address).toMatch(/^[^?]*\?lang=de$/)
			for (const address of valuesOf(german, "action")) expect(address).toMatch(/\?lang=de$/)
		},
	)

	it("leads from page to page, and ends nowhere in another", async () => {
		const places = await world()
		const seen = new Set<string>()
		const open = [`${places.wall}?lang=ar`]
		for (let path = open.pop(); path; path = open.pop()) {
			if (seen.has(path)) continue
			seen.add(path)
			const page = await read(path, "de")
			expect([path, page.document.documentElement.getAttribute("lang")]).toEqual([path, "ar"])
			open.push(...linksOf(page))
		}
		const { wall, about, testimonial, page } = places
		expect(seen).toEqual(new Set([wall, about, testimonial, page].map((path) => `${path}?lang=ar`)))
	})

	it.each(["", "?lang=xx", "?lang=fr", "?lang=", "?lang=de%22%3E%3Cscript%3E"])("drops %j", async (query) => {
		const { wall, page } = await world()
		const shown = await read(wall + query, "ar")
		expect(shown.document.documentElement.getAttribute("lang")).toBe("ar")
		expect(linksOf(shown)).toContain(page)
		expect(shown.html).not.toContain("lang=fr")
	})

	it("does so after a form that was sent without a script", async () => {
		const { tenant, consent } = await world()
		const unsubscribe = `/unsubscribe/${unsubscribeToken(await makeInvitation({ tenantId: tenant.id }))}`
		for (const path of [consent, unsubscribe]) {
			const [action = ""] = valuesOf(await read(`${path}?lang=de`), "action")
			const post = (address: string) =>
				fetch(url + address, { method: "POST", headers: { accept: "text/html" }, redirect: "manual" })
			const answer = await post(action)
			expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?lang=de`])
			const unknown = await post(action.replace("lang=de", "lang=//example.com"))
			expect(unknown.headers.get("location")).toBe(path)
		}
	})
})

describe("search engines", () => {
	it.each(["page", "testimonial", "wall"] as const)(
		"find each language of a %s under its own address",
		async (name) => {
			const places = await world()
			const path = places[name]
			const alternates = alternatesOf(path)
			for (const [query, accepted, shown] of [
				["", "en", "en"],
				["", "de", "de"],
				["?lang=ar", "de", "ar"],
			] as const) {
				expect(headLinks(await read(path + query, accepted))).toEqual({ canonical: alternates[shown], alternates })
			}
		},
	)

	it("find them in the sitemap, which stays below its bound", async () => {
		const { tenant, wall, testimonial } = await world()
		const { text } = await send(url, "GET /sitemap.xml", { query: { business: tenant.slug } })
		const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address, links = ""]) => [
			address,
			Object.fromEntries([...links.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, code, href]) => [code, href])),
		])
		const inEach = (path: string) =>
			["en", "de", "ar"].map((code) => [`${url}${path}?lang=${code}`, alternatesOf(path)])
		expect(entries).toEqual([...inEach(wall), ...inEach(testimonial)])

		await makeSubmission({ tenantId: tenant.id, ...SHARED })
		const files = [...(await sitemapIndex(3)).matchAll(/<loc>(.*?)<\/loc>/g)]
			.map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).searchParams)
			.filter((query) => query.get("business") === tenant.slug)
			.map((query) => query.get("after") ?? undefined)
		expect(files).toHaveLength(2)
		const texts = await Promise.all(files.map((after) => businessSitemap(tenant.slug, after, 3)))
		const listed = texts.map((file) => file?.match(/<loc>\S+testimonial\/[^?]+/g)?.length)
		expect(listed).toEqual([3, 3])
		expect(new Set(texts.join().match(/testimonial\/[^?<"]+/g)).size).toBe(2)
	})

	it("find a business with one language as before", async () => {
		const { tenant, ...places } = await world(ONE)
		for (const name of ["page", "testimonial", "wall"] as const) {
			const shown = await read(`${places[name]}?lang=ar`, "ar")
			expect(headLinks(shown).alternates).toEqual({})
			expect(headLinks(shown).canonical).toBe(name === "page" ? undefined : url + places[name])
			expect(shown.html).not.toMatch(/[?&]lang=|data-asked/)
			expect(shown.headers.get("vary") ?? "").not.toMatch(/accept-language/i)
		}
		const { text } = await send(url, "GET /sitemap.xml", { query: { business: tenant.slug } })
		expect(text).not.toContain("xhtml")
	})
})

describe("caches", () => {
	it.each(["page", "wall", "quiz", "consent"] as const)("learn what a %s depends on, drawn or kept", async (name) => {
		const places = await world()
		for (let round = 0; round < 2; round++) {
			const { headers } = await read(places[name], "de")
			expect(headers.get("vary")).toMatch(/\baccept-language\b/i)
			expect(headers.get("vary")).not.toMatch(/accept-language.*accept-language/i)
		}
	})

	it("of this server tell a page that keeps its language from one that follows the browser", async () => {
		const { wall, page } = await world()
		for (const [query, address] of [
			["", page],
			["?lang=de", `${page}?lang=de`],
			["", page],
			["?lang=de-CH", `${page}?lang=de`],
		])
			expect(linksOf(await read(wall + query, "de"))).toContain(address)
	})
})

describe("the language button", () => {
	const buttonOf = ({ document }: Page) =>
		[...document.querySelectorAll("nav [popover] a")].map((link) =>
			["href", "lang", "hreflang", "dir", "aria-current"].map((name) => link.getAttribute(name)),
		)

	it.each(["page", "thanks", "testimonial", "wall", "about", "chat", "quiz", "consent"] as const)(
		"(%s) is there where the business shows it, with each language by its own name",
		async (name) => {
			const places = await world({ ...OFFER, languageSwitch: true })
			const shown = await read(places[name], "de")
			expect(buttonOf(shown)).toEqual([
				["?lang=en", "en", "en", "ltr", null],
				["?lang=de", "de", "de", "ltr", "true"],
				["?lang=ar", "ar", "ar", "rtl", null],
			])
			expect(shown.texts).toEqual(expect.arrayContaining(["English", "Deutsch", "العربية", "Sprache: Deutsch"]))
		},
	)

	it.each([
		["the business shows none", OFFER],
		["everyone gets the same language", { ...ONE, languageSwitch: true }],
		["there is no other", { languages: ["de"], visitorLanguage: true, languageSwitch: true }],
	])("is not there where %s", async (_, settings) => {
		const { wall, quiz } = await world(settings)
		for (const path of [wall, quiz]) expect(buttonOf(await read(path))).toEqual([])
	})
})
