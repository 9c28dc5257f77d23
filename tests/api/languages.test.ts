import { beforeAll, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"

const { url, mailFolder } = inject("product")

const GERMAN = { languages: ["en", "de", "ar"], visitorLanguage: true }

let video: Buffer
beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
})

async function pageOf(settings: Parameters<typeof makeTenantWithAdmin>[0] = {}) {
	const { tenant, token } = await makeTenantWithAdmin(settings)
	return {
		tenant,
		token,
		read: (accepted: string, query = "", path = "") =>
			readScreen(`${url}/${tenant.slug}${path}${query}`, { "accept-language": accepted }),
		save: (body: object) => send(url, "PUT /api/admin/tenant-settings", { token, body }),
	}
}
const languageOf = ({ document }: Awaited<ReturnType<typeof readScreen>>) => [
	document.documentElement.getAttribute("lang"),
	document.documentElement.getAttribute("dir"),
]

describe("a business's public pages", () => {
	it("stay English until the business offers another language, whatever a browser accepts", async () => {
		const { read } = await pageOf()
		const page = await read("de, ar;q=0.9", "?lang=de")
		expect([page.title, ...languageOf(page)]).toEqual(["Share your experience", "en", null])
	})

	it("speak the language that the visitor's browser asks for, among those offered", async () => {
		const { read } = await pageOf(GERMAN)
		const german = await read("de-AT")
		expect([german.title, ...languageOf(german)]).toEqual(["Teilen Sie Ihre Erfahrung", "de", "ltr"])
		expect(languageOf(await read("ar"))).toEqual(["ar", "rtl"])
		expect((await read("fr")).title).toBe("Share your experience")
		expect((await read("fr", "?lang=de")).title).toBe("Teilen Sie Ihre Erfahrung")
		expect((await read("de", "", "/thank-you")).title).toBe("Herzlichen Dank für Ihren Video-Erfahrungsbericht")
	})

	it("speak the business's own language to everyone unless it lets browsers choose", async () => {
		const { read, save } = await pageOf()
		expect((await save({ languages: ["de", "en"] })).body).toMatchObject({
			languages: ["de", "en"],
			visitor_language: false,
		})
		expect((await read("en", "?lang=en")).title).toBe("Teilen Sie Ihre Erfahrung")
		await save({ languages: [] })
		expect((await read("de")).title).toBe("Share your experience")
	})

	it("show what the business wrote itself as it wrote it", async () => {
		const { read } = await pageOf({ ...GERMAN, pageHeadline: "Tell us {name}!" })
		expect((await read("de")).title).toBe("Tell us {name}!")
	})

	it.each([["xx"], ["../../etc"], ["de", "de"], ["constructor"], [""]])(
		"refuse %j as a language",
		async (...languages) => {
			const { save } = await pageOf()
			expect((await save({ languages })).status).toBe(422)
		},
	)
})

describe("a customer's consent", () => {
	it("is recorded and receipted as it was read, as a version of its own", async () => {
		const { tenant, read } = await pageOf(GERMAN)
		const { html } = await read("de")
		const version = /2026-\d\d-\d\d\.de\.[a-z0-9]+/.exec(html)?.[0] ?? expect.fail("no version on the page")
		const email = `grace-${unique()}@example.com`
		await submit(url, tenant.slug, { video, form: { ...GOOD_FORM, email, consent_version: version } })
		const { text, textVersion } = await db().consentRecord.findFirstOrThrow({
			where: { submission: { tenantId: tenant.id, email } },
			select: { text: true, textVersion: true },
		})
		expect({ text, textVersion }).toEqual({ text: expect.stringMatching(/Video.*Marketing/i), textVersion: version })
		const mail = await firstMailTo(mailFolder, email)
		expect(mail.text).toContain(text)
		expect([mail.subject, mail.text].join()).not.toMatch(/agreed to|Fingerprint|private link/)
	})

	it("is refused for a translation that was never shown", async () => {
		const { tenant } = await pageOf(GERMAN)
		for (const consent_version of ["2026-11-20.de.abc", "2026-11-20.xx.abc", "2026-11-20.de"]) {
			const answer = await submit(url, tenant.slug, { video, form: { ...GOOD_FORM, consent_version } })
			expect(answer.status).toBe(422)
		}
	})
})

describe("a new business", () => {
	it("has the languages with which it was made, and is asked if none were named", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const made = async (given: object) => {
			const fields = {
				tenant_name: `Shop ${unique()}`,
				admin_email: `a-${unique()}@example.com`,
				admin_password: "secret",
			}
			const answer = await send(url, "POST /api/admin/create-tenant", { token, body: { ...fields, ...given } })
			if (answer.status !== 200) return [answer.status, answer.refusal.errors?.[0]?.field]
			return (await db().tenant.findUniqueOrThrow({ where: { id: answer.body.tenant_id } })).languages
		}
		expect(await made({})).toEqual([])
		expect(await made({ languages: ["de", "en"] })).toEqual(["de", "en"])
		expect(await made({ languages: ["xx"] })).toEqual([422, "languages"])
		expect(await made({ languages: "de" })).toEqual([422, "languages"])
	})
})
