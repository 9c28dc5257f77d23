import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { inventLanguage } from "@/tests/support/pseudo-language"

let project: string
beforeAll(async () => {
	project = await mkdtemp(path.join(tmpdir(), "thirteenth-language-"))
	await cp("lib/languages", path.join(project, "lib/languages"), { recursive: true })
	inventLanguage(path.join(project, "lib/languages"), "xx")
	vi.spyOn(process, "cwd").mockReturnValue(project)
	vi.resetModules()
})
afterAll(() => rm(project, { recursive: true, force: true }))

it("a thirteenth language is one folder: settings offer it, pages speak it, and nothing else names it", async () => {
	const { availableLanguages, spokenOf } = await import("@/lib/tenants/languages/loaders")
	const offered = availableLanguages().find(({ code }) => code === "xx")
	expect(offered).toMatchObject({ englishName: "xx", isReviewed: false })

	const { assertSpoken } = await import("@/lib/tenants/languages/assert-spoken")
	assertSpoken(["en", "xx"])
	expect(() => assertSpoken(["yy"])).toThrow("yy")

	const { chooseLanguage } = await import("@/lib/languages/choose-language")
	const business = { languages: ["en", "xx"], followsVisitor: true }
	expect(chooseLanguage(business, null, "xx-XX, de;q=0.5")).toBe("xx")
	expect(spokenOf(business).map(({ name }) => name)).toEqual(["English", offered?.name])

	const { messagesFor } = await import("@/lib/languages/catalogue")
	const { inLanguage } = await import("@/lib/languages/current-language")
	expect(messagesFor("xx", "quiz").keys).toBe(messagesFor("de", "quiz").keys)
	const { MessageScreen } = await import("@/components/testimonial-pages/message-screen")
	const page = inLanguage("xx", () => renderToStaticMarkup(<MessageScreen title="" message="" retry />))
	const texts = page.replace(/<[^>]*>/g, " ")
	expect(texts).toMatch(/\p{sc=Georgian}{6}/u)
	expect(texts).not.toMatch(/\p{sc=Latin}/u)
})
